import SimpleTable
import SimpleTableTesting
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

/// Texts of several lines in menus.
@Suite(.timeLimit(.minutes(10))) struct `Texts of several lines` {
  private let text = Setting(wrappedValue: "Ada").projectedValue

  private func table(_ rules: [ValidationRule<String>] = [], question: String? = nil) -> Table {
    Table("Mail") {
      Section {
        let row = TextAreaRow("Signature", text: text, placeholder: "None", rules: rules)
        if let question { row.confirm(question) } else { row }
        Row("Last")
      }
    }
  }

  // MARK: In the field

  @Test func `without an editor Return breaks a line, and control-D ends`() {
    let menu = ScriptedMenu(table(), width: 50, height: 5)
    menu.press(.return, .return)
    menu.type("London")
    expectSnapshot(of: menu.frame) {
      """
       Mail

      ❯   Signature                         Ada⏎London
          Last
       Return breaks the line, ^D saves, Esc cancels
      """
    }
    #expect(text.wrappedValue == "Ada")
    menu.press(.control("d"))
    #expect(text.wrappedValue == "Ada\nLondon")
    #expect(menu.frame.contains("Ada (+1 line)"))
    menu.press(.return, .return, .escape)
    #expect(text.wrappedValue == "Ada\nLondon")
    menu.press(.return, .paste("\r\nE\r2\u{7}"), .home, .control("k"), .control("d"))
    #expect(text.wrappedValue == "")
  }

  @Test func `numbered lines forget the lines of the text before`() {
    let session = NumberedLines(Menu(table()))
    _ = session.list()
    for line in ["1", "a", "b", "."] { _ = session.answer(line) }
    #expect(text.wrappedValue == "a\nb")
    for line in ["1", "c", "."] { _ = session.answer(line) }
    #expect(text.wrappedValue == "c")
  }

  @Test func `keys move over line breaks and delete them`() {
    let menu = ScriptedMenu(table(), width: 50, height: 5)
    menu.press(.return, .return, "x", .left, .left, .left, .return, .right, .right, .backspace)
    menu.press(.control("d"))
    #expect(text.wrappedValue == "Ad\nax")
    menu.press(.return)
    #expect(menu.cursor?.column == 48)
    menu.press(.left, .left)
    #expect(menu.cursor?.column == 46)
  }

  @Test func `a paste keeps its line breaks`() {
    let menu = ScriptedMenu(table(), width: 50, height: 5)
    menu.press(.return, .control("u"), .paste("a\r\nb\rc\nd\te"), .control("d"))
    #expect(text.wrappedValue == "a\nb\nc\nd e")
  }

  @Test func `a refused text stays in the field`() {
    let menu = ScriptedMenu(table([.length(0...5)]), width: 50, height: 6)
    menu.press(.return, .return, "b", "c", .control("d"))
    #expect(menu.frame.contains("must have 0 to 5 characters"))
    menu.press(.backspace, .control("d"))
    #expect(text.wrappedValue == "Ada\nb")
  }

  @Test func `one that was not changed stays as it is, whatever is in it`() {
    text.wrappedValue = "a\r\nb\tc"
    let menu = ScriptedMenu(table(), width: 50, height: 5)
    menu.press(.return, .control("d"))
    #expect(text.wrappedValue == "a\r\nb\tc")
  }

  @Test func `a question is asked at the end, and a refused text can be corrected`() {
    let menu = ScriptedMenu(table([.length(0...5)], question: "Sure?"), width: 50, height: 6)
    menu.press(.return, .return, "b", "c", .control("d"))
    #expect(menu.frame.contains("Sure? (y/n)"))
    menu.press("y", .backspace, .control("d"), "y")
    #expect(text.wrappedValue == "Ada\nb")
  }

  @Test func `symbols are ASCII where those of the menu are`() {
    let menu = ScriptedMenu(table(), width: 50, height: 5, symbols: .ascii)
    menu.press(.return, .return, "b")
    #expect(menu.frame.contains("Ada|b"))
  }

  // MARK: With an editor

  private func session(_ table: Table) -> MenuSession {
    MenuSession(Menu(table), size: TerminalSize(columns: 60, rows: 8), usesEditor: true)
  }

  private func request(_ session: MenuSession) throws -> MenuSession.EditorRequest {
    let outcome = session.press([.return, "q"])
    return try #require({ if case .edit(let request) = outcome { request } else { nil } }())
  }

  private func status(_ session: MenuSession) -> String {
    session.nextFrame().lines.last?.text ?? ""
  }

  @Test func `the editor gets the text, and what it leaves is set`() throws {
    let session = session(table())
    let first = try request(session)
    #expect(first.text == "Ada")
    session.endEditing(first, .success("Ada\nLondon"))
    #expect(text.wrappedValue == "Ada\nLondon")
    #expect(try request(session).text == "Ada\nLondon")
  }

  @Test(
    arguments: [
      (.success("Ada"), " The text was not changed."),
      (
        .failure(.notStarted("vi: no such file or directory")),
        " could not be started: vi: no such file or directory."
      ),
      (.failure(.exit(3)), " The editor failed with 3; the text is unchanged."),
      (.failure(.signal(9)), " Signal 9 ended the editor; the text is unchanged."),
      (
        .failure(.unreadable("it is not UTF-8")),
        " The edited text cannot be read: it is not UTF-8"
      ),
      (.success("a\tb"), " Must not have control characters other than line breaks"),
      (.success("\(String(repeating: "a", count: 20))"), " Must have 0 to 10 characters"),
    ] as [(Result<String, TextEditor.Failure>, String)])
  func `nothing changes without a text that is taken, and it is said why`(
    result: Result<String, TextEditor.Failure>, notice: String
  ) throws {
    let session = session(table([.length(0...10)]))
    session.endEditing(try request(session), result)
    let said = session.nextFrame().lines.map(\.text).suffix(2).joined()
    #expect(said.contains(notice), "\(said)")
    #expect(text.wrappedValue == "Ada")
  }

  @Test func `a refused text is what the editor gets again`() throws {
    let session = session(table([.length(0...5)], question: "Sure?"))
    session.endEditing(try request(session), .success("Ada\nLondon"))
    #expect(status(session).contains("Sure?"))
    _ = session.press("y")
    #expect(status(session).contains("Must have 0 to 5 characters."))
    let again = try request(session)
    #expect(again.text == "Ada\nLondon")
    session.endEditing(again, .failure(.exit(1)))
    #expect(try request(session).text == "Ada\nLondon")
    session.endEditing(again, .success("Ada\nL"))
    _ = session.press("y")
    #expect(text.wrappedValue == "Ada\nL")
    #expect(try request(session).text == "Ada\nL")
  }

  @Test func `a refused text that the editor leaves as it is is given up`() throws {
    let session = session(table([.length(0...5)]))
    session.endEditing(try request(session), .success("Ada\nLondon"))
    let again = try request(session)
    #expect(again.text == "Ada\nLondon")
    session.endEditing(again, .success(again.text))
    #expect(try request(session).text == "Ada")
  }

  @Test func `a refused text is for the row of its own page`() throws {
    let session = session(
      Table {
        Section {
          TextAreaRow("Text", text: text, rules: [.length(0...5)]).id("text")
          LinkRow("More") {
            Section { TextAreaRow("Other", text: .constant("Bo")).id("text") }
          }
        }
      })
    session.endEditing(try request(session), .success("Ada\nLondon"))
    _ = session.press([.down, .return])
    #expect(session.menu.pages.count == 2)
    #expect(try request(session).text == "Bo")
  }

  @Test func `a row that has gone meanwhile takes no text`() throws {
    let isShown = Setting(wrappedValue: true).projectedValue
    let session = session(
      Table {
        Section {
          if isShown.wrappedValue { TextAreaRow("Text", text: text).id("text") }
          Row("Last")
        }
      })
    let request = try request(session)
    isShown.wrappedValue = false
    session.reload()
    session.endEditing(request, .success("b"))
    #expect(text.wrappedValue == "Ada")
    #expect(session.nextFrame().lines.contains { $0.text.contains("The field is gone") })
  }

  @Test(.waitsForPrograms)
  func `at a terminal the editor has it for itself, and the menu is drawn afterwards`() throws {
    let terminal = try PseudoTerminal()
    let script = "test -t 0 && test -t 1 && stty -a && echo \"<edits>\" && echo more >> \"$1\""
    let process = try terminal.start(
      `Terminal device`.probe, ["text"],
      environment: ["NO_COLOR=1", "EDITOR=/bin/sh -c '\(script)' sh", "PATH=/usr/bin:/bin"])
    try terminal.wait(for: "1-2 of 2")
    terminal.type("\r")
    try terminal.wait(for: "\u{1B}[?1049l")
    try terminal.wait(for: "<edits>")
    #expect(terminal.taken.contains(" icanon"))
    try terminal.wait(for: "\u{1B}[?1049h")
    try terminal.wait(for: "Ada (+1 line)")
    #expect(!terminal.isCooked)
    terminal.type("q")
    #expect(Ending(of: process) == .exit(0))
  }

  // MARK: At numbered lines

  /// Returns what is seen at a terminal where lines are typed.
  private func transcript(_ lines: [String]) -> String {
    let session = NumberedLines(Menu(table()))
    var seen = session.list()
    for line in lines where !session.isDone {
      seen += session.prompt + line + "\n" + session.answer(line)
    }
    return seen + session.prompt
  }

  @Test func `numbered lines take lines up to a full stop`() {
    expectSnapshot(of: transcript(["1", "", "q", " .", "."])) {
      """
      Mail
      1. Signature: Ada
      2. Last
      Number, or ? for help: 1
      Signature [Ada] (. ends it, "" empties it):\u{20}
      > q
      >  .
      > .
      Signature: (+2 lines)
      Number:\u{20}
      """
    }
    #expect(text.wrappedValue == "\nq\n .")
  }

  @Test(
    arguments: [
      (["1", "."], "Ada"), (["1", "\"\"", "."], ""), (["1", "\"\"", "b", "."], "\"\"\nb"),
      (["1 London"], "London"), (["1", "a", "", "."], "a\n"), (["1", "a\u{7}", "."], "Ada"),
      (["1", "a"], "Ada"),
    ])
  func `a text without lines stays, and two quotes empty it`(lines: [String], result: String) {
    _ = transcript(lines)
    #expect(text.wrappedValue == result)
  }
}
