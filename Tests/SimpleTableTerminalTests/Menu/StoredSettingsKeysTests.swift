import SimpleTable
import SimpleTableTesting
import Testing

@testable import SimpleTableTerminal

/// Explaining, unsetting, undoing and leaving by keys.
@Suite final class `Keys for stored settings` {
  @Setting private var volume = 60
  @Setting private var isMuted = false
  @Setting private var size = "Small"
  @Setting private var names = ["a", "b"]
  @Setting private var token = ""

  private var table: Table {
    Table("Player") {
      Section {
        SliderRow("Volume", value: self.$volume, in: 0...100, step: 10).id("volume")
          .help("How loud it is.")
        ToggleRow("Mute", isOn: self.$isMuted).id("mute").confirm("Really?")
        ListRow("Names", entries: self.$names).id("names")
        Row("Plain", subtitle: "says more") {}
        LinkRow("Video", scope: "video") {
          Section { TextFieldRow("Size", text: self.$size, rules: [.required]).id("size") }
        }
      }
    }
  }

  private func press(_ menu: ScriptedMenu, _ keys: Key...) -> String {
    for key in keys { menu.press(key) }
    return menu.status.map(String.init) ?? ""
  }

  private func loaded(_ values: [String: SettingValue], variables: [String: String] = [:]) -> Menu {
    let menu = Menu(table)
    menu.start(stores: [.user: MemoryStore(values)], environment: variables, prefix: "TOOL_")
    return menu
  }

  // MARK: - Delete

  @Test func `Delete unsets a setting, and the default is named`() {
    let shared = loaded(["volume": .number("80")])
    let menu = ScriptedMenu(shared, width: 60, height: 9)
    #expect(volume == 80)
    #expect(press(menu, .delete) == " Volume: 60, default.")
    #expect(volume == 60 && shared.setting("volume")?.isStored == false)
    #expect(press(menu, .delete) == " Volume: 60, default.")
    #expect(!shared.undo() == false)
    #expect(volume == 80)
  }

  @Test func `Delete clears a secret that no store keeps, which has no mark`() {
    let menu = Menu(
      Table { Section { TextFieldRow("Token", text: self.$token, isSecure: true).id("token") } })
    _ = try? menu.load(from: MemoryStore())
    let shown = ScriptedMenu(menu, width: 60, height: 5, autosave: MemoryStore())
    shown.press(.return)
    shown.type("otter")
    shown.press(.return)
    #expect(token == "otter" && !shown.frame.contains("•  Token"))
    #expect(press(shown, .delete) == " Token: default." && token == "")
  }

  @Test(arguments: SettingLevel.allCases)
  func `a project keeps no secrets, whatever its store says`(level: SettingLevel) {
    let menu = Menu(table)
    menu.editedLevel = level
    let saver = Autosave(menu, in: MemoryStore(keepsSecrets: true))
    #expect(saver.keepsSecrets == (level != .project))
  }

  @Test func `Delete asks first where the row asks`() {
    let shared = loaded(["mute": .bool(true)])
    let menu = ScriptedMenu(shared, width: 60, height: 9)
    #expect(press(menu, .down, .delete) == " Really? (y/n)")
    #expect(press(menu, "n").contains("? keys") && isMuted)
    #expect(press(menu, .delete, "y") == " Mute: Off, default.")
    #expect(!isMuted)
  }

  @Test func `what is locked is not unset, and says why`() {
    let shared = loaded(["volume": .number("80")], variables: ["TOOL_VOLUME": "20"])
    let menu = ScriptedMenu(shared, width: 60, height: 9)
    #expect(press(menu, .delete) == " Volume: set by TOOL_VOLUME.")
    #expect(shared.setting("volume")?.isStored == true)
  }

  @Test func `Delete removes an entry, and does nothing elsewhere`() {
    let shared = loaded(["names": .texts(["x", "y"])])
    let menu = ScriptedMenu(shared, width: 60, height: 9)
    _ = press(menu, .down, .down, .right, .delete)
    #expect(names == ["y"])
    #expect(press(menu, .end, .delete) == " There is no value to set here.")
    #expect(names == ["y"])
    let notice = " Only the entries of a list can be moved."
    #expect(press(menu, Key(.up, modifiers: .alt)) == notice)
    menu.press(.backspace)
    #expect(press(menu, Key(.down, modifiers: .alt)) == notice)
    #expect(press(menu, .down, .delete) == " There is no value to set here.")
    #expect(press(menu, .up, .delete) == " Names: a, b, default.")
  }

  @Test(arguments: 0..<5) func `Backspace never changes a value`(row: Int) {
    let shared = loaded(["volume": .number("80"), "mute": .bool(true), "names": .texts(["x"])])
    let menu = ScriptedMenu(shared, width: 60, height: 9)
    for _ in 0..<row { menu.press(.down) }
    menu.press(.backspace, .right, .backspace, .backspace)
    #expect(shared.setting("mute")?.value == "true" && names == ["x"])
    #expect(row == 0 || volume == 80)
  }

  // MARK: - Undo

  @Test func `u undoes and says what it has restored, and ^R does it again`() {
    let shared = loaded(["volume": .number("80")])
    let menu = ScriptedMenu(shared, width: 60, height: 9)
    #expect(press(menu, "u") == " There is nothing to undo.")
    menu.press(.left, .left)
    #expect(press(menu, "u") == " Volume: 70, as before.")
    #expect(press(menu, "u") == " Volume: 80, as before.")
    #expect(volume == 80)
    #expect(press(menu, .control("r")) == " Volume: 70, again.")
    #expect(press(menu, .control("r"), .control("r")) == " There is nothing to redo.")
    #expect(volume == 60)
    menu.press("u", "u", .delete)
    #expect(press(menu, .control("r")) == " There is nothing to redo.")
    #expect(press(menu, "u") == " Volume: 80, as before.")
  }

  @Test func `what is restored off the page is named with its page`() {
    let menu = ScriptedMenu(loaded([:]), width: 60, height: 9)
    menu.press(.end, .return, .return)
    menu.type("er")
    menu.press(.return, .backspace)
    #expect(size == "Smaller")
    #expect(press(menu, "u") == " Video › Size: Small, default, as before.")
    #expect(size == "Small")
  }

  @Test func `what undoing leaves out is said`() throws {
    let shared = loaded([:])
    let menu = ScriptedMenu(shared, width: 60, height: 9)
    menu.press(.right)
    try shared.save()
    try shared.load(from: MemoryStore(["volume": .number("10")]))
    _ = shared.takeLastLoads()
    #expect(press(menu, "u").hasPrefix(" Left out: volume: "))
    #expect(volume == 10)
  }

  @Test func `many that are restored together are counted`() {
    let shared = loaded([:])
    let menu = ScriptedMenu(shared, width: 120, height: 9)
    _ = shared.setValues(["volume": "10", "mute": "true", "names": "x", "video.size": "Big"])
    #expect(
      press(menu, "u")
        == " Volume: 60, default; Video › Size: Small, default; Names: a, b, default; 1 more,"
        + " as before.")
  }

  // MARK: - Help

  @Test func `help explains the row in view, and then the keys`() {
    let shared = loaded(
      ["volume": .number("85")], variables: ["TOOL_VOLUME": "20"])
    let menu = ScriptedMenu(shared, width: 60, height: 22)
    menu.press("?")
    expectSnapshot(of: menu.frame) {
      """
       Help
                                                                 ▐
        Volume                                                   ▐
          How loud it is.                                        ▐
          Key                                             volume ▐
          Values       whole number from 0 to 100 in steps of 10 ▐
          Default                                             60 ▐
          Applies                  20, environment (TOOL_VOLUME) ▐
          Also set                                      85, user ▐
                                                                 ▐
        Keys that move                                           ▐
          Move up                                           ↑, k
          Move down                                         ↓, j
          Move up by a page                                 PgUp
          Move down by a page                               PgDn
          Move to the first row                          Home, g
          Move to the last row                            End, G
          Move to the next section                             ]
          Move to the section before                           [

        Keys that change something
       ↑ ↓ for more, / search, other keys close
      """
    }
    menu.press("x")
    #expect(menu.frame.contains("❯⊘  Volume"))
  }

  @Test func `help on a narrow screen, and on a row that is no setting`() {
    let menu = ScriptedMenu(loaded(["volume": .number("85")]), width: 24, height: 16)
    menu.press("?")
    expectSnapshot(of: menu.frame) {
      """
       Help
                             ▐
        Volume               ▐
          How loud it is.
          Key         volume
          Values
          whole number from
          0 to 100 in steps
          of 10
          Applies
          60 default
          Also set
          85 user; refused:
          must go in steps
          of 10 from 0
       ↑ ↓ for more
      """
    }
    menu.press("x", .down, .down, .down, "?")
    #expect(menu.frame.contains("says more"))
  }

  @Test func `a secret is not in its explanation`() {
    let menu = Menu(
      Table { Section { TextFieldRow("Token", text: self.$token, isSecure: true).id("token") } })
    _ = menu.setValue("otter", for: "token")
    let shown = ScriptedMenu(menu, width: 60, height: 20)
    shown.press("?")
    #expect(shown.frame.contains("hidden") && !shown.frame.contains("otter"))
  }

  // MARK: - Leaving

  @Test func `leaving asks, and the answers save, leave and stay`() {
    let store = MemoryStore()
    let shared = Menu(table)
    let menu = ScriptedMenu(shared, width: 60, height: 9, autosave: store, leaving: .asking)
    menu.press(.right)
    #expect(store.values.isEmpty && volume == 70)
    let question = " Save the changes? s save, d don't save, Esc stay"
    #expect(press(menu, "q") == question)
    #expect(press(menu, .escape).contains("? keys") && !menu.hasEnded)
    #expect(press(menu, "q") == question)
    #expect(press(menu, "x").contains("? keys") && volume == 70)
    menu.press("q", "s")
    #expect(menu.hasEnded && store.values == ["volume": .number("70")])
  }

  @Test func `discarding returns to the last save, as one change that can be undone`() throws {
    let store = MemoryStore(["volume": .number("20"), "mute": .bool(true)])
    let shared = Menu(table)
    try shared.load(from: store)
    let menu = ScriptedMenu(shared, width: 60, height: 9, autosave: store, leaving: .asking)
    menu.press(.right, .right, .down, .delete, "y")
    #expect(volume == 40 && !isMuted && store.values.count == 2)
    menu.press("q", "d")
    #expect(menu.hasEnded && volume == 20 && isMuted)
    #expect(!shared.hasUnsavedChanges && !shared.isModified)
    #expect(store.values == ["volume": .number("20"), "mute": .bool(true)])
    shared.undo()
    #expect(volume == 40 && !isMuted)
  }

  @Test func `without changes, and by ^C, nothing is asked`() {
    let (one, two) = (MemoryStore(), MemoryStore())
    let unchanged = ScriptedMenu(table, width: 60, height: 9, autosave: one, leaving: .asking)
    unchanged.press("q")
    #expect(unchanged.hasEnded)
    let menu = ScriptedMenu(table, width: 60, height: 9, autosave: two, leaving: .asking)
    menu.press(.right, .control("c"))
    #expect(menu.hasEnded && two.values.isEmpty && menu.menu.hasUnsavedChanges)
    let third = ScriptedMenu(table, width: 60, height: 9, autosave: two, leaving: .asking)
    third.press(.right, "q", .control("c"))
    #expect(third.hasEnded && two.values.isEmpty)
  }

  @Test func `what cannot be saved is said, and the menu stays`() {
    let store = FailingStore()
    let menu = ScriptedMenu(table, width: 60, height: 9, autosave: store, leaving: .asking)
    menu.press(.right)
    #expect(press(menu, "q", "s") == " Not saved: the disk is full.")
    #expect(!menu.hasEnded && press(menu, "q") != "")
    menu.press("d")
    #expect(menu.hasEnded && volume == 60)
  }

  @Test func `once the user has left and saved, what changes then is saved too`() {
    let store = MemoryStore()
    let shared = Menu(table)
    let asking = Conversation(shared, autosave: store, leaving: .asking)
    let saver = asking.autosave
    shared.setValue("70", for: "volume")
    #expect(saver.saveNow() == nil && store.values == ["volume": .number("70")])
    shared.setValue("80", for: "volume")
    #expect(saver.save() == nil && store.values == ["volume": .number("70")])
    guard case .leaves = asking.answerLeaving("s") else { return #expect(Bool(false)) }
    shared.setValue("90", for: "volume")
    #expect(saver.save() == nil && store.values == ["volume": .number("90")])
    let failing = Conversation(shared, autosave: FailingStore(), leaving: .asking)
    shared.setValue("50", for: "volume")
    guard case .fails = failing.answerLeaving("s") else { return #expect(Bool(false)) }
    shared.setValue("40", for: "volume")
    #expect(failing.autosave.save() == nil)
  }

  @Test func `without a store of its own, what was loaded is saved`() throws {
    let store = MemoryStore()
    let shared = Menu(table)
    try shared.load(from: store)
    let menu = ScriptedMenu(shared, width: 60, height: 9, leaving: .asking)
    menu.press(.right, "q", "s")
    #expect(menu.hasEnded && store.values == ["volume": .number("70")])
  }

  @Test func `changes at a level without a store are not said to be saved, and the menu stays`() {
    let shared = Menu(table)
    let menu = ScriptedMenu(shared, width: 60, height: 9, leaving: .asking)
    menu.press(.right)
    #expect(press(menu, "q", "s") == " Not saved: there is no store." && !menu.hasEnded)
    let store = MemoryStore()
    let other = ScriptedMenu(shared, width: 60, height: 9, autosave: store, leaving: .asking)
    shared.setValue("30", for: "volume", at: .system)
    #expect(press(other, "q", "s") == " Not saved: there is no store." && !other.hasEnded)
    #expect(store.values == ["volume": .number("70")] && shared.hasUnsavedChanges)
    other.press("q", "d")
    #expect(other.hasEnded && !shared.hasUnsavedChanges && volume == 70)
  }

  @Test(arguments: [TerminalMenu.Leaving.immediately, .asking])
  func `what closures change at other levels is saved where the user says so`(
    leaving: TerminalMenu.Leaving
  ) throws {
    let (system, user) = (MemoryStore(), MemoryStore())
    let shared = Menu(table)
    try shared.load(from: system, as: .system)
    try shared.load(from: user)
    let menu = ScriptedMenu(shared, width: 60, height: 9, autosave: user, leaving: leaving)
    shared.setValue("30", for: "volume", at: .system)
    menu.press(.down, .return, "y")
    #expect(system.values.isEmpty)
    menu.press("q", "s")
    #expect(system.values == (leaving == .asking ? ["volume": .number("30")] : [:]))
    #expect(user.values == ["mute": .bool(true)])
    #expect(menu.hasEnded && shared.hasUnsavedChanges == (leaving == .immediately))
  }

  @Test func `on a screen without room for the question the menu stays`() {
    let menu = ScriptedMenu(table, width: 60, height: 9, leaving: .asking)
    menu.press(.right)
    menu.resize(width: 10, height: 3)
    menu.press("q")
    #expect(!menu.hasEnded)
    menu.press(.control("c"))
    #expect(menu.hasEnded)
  }

  /// A store that takes no values.
  private struct FailingStore: SettingsStore {
    struct Failure: Error, CustomStringConvertible { let description = "the disk is full" }

    func load() throws -> [String: SettingValue] { [:] }
    func merge(set values: [String: SettingValue], unset keys: Set<String>) throws {
      throw Failure()
    }
  }

  // MARK: - Secrets

  @Test func `a secret that no store keeps says so while it is typed`() throws {
    let table = Table {
      Section {
        TextFieldRow("Token", text: self.$token, isSecure: true).id("token")
        TextFieldRow("Free", text: self.$token, isSecure: true)
      }
    }
    let menu = ScriptedMenu(table, width: 60, height: 6, autosave: MemoryStore())
    #expect(
      press(menu, .return) == " Return sets it until the program ends: it is not stored")
    #expect(press(menu, .escape, .down, .return) == " Return saves, Esc cancels")
    let narrow = ScriptedMenu(table, width: 24, height: 6)
    #expect(press(narrow, .return) == " it is not stored")
    let kept = ScriptedMenu(table, width: 60, height: 6, autosave: KeepingStore())
    #expect(press(kept, .return) == " Return saves, Esc cancels")
  }

  private struct KeepingStore: SettingsStore {
    var keepsSecrets: Bool { true }
    func load() throws -> [String: SettingValue] { [:] }
    func merge(set values: [String: SettingValue], unset keys: Set<String>) throws {}
  }
}
