import SimpleTable
import SimpleTableTesting
import TestTraits
import Testing

@testable import SimpleTableTerminal

/// All that a menu itself says can be replaced.
@Suite struct `Words of a menu` {
  /// Words without a letter but those of keys, and the places that are filled in.
  private var marked: MenuWords {
    var words = MenuWords()
    for phrase in MenuWords.Phrase.allCases { words[phrase] = "#%" }
    for action in MenuAction.allCases { words[action] = "#" }
    return words
  }

  /// Returns a binding whose value stays, though it takes others.
  private func stays<Value>(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// A table with all controls, in whose own texts there is no letter.
  private var table: Table {
    Table("1") {
      Section("2") {
        ToggleRow("3", isOn: stays(true))
        StepperRow("4", value: stays(1), in: 1...1)
        SliderRow("5", value: stays(1), in: 1...2)
        TextFieldRow(
          "6", text: stays(""), placeholder: "77", rules: [ValidationRule("21") { $0.isEmpty }])
        TextFieldRow("7", text: stays("88"), isSecure: true)
        PickerRow("8", selection: stays("11"), options: ["11", "22"], style: .menu) { $0 }
        PickerRow("9", selection: stays("11"), options: ["11", "22"], style: .navigationLink) { $0 }
        MultiPickerRow(
          "23", selection: stays(["11"]), options: ["11", "22"], style: .navigationLink
        ) {
          $0
        }
        StepperRow("24", value: stays(1), in: 1...3).confirm("25?")
        ButtonRow("10", role: .destructive) {}.confirm("11?")
        ButtonRow("12", role: .cancel) {}
        LinkRow("13") { Section { Row("14") } }
        DisclosureRow("15") { Row("16") }
        Row("17", accessory: .detailDisclosureButton).busy()
        Row("18", accessory: .checkmark).disabled()
        Row("19")
      }.collapsible()
      Section { Row("20") }
    }
    .words { wordsWithoutLetters }
  }

  private var wordsWithoutLetters: TableWords {
    var words = TableWords()
    (words[.on], words[.off]) = ("1", "0")
    return words
  }

  /// Returns the words of a text that are not the names of keys.
  private func words(_ text: String) -> [String] {
    let keys = MenuAction.allCases.flatMap { KeyMap.standard.keys(for: $0) }
    let names = Set(keys.flatMap { $0.description.split { !$0.isLetter } })
    return text.split { !$0.isLetter || !$0.isASCII }.filter { !names.contains($0) }.map(
      String.init)
  }

  /// A store that cannot be read or written.
  private struct BrokenStore: SettingsStore {
    struct Failure: Error, CustomStringConvertible { let description = "0" }

    func load() throws -> [String: SettingValue] { throw Failure() }
    func merge(set values: [String: SettingValue], unset keys: Set<String>) throws {
      throw Failure()
    }
  }

  @Test func `leave no English in messages about stores and pastes`() {
    var isOn = false
    let binding = Binding(get: { isOn }, set: { isOn = $0 })
    let menu = Menu(
      Table { Section { ToggleRow("1", isOn: binding).id("2") } }.words { wordsWithoutLetters })
    menu.start(stores: [.user: BrokenStore()])
    let session = MenuSession(
      menu, size: TerminalSize(columns: 60, rows: 8), words: marked,
      autosave: BrokenStore())
    var seen = session.nextFrame().lines.map(\.text)
    for key: Key in [.return, "r", .down] {
      _ = session.press(key)
      _ = session.save()
      seen += session.nextFrame().lines.map(\.text)
    }
    _ = session.take(.pasteCut)
    seen += session.nextFrame().lines.map(\.text)
    let lines = NumberedLines(menu, words: marked, autosave: BrokenStore())
    seen += [lines.answer("reload"), lines.answer("1"), lines.save() ?? ""]
    #expect(words(seen.joined(separator: "\n")) == [])
    #expect(seen.filter { $0.contains("#0") }.count >= 4)
  }

  @Test(arguments: [20, 60, 120]) func `leave no English on any screen`(width: Int) {
    let menu = ScriptedMenu(
      table, width: width, height: 30, autosave: MemoryStore(), words: marked)
    var seen = menu.frame
    for key: Key in ["?", .escape, "/", "6", .escape, "r", .backspace] {
      menu.press(key)
      seen += menu.frame
    }
    for _ in 0..<24 {
      for key: Key in ["i", .return, .escape, .right, .left] {
        menu.press(key)
        seen += menu.frame
      }
      menu.press(.down)
    }
    menu.resize(width: 10, height: 3)
    seen += menu.frame
    // An x is between the columns and the lines of the smallest size.
    #expect(words(seen).allSatisfy { $0 == "x" }, "\(words(seen))")
    #expect(seen.contains("#"))
  }

  // From 100 columns on, the details beside the page have words of the table.
  @Test(arguments: [20, 60, 99]) func `leave no English about stored settings`(width: Int) {
    var (number, secret) = (3, "")
    let binding = Binding(get: { number }, set: { number = $0 })
    let text = Binding(get: { secret }, set: { secret = $0 })
    let table = Table.page("1") {
      StepperRow("2", value: binding, in: 1...9).id("3")
      TextFieldRow("4", text: text, isSecure: true).id("5")
    }
    let menu = ScriptedMenu(
      table, width: width, height: 40, autosave: MemoryStore(), leaving: .asking, words: marked)
    var seen = menu.frame
    for key: Key in [
      "m", .escape, "u", .control("r"), .right, "m", .escape, "/", "2", "x", .escape, "u", "u",
      .control("r"), .control("r"), .delete, .right, .down, .return, .escape, "q", .escape,
    ] {
      menu.press(key)
      seen += menu.frame
    }
    // An x is typed as what is looked for.
    #expect(words(seen).allSatisfy { $0 == "x" }, "\(words(seen))")
  }

  @Test func `leave no English in numbered lines`() {
    let menu = Menu(table)
    let lines = NumberedLines(menu, words: marked, autosave: MemoryStore())
    var text = lines.list()
    for line in [
      "?", "reload", "more", "list", "stored", "save", "undo", "redo", "add", "help 2", "unset 2",
      "b", "99", "0 1", "5 1", "1", "1", "/8", "/", "/none", "1", "/",
      "6 99", "",
    ] {
      text += lines.answer(line) + lines.prompt
    }
    for number in 1...24 {
      for line in ["\(number)", "", "i \(number)", "+ \(number)", "", "b"] {
        text += lines.answer(line) + lines.prompt
      }
    }
    // The commands are the same in all languages.
    #expect(words(text).allSatisfy { $0 == "more" }, "\(words(text))")
  }
}
