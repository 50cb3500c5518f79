import Testing

@testable import SimpleTable

/// Settings that older versions stored in another way, or that are going away.
@Suite struct `A setting that ages` {
  let theme = Variable("light")
  let size = Variable(10)

  private func convert(_ old: String) -> String? { ["true": "dark", "false": "light"][old] }

  private func menu() -> Menu {
    Menu(
      Table {
        Section {
          PickerRow("Theme", selection: theme.binding, options: ["light", "dark"]).id("theme")
            .formerly("appearance").formerly("night", convert: convert)
            .deprecated("use the system's").takesEffectAfterRestart()
          StepperRow("Size", value: size.binding, in: 0...99).id("size")
            .formerly("points") { Int($0).map { "\($0 / 2)" } }
        }
      })
  }

  @Test(
    arguments: [
      (["night": .bool(true)], "dark", "night"),
      (["night": .bool(false), "appearance": .text("dark")], "dark", "appearance"),
      (["theme": .text("light"), "night": .bool(true)], "light", nil),
      (["night": .text("maybe")], "light", "night"),
    ] as [([String: SettingValue], String, String?)])
  func `a value under a former key means another one now`(
    stored: [String: SettingValue], value: String, key: String?
  ) throws {
    let menu = menu()
    let report = try menu.load(from: MemoryStore(stored))
    #expect(menu.setting("theme")?.value == value)
    #expect(report.formerKeys["theme"] == key && report.refused.isEmpty)
  }

  @Test func `the converted value is stored in the form of now, and is judged like any other`()
    throws
  {
    let menu = menu()
    let store = MemoryStore(["points": .number("24"), "night": .bool(true)])
    try menu.load(from: store)
    #expect(size.wrappedValue == 12)
    menu.setValue("light", for: "theme")
    try menu.save(to: store)
    #expect(store.values == ["points": .number("24"), "theme": .text("light")])
    let report = try menu.load(from: MemoryStore(["points": .number("500")]))
    #expect(report.refused.map(\.description) == ["points: must be from 0 to 99"])
    try menu.load(from: MemoryStore(["points": .text("many")]))
    #expect(menu.setting("size")?.source == .default)
  }

  @Test func `a converted value may have the unit of the number`() throws {
    let menu = Menu(
      Table {
        Section {
          NumberFieldRow("Delay", value: size.binding, unit: "ms").id("delay")
            .formerly("seconds") { "\($0)000 ms" }
        }
      })
    #expect(try menu.load(from: MemoryStore(["seconds": .number("3")])).refused.isEmpty)
    #expect(size.wrappedValue == 3000)
    guard let kind = menu.setting("delay")?.kind else { return }
    #expect(SettingValue("750 MS", as: kind) == .number("750"))
    #expect(SettingValue("750 s", as: kind) == nil)
  }

  /// A menu with two settings that had one key, which the second one converts.
  private static func menu(_ one: Variable<Int>, _ two: Variable<Int>) -> Menu {
    Menu(
      Table {
        Section {
          StepperRow("One", value: one.binding, in: 0...99).id("one").formerly("both")
          StepperRow("Two", value: two.binding, in: 0...99).id("two")
            .formerly("both") { Int($0).map { "\($0 * 2)" } }
        }
      })
  }

  @Test func `settings that share a former key keep their own conversions`() throws {
    let (one, two) = (Variable(1), Variable(1))
    let menu = Self.menu(one, two)
    let store = MemoryStore(["both": .number("7")])
    try menu.load(from: store)
    #expect((one.wrappedValue, two.wrappedValue) == (7, 14))
    menu.setValue("8", for: "one")
    try menu.save(to: store)
    #expect(store.values == ["one": .number("8"), "two": .number("14")])
  }

  @Test func `a former key is unset at the level that is named, as far as it is one setting's`()
    throws
  {
    let (one, two) = (Variable(1), Variable(1))
    let menu = Self.menu(one, two)
    let system = MemoryStore(["both": .number("7")])
    try menu.load(from: system, as: .system)
    try menu.load(from: MemoryStore())
    #expect(menu.unset("both", at: .system) == .accepted)
    try menu.save()
    #expect(system.values == ["two": .number("14")])
    #expect((one.wrappedValue, two.wrappedValue) == (1, 14))
  }

  @Test func `a changed setting that is read at the start says so, until it is as before`() {
    let menu = menu()
    func status() -> String? { menu.page.row(at: RowPath(section: 0, row: 0))?.status?.text }
    #expect(status() == nil)
    menu.setValue("dark", for: "theme")
    #expect(status() == "takes effect after a restart")
    menu.setValue("light", for: "theme")
    #expect(status() == nil)
    menu.undo()
    #expect(status() == "takes effect after a restart")
  }

  @Test func `a group of choices ages like a row`() throws {
    let menu = Menu(
      Table {
        Section("Theme", id: "theme") {
          for name in ["light", "dark"] { Row(name).tag(name).id(name) }
        }
        .selection(.single(theme.binding)).formerly("night", convert: convert)
        .deprecated("use the system's").takesEffectAfterRestart()
      })
    try menu.load(from: MemoryStore(["night": .bool(true)]))
    #expect(theme.wrappedValue == "dark")
    let info = try #require(menu.setting("theme"))
    #expect(info.deprecation == "use the system's" && info.needsRestart)
    menu.setValue("light", for: "theme")
    let statuses = (0...1).map { menu.page.row(at: RowPath(section: 0, row: $0))?.status?.text }
    #expect(statuses == ["takes effect after a restart", nil])
  }

  @Test func `what is not a setting cannot be deprecated`() {
    let menu = Menu(
      Table {
        Section("Rows") { Row("Row").deprecated("gone") }.deprecated("gone")
      })
    #expect(
      menu.diagnostics.map(\.message) == [
        "Row: deprecated() needs a control with an id",
        "Rows: deprecated() needs a group of choices with an id",
      ])
  }
}
