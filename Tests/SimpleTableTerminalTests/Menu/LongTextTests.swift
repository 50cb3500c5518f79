import SimpleTable
import SimpleTableTesting
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

/// Texts of several lines that the user edits with another program.
@Suite(.timeLimit(.minutes(10))) struct `Texts of several lines` {
  private let text = Setting(wrappedValue: "Ada").projectedValue

  private func table(_ rules: [ValidationRule<String>] = [], question: String? = nil) -> Table {
    Table.page("Mail") {
      let row = TextAreaRow("Signature", text: text, rules: rules)
      if let question { row.confirm(question) } else { row }
      Row("Last")
    }
  }

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

  @Test func `the keys that always work stay in place where the editor opens`() {
    for columns in 45...60 {
      let session = MenuSession(
        Menu(table()), size: TerminalSize(columns: columns, rows: 8), usesEditor: true)
      func shown() -> [Bool] { ["search", "leave", "keys"].map(status(session).contains) }
      let before = shown()
      _ = session.press([.down])
      check(shown(), before, "\(columns) columns")
    }
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
    #expect(session.nextFrame().lines.contains { $0.text.contains("Sure?") })
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

  @Test func `the reason of a refusal stays at its row where Tab passes it`() throws {
    let session = session(
      Table.page {
        TextFieldRow("Name", text: text)
        TextAreaRow("Signature", text: text, rules: [.length(0...5)])
      })
    _ = session.press(.down)
    session.endEditing(try request(session), .success("Ada\nLondon"))
    check(session.press([.up, .return, .tab]), .next)
    let lines = session.nextFrame().lines.map(\.text)
    #expect(lines.contains { $0.contains("ust have 0 to 5 characters") }, "\(lines)")
  }

  @Test func `a refused text is for the row of its own page`() throws {
    let session = session(
      Table.page {
        TextAreaRow("Text", text: text, rules: [.length(0...5)]).id("text")
        LinkRow("More", scope: "more") {
          Section { TextAreaRow("Other", text: .constant("Bo")).id("text") }
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
      Table.page {
        if isShown.wrappedValue { TextAreaRow("Text", text: text).id("text") }
        Row("Last")
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
    try terminal.wait(for: "keys")
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
}
