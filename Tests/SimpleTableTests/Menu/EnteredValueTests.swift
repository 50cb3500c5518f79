import Testing

@testable import SimpleTable

/// Rules about the world around the program, such as that a file exists.
@Suite struct `Rules about what a user enters` {
  let path = Variable("none")
  let paths = Variable<[String]>([])
  let limit = Variable(1)

  /// What exists, which other programs change.
  let files = Variable<Set<String>>(["here", "there"])

  private var menu: Menu {
    let (path, paths, limit) = (path, paths, limit)
    nonisolated(unsafe) let files = files
    let rule = ValidationRule<String>(ofEntered: .doesNotExist) { files.wrappedValue.contains($0) }
    return Menu(
      Table {
        Section {
          TextFieldRow("Path", text: path.binding, content: .file, rules: [rule]).id("path")
          ListRow("Paths", entries: paths.binding, rules: [rule]).id("paths")
          StepperRow("Limit", value: limit.binding, in: 0...9).id("limit")
        }
      })
  }

  private let refused = ValueOutcome.refused("does not exist")

  @Test func `a value that a user enters is refused, by whatever way it comes`() throws {
    let menu = menu
    #expect(menu.setValue("gone", for: "path") == refused)
    #expect(menu.page.setValue("gone", row: "path") == refused)
    #expect(menu.setValues(["path": "gone", "limit": "2"])["path"] == refused)
    #expect(menu.apply(arguments: ["path": "gone"]).map(\.reason) == ["does not exist"])
    #expect(path.wrappedValue == "none")
    #expect(limit.wrappedValue == 1)
    #expect(menu.setValues(["path": "here", "limit": "2"]).values.allSatisfy { $0 == .accepted })
    #expect(menu.setValue("there", for: "path") == .accepted)
    // With another value stored, the decision goes the long way.
    try menu.load(from: MemoryStore(["limit": .number("3")]))
    #expect(menu.setValue("gone", for: "path") == refused)
    #expect(path.wrappedValue == "there")
  }

  @Test func `entries that a user adds are refused`() {
    let menu = menu
    #expect(
      menu.addEntries(["here", "gone"], to: "paths")
        == .refused("[\"gone\"]: does not exist"))
    #expect(menu.addEntries(["here"], to: "paths") == .accepted)
    menu.page.select(row: "paths")
    #expect(menu.page.setValue("gone", row: "+") == refused)
    #expect(menu.page.setValue("there", row: "here") == .accepted)
    #expect(paths.wrappedValue == ["there"])
  }

  @Test(arguments: [nil, .user] as [SettingLevel?], [false, true])
  func `an entry that has gone keeps no other from being added, and none from being removed`(
    level: SettingLevel?, isDecidedAlone: Bool
  ) throws {
    let menu = menu
    let others: [String: SettingValue] = isDecidedAlone ? [:] : ["limit": .number("3")]
    let stored = ["paths": SettingValue.texts(["gone", "here", "lost"])]
    try menu.load(from: MemoryStore(stored.merging(others) { $1 }))
    #expect(menu.addEntries(["there"], to: "paths", at: level) == .accepted)
    #expect(
      menu.addEntries(["away"], to: "paths", at: level)
        == .refused("[\"away\"]: does not exist"))
    #expect(menu.removeEntries(["here"], from: "paths", at: level) == .accepted)
    #expect(menu.removeEntries(["gone"], from: "paths", at: level) == .accepted)
    #expect(paths.wrappedValue == ["lost", "there"])
    // What is set is entered as a whole.
    #expect(
      menu.setValue("there, lost", for: "paths", at: level)
        == .refused("[\"lost\"]: does not exist"))
    #expect(menu.setting("paths")?.invalidReason == "[\"lost\"]: does not exist")
  }

  @Test func `values of stores and the environment apply, and are reported by a check`() throws {
    let menu = menu
    let report = try menu.load(
      from: MemoryStore(["path": .text("gone"), "paths": .texts(["gone"]), "limit": .number("2")]))
    #expect(report.isEmpty)
    #expect(path.wrappedValue == "gone")
    #expect(paths.wrappedValue == ["gone"])
    #expect(menu.settings.map(\.source) == [.user, .user, .user])
    #expect(
      menu.invalidSettings == [
        RefusedValue(key: "path", reason: "does not exist"),
        RefusedValue(key: "paths", reason: "[\"gone\"]: does not exist"),
      ])
    // Another change decides again, and leaves them.
    #expect(menu.setValue("5", for: "limit") == .accepted)
    #expect(menu.apply(environment: ["PATH": "away"], prefix: "").isEmpty)
    #expect(path.wrappedValue == "away")
    files.wrappedValue.insert("away")
    #expect(menu.setting("path")?.invalidReason == nil)
  }

  @Test func `what is undone applies, although it has gone meanwhile`() throws {
    let menu = menu
    try menu.load(from: MemoryStore(["path": .text("here")]))
    #expect(menu.setValue("there", for: "path") == .accepted)
    files.wrappedValue = ["there"]
    menu.undo()
    #expect(path.wrappedValue == "here")
    #expect(menu.leftOut.isEmpty)
  }

  @Test func `a default that does not exist is no mistake`() {
    let table = Table {
      Section {
        TextFieldRow(
          "Path", text: Variable("none").binding,
          rules: [ValidationRule(ofEntered: .doesNotExist) { _ in false }]
        ).id("path")
      }
    }
    #expect(TableAdapter(table).diagnostics.isEmpty)
    #expect(Menu(table).invalidSettings.map(\.key) == ["path"])
  }
}
