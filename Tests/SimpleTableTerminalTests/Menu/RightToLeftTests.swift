import SimpleTable
import SimpleTableTesting
import Testing

@testable import SimpleTableTerminal

/// Right-to-left text in what the menu itself says: nothing around it changes its place.
@Suite struct `Right-to-left text in messages` {
  private final class Model {
    @Setting var volume = 60
    @Setting var name = ""
  }

  private let model = Model()

  private var table: Table {
    Table("הגדרות") {
      Section {
        StepperRow("עוצמה", value: model.$volume, in: 0...100, step: 10).id("volume")
        TextFieldRow("שם", text: model.$name, rules: [.required]).id("name")
        Row("מחק") {}.confirm("למחוק 3?")
        Row("שמור") { TerminalMenu.show("נשמר 2") }
        ToggleRow("נעול", isOn: .constant(true)).disabled(true, reason: "חסר 1")
      }
    }
  }

  /// Returns a text with visible marks in place of those that isolate.
  private func visible(_ text: some StringProtocol) -> String {
    String(text.map { $0 == "\u{2068}" ? "⟦" : $0 == "\u{2069}" ? "⟧" : $0 })
  }

  private func status(_ menu: ScriptedMenu, _ keys: Key...) -> String {
    for key in keys { menu.press(key) }
    return visible(menu.status ?? "")
  }

  @Test func `is isolated in the last line of the screen`() {
    let menu = ScriptedMenu(table, width: 60, height: 9)
    #expect(status(menu, .right, "u") == " ⟦עוצמה⟧: 60, default, as before.")
    #expect(status(menu, .right, .delete) == " ⟦עוצמה⟧: 60, default.")
    #expect(status(menu, .down, .down, .return) == " ⟦למחוק 3?⟧ (y/n)")
    #expect(status(menu, "n", .down, .return) == " ⟦נשמר 2⟧")
    #expect(status(menu, .down, .return) == " ⟦נעול⟧: ⟦חסר 1⟧.")
    #expect(status(menu, "i") == " ⟦נעול⟧: ⟦חסר 1⟧.")
    #expect(status(menu, "/", "ש").hasPrefix(" /⟦ש⟧ "))
    menu.press(.escape)
    menu.adapter.filter("ש")
    #expect(status(menu).hasPrefix(" /⟦ש⟧  "))
  }

  @Test func `is isolated in a field`() {
    let menu = ScriptedMenu(table, width: 60, height: 9)
    menu.press(.down, .return)
    menu.type("אב 12")
    #expect(visible(menu.frame).contains("⟦אב 12"))
  }

  @Test func `is isolated in each line of a notice that takes several`() {
    let session = MenuSession(Menu(table), size: TerminalSize(columns: 20, rows: 6))
    session.show(Notice(text: "שלום עולם שלום עולם שלום", kind: .notice))
    let lines = session.nextFrame().lines.map { visible($0.text) }
    #expect(lines.suffix(2) == [" ⟦שלום עולם שלום עולם", " ⟦שלום⟧"])
  }

  @Test func `is isolated in numbered lines`() {
    let session = NumberedLines(Menu(table))
    _ = session.list()
    let answer = { (line: String) in visible(session.answer(line)) }
    #expect(answer("1 70") == "⟦עוצמה⟧: 70\n")
    #expect(answer("undo") == "⟦עוצמה⟧: 60, default, as before.\n")
    #expect(answer("unset 1") == "⟦עוצמה⟧: 60, default.\n")
    #expect(answer("5").hasPrefix("⟦נעול⟧: ⟦חסר 1⟧.\n"))
    #expect(answer("3").isEmpty && visible(session.prompt) == "⟦למחוק 3?⟧ (y/n): ")
    #expect(answer("n") == "Cancelled.\n")
    #expect(answer("שלום") == "There is no command \"⟦שלום⟧\". ? lists the commands.\n")
    #expect(
      visible(session.line(of: Notice(text: "נשמר 2", kind: .notice))) == "⟦נשמר 2⟧\n")
    _ = answer("2 אב 1")
    #expect(answer("help 2").contains("Applies: ⟦אב 1⟧"))
  }

  @Test func `is isolated in what is wrong with a store`() {
    struct BrokenStore: SettingsStore {
      struct Failure: Error, CustomStringConvertible { let description = "קובץ 7" }

      func load() throws -> [String: SettingValue] { throw Failure() }
      func merge(set values: [String: SettingValue], unset keys: Set<String>) throws {}
    }
    let menu = ScriptedMenu(table, width: 60, height: 9, autosave: BrokenStore())
    #expect(status(menu, "r") == " Not read: ⟦קובץ 7⟧.")
  }
}
