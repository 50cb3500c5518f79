import Testing

@testable import SimpleTable

/// What is reported of settings is the difference between before and after, and nothing else.
@Suite struct `Reports of changes` {
  final class State {
    @Setting var limit = 100
    @Setting var volume = 60
    @Setting var name = ""
    @Setting var isExpert = false
    @Setting var pin = ""
  }

  let state = State()
  let menu: Menu
  let reports: Reports

  init() {
    menu = Menu(
      Table { [state] in
        Section {
          StepperRow("Limit", value: state.$limit, in: 0...100).id("limit")
          SliderRow("Volume", value: state.$volume, in: 0...state.limit).id("volume")
          TextFieldRow("Name", text: state.$name).id("name")
          ToggleRow("Expert", isOn: state.$isExpert).id("expert")
          if state.isExpert { TextFieldRow("PIN", text: state.$pin, isSecure: true).id("pin") }
        }
      })
    reports = Reports(of: menu)
  }

  @Test(arguments: ["key", "row", "together"])
  func `nothing is reported of a change that is refused`(way: String) {
    menu.setValues(["volume": "90", "limit": "95"])
    reports.forget()
    switch way {
    case "key": #expect(menu.setValue("99", for: "volume") != .accepted)
    case "row": #expect(menu.page.setValue("99", row: "volume") != .accepted)
    default: #expect(menu.setValues(["expert": "on", "volume": "99"])["volume"] != .accepted)
    }
    #expect(reports.lines.isEmpty)
    #expect((state.volume, state.isExpert) == (90, false))
  }

  @Test func `what a change makes invalid is reported with it, and once`() {
    menu.setValue("90", for: "volume")
    reports.forget()
    #expect(menu.setValue("50", for: "limit") == .accepted)
    #expect(
      reports.lines.sorted() == ["limit: 100 -> 50 user", "volume: 90 -> 60 default"])
    #expect(reports.faults(of: menu) { menu.undo() } == [])
    #expect(reports.lines.sorted() == ["limit: 50 -> 100 default", "volume: 60 -> 90 user"])
  }

  @Test func `reverting reports nothing of a setting that stays as it was`() {
    menu.setValue("5", for: "volume")
    menu.setValue("Lake", for: "name")
    menu.apply(arguments: ["volume": "20"])
    #expect(reports.faults(of: menu) { menu.revert() } == [])
    #expect(reports.lines == ["name: Lake ->  default"])
    #expect(state.volume == 20 && menu.setting("volume")?.source == .argument)
  }

  @Test(arguments: [true, false])
  func `undo reports the value that was there, not one of the environment before`(isFirst: Bool) {
    if !isFirst { menu.setValue("mine", for: "name") }
    menu.apply(environment: ["NAME": "env"], prefix: "")
    #expect(state.name == "env")
    menu.apply(environment: [:], prefix: "")
    if isFirst { menu.setValue("mine", for: "name") }
    reports.forget()
    #expect(menu.undo() && state.name == "")
    #expect(reports.lines == ["name: mine ->  default"])
  }

  @Test func `unsetting all reports nothing of a setting that only returned to its default`() throws
  {
    let (mode, x) = (Variable(0), Variable(3))
    let menu = Menu(
      Table {
        Section {
          StepperRow("Mode", value: mode.binding, in: 0...9).id("mode")
          if mode.wrappedValue == 0 { StepperRow("X", value: x.binding, in: 0...9).id("x") }
        }
      })
    let store = MemoryStore(["mode": .number("1")])
    try menu.load(from: store)
    store.merge(set: ["x": .number("7")], unset: [])
    try menu.load(from: store)
    let reports = Reports(of: menu)
    #expect(menu.unsetAll().isEmpty && (mode.wrappedValue, x.wrappedValue) == (0, 3))
    #expect(reports.lines == ["mode: 1 -> 0 default"])
  }

  /// A menu with a setting that comes and goes.
  private func menu(
    _ x: Variable<Int>, _ isShown: Variable<Bool>, beside other: Variable<Int>
  ) -> Menu {
    Menu(
      Table {
        Section {
          if isShown.wrappedValue { StepperRow("X", value: x.binding, in: 0...9).id("x") }
          StepperRow("Other", value: other.binding, in: 0...9).id("other")
        }
      })
  }

  @Test func `that the program's own value has ended is reported of a setting that was away`() {
    let (isShown, x, other) = (Variable(true), Variable(3), Variable(0))
    let menu = menu(x, isShown, beside: other)
    x.wrappedValue = 8
    menu.setValue("5", for: "x")
    #expect(menu.undo() && x.wrappedValue == 8)
    isShown.wrappedValue = false
    #expect(menu.settings.count == 1)
    (x.wrappedValue, isShown.wrappedValue) = (3, true)
    let reports = Reports(of: menu)
    #expect(menu.setValue("1", for: "other") == .accepted)
    #expect(reports.lines == ["x: 8 -> 3 default", "other: 0 -> 1 user"])
  }

  @Test func `what the program sets in a setting that is away is its own once that is back`() {
    let (isShown, x, other) = (Variable(true), Variable(3), Variable(0))
    let menu = menu(x, isShown, beside: other)
    isShown.wrappedValue = false
    #expect(menu.settings.count == 1)
    (x.wrappedValue, isShown.wrappedValue) = (8, true)
    let reports = Reports(of: menu)
    #expect(menu.setValue("1", for: "other") == .accepted)
    #expect(reports.lines == ["other: 0 -> 1 user"])
    #expect(menu.setValue("2", for: "x") == .accepted)
    #expect(reports.lines.dropFirst() == ["x: 3 -> 8 program", "x: 8 -> 2 user"])
  }

  @Test func `the program's own value that undo brought back is not reported once more`() {
    state.volume = 33
    menu.setValue("20", for: "volume")
    #expect(menu.undo() && reports.lines.last == "volume: 20 -> 33 program")
    reports.forget()
    menu.setValue("20", for: "volume")
    #expect(reports.lines == ["volume: 33 -> 20 user"])
  }

  @Test func `removing a secret that has no row now is no event`() throws {
    try menu.load(from: MemoryStore(keepsSecrets: true))
    for (key, value) in [("expert", "on"), ("pin", "1234"), ("expert", "off")] {
      #expect(menu.setValue(value, for: key) == .accepted)
    }
    #expect(menu.unset("pin") == .accepted)
    #expect(menu.undo() && state.isExpert && menu.setting("pin")?.isStored == false)
  }

  @Test func `undoing what the environment hides reports nothing`() {
    menu.setValue("mine", for: "name")
    menu.apply(environment: ["NAME": "env"], prefix: "")
    #expect(reports.faults(of: menu) { menu.undo() } == [])
    #expect(reports.lines.isEmpty && state.name == "env")
    #expect(menu.setting("name")?.isStored == false)
  }

  @Test func `undo reports that the program's own value is back`() {
    _ = menu.settings
    state.volume = 20
    menu.setValue("63", for: "volume")
    reports.forget()
    #expect(menu.undo() && state.volume == 20)
    #expect(reports.lines == ["volume: 63 -> 20 program"])
  }

  @Test func `storing the value that applies is reported as another source`() {
    menu.setValue("60", for: "volume")
    menu.setValue("60", for: "volume")
    #expect(reports.lines == ["volume: 60 -> 60 user"])
    menu.undo()
    #expect(reports.lines.last == "volume: 60 -> 60 default" && reports.lines.count == 2)
  }

  @Test func `the default of a secret is shown by no source`() {
    let pin = Variable("0000")
    let menu = Menu(
      Table { Section { TextFieldRow("PIN", text: pin.binding, isSecure: true).id("pin") } })
    menu.setValue("1234", for: "pin")
    let setting = menu.setting("pin")
    #expect(setting?.sources.map(\.source) == [.user, .default])
    #expect(setting?.sources.allSatisfy { $0.value.isEmpty } == true)
    #expect(setting?.defaultValue == nil && !"\(menu.settings)".contains("0000"))
  }

  @Test func `a secret is reported without its values`() {
    menu.setValues(["expert": "on", "pin": "s3cr3t"])
    menu.setValue("0th3r", for: "pin")
    menu.undo()
    #expect(reports.changes.contains { $0.key == "pin" })
    #expect(reports.changes.allSatisfy { $0.key != "pin" || $0.oldValue + $0.newValue == "" })
  }

  @Test func `what was reported, added up, is what settings hold`() throws {
    let menu = menu
    let steps: [() throws -> Void] = [
      { menu.setValues(["volume": "90", "name": "a"]) }, { menu.setValue("50", for: "limit") },
      { menu.setValue("70", for: "volume") }, { menu.page.setValue("x", row: "volume") },
      { menu.page.select(row: "expert") }, { menu.unset(["limit", "name"]) }, { menu.undo() },
      { menu.undo() }, { menu.redo() },
      { try menu.load(from: MemoryStore(["volume": .number("30"), "limit": .number("40")])) },
      { menu.apply(environment: ["VOLUME": "10", "NAME": "env"], prefix: "") },
      { menu.apply(arguments: ["limit": "5"]) }, { menu.setValue("b", for: "name") },
      { menu.apply(environment: [:], prefix: "") }, { menu.apply(arguments: [:]) },
      { menu.unsetAll() }, { menu.undo() }, { menu.revert() },
    ]
    for (number, step) in steps.enumerated() {
      #expect(reports.faults(of: menu) { try? step() } == [], "step \(number)")
    }
  }

  @Test func `a handler that goes on changing settings ends, and is a diagnostic`() {
    let volume = Variable(0)
    let menu = Menu(
      Table { Section { NumberFieldRow("Volume", value: volume.binding).id("volume") } })
    var count = 0
    menu.onSettingChange = { _ in
      count += 1
      menu.setValue("\(volume.wrappedValue + 1)", for: "volume")
    }
    #expect(menu.setValue("1", for: "volume") == .accepted)
    #expect(count == 1_000)
    #expect(menu.diagnostics.contains { $0.message.hasPrefix("onSettingChange goes on changing") })
    menu.onSettingChange = { _ in count = 0 }
    #expect(menu.setValue("5", for: "volume") == .accepted && count == 0)
  }
}
