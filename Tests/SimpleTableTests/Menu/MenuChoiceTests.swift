import Testing

@testable import SimpleTable

/// Groups of choices and pickers as settings.
@Suite struct `Choices of a menu` {
  let choice = Variable("b")
  let optional = Variable<String?>(nil)
  let set: Variable<Set<String>> = Variable(["a", "c"])

  private func menu(_ group: SelectionGroup) -> Menu {
    Menu(
      Table {
        Section("Letters", id: "letters") {
          for name in ["a", "b", "c"] { Row(name.uppercased()).tag(name).id("\(name)-id") }
        }
        .selection(group)
      })
  }

  @Test func `a group is one setting, and its rows are none`() {
    let menu = menu(.single(choice.binding))
    #expect(menu.settings.map(\.description) == ["letters=b-id"])
    #expect(menu.setting("letters")?.title == "Letters")
    #expect(menu.setting("letters")?.label == "B")
    #expect(menu.setValue("true", for: "a-id") == .ignored(.unknownKey))
    #expect(menu.setValue("C", for: "letters") == .accepted)
    #expect(choice.wrappedValue == "c")
    menu.page.select(row: "a-id")
    #expect(menu.setting("letters")?.value == "a-id")
    #expect(menu.setting("letters")?.isStored == true)
    #expect(menu.undo())
    #expect(choice.wrappedValue == "c")
  }

  @Test func `a group without an id is shown, and is no setting`() {
    let menu = Menu(
      Table {
        Section("Letters") { for name in ["a", "b"] { Row(name).tag(name).id(name) } }
          .selection(.single(choice.binding))
      })
    #expect(menu.settings.isEmpty)
    #expect(
      menu.unstoredControls.map(\.message) == ["Letters: has no id, so it is not stored"])
    menu.page.select(row: "a")
    #expect(choice.wrappedValue == "a")
    #expect(!menu.hasUnsavedChanges)
  }

  @Test func `unset chooses what was declared, whatever was chosen when it was first shown`() {
    choice.wrappedValue = "c"
    let menu = menu(.single(choice.binding))
    menu.page.select(row: "a-id")
    menu.unset("letters")
    #expect(choice.wrappedValue == "b")
  }

  @Test func `without a default, unset chooses what was chosen first`() {
    let plain = Binding(get: { choice.wrappedValue }, set: { choice.wrappedValue = $0 })
    let one = menu(.single(plain))
    one.page.select(row: "a-id")
    one.unset("letters")
    #expect(choice.wrappedValue == "b")
    let members = Binding(get: { set.wrappedValue }, set: { set.wrappedValue = $0 })
    let many = menu(.multiple(members))
    for name in ["a-id", "b-id", "c-id"] { many.page.select(row: RowID(name)) }
    many.unsetAll()
    #expect(set.wrappedValue == ["a", "c"])
  }

  @Test(arguments: ["a", "b", "c"])
  func `saved choices are loaded in place of any other`(saved: String) throws {
    let store = MemoryStore()
    let first = menu(.single(choice.binding))
    first.setValue("\(saved)-id", for: "letters")
    try first.save(to: store)
    for current in ["a", "b", "c"] {
      choice.wrappedValue = current
      #expect(try menu(.single(choice.binding)).load(from: store).isEmpty)
      #expect(choice.wrappedValue == saved)
    }
  }

  @Test func `no choice and several choices are saved and loaded`() throws {
    let store = MemoryStore()
    let one = menu(.single(optional.binding))
    #expect(one.setValue("", for: "letters") == .accepted)
    try one.save(to: store)
    one.page.select(row: "a-id")
    #expect(try one.load(from: store).isEmpty)
    #expect(optional.wrappedValue == "a")  // not saved yet, so that it stays
    #expect(try menu(.single(optional.binding)).load(from: store).isEmpty)
    #expect(optional.wrappedValue == nil)
    let many = menu(.multiple(set.binding))
    many.page.select(row: "b-id")
    try many.save(to: store)
    #expect(store.values["letters"] == .texts(["a-id", "b-id", "c-id"]))
    set.wrappedValue = []
    #expect(try menu(.multiple(set.binding)).load(from: store).isEmpty)
    #expect(set.wrappedValue == ["a", "b", "c"])
  }

  @Test(arguments: [PickerStyle.inline, .page])
  func `an option chosen in a picker is the picker's value, also in a group`(style: PickerStyle) {
    let menu = Menu(
      Table {
        Section(id: "letters") {
          Row("a").tag("a")
          Row("b").tag("b")
          PickerRow("Other", selection: optional.binding, options: ["x", "y"], style: style) { $0 }
            .id("other")
        }
        .selection(.single(choice.binding))
      })
    menu.page.select(row: "other")
    let row = style == .inline ? 4 : 1
    #expect(menu.page.select(RowPath(section: 0, row: row)) == .handled)
    #expect(optional.wrappedValue == "y")
    #expect(menu.settings.map(\.isStored) == [true, false])
    #expect(menu.settings.map(\.description) == ["other=y", "letters=b"])
  }

  @Test func `a value outside the options is taken back to by undo and unset, and is invalid`() {
    choice.wrappedValue = "sepia"
    let plain = Binding(get: { choice.wrappedValue }, set: { choice.wrappedValue = $0 })
    let menu = Menu(
      Table {
        Section {
          PickerRow("Theme", selection: plain, options: ["light", "dark"]) { $0 }.id("theme")
        }
      })
    #expect(
      menu.invalidSettings.map(\.description) == ["theme: \"sepia\" is not among the options"])
    menu.setValue("dark", for: "theme")
    #expect(menu.invalidSettings.isEmpty)
    menu.undo()
    #expect(choice.wrappedValue == "sepia")
    menu.setValue("dark", for: "theme")
    menu.unset("theme")
    #expect(choice.wrappedValue == "sepia")
  }
}
