import SimpleTableMenu
import TestTraits
import Testing

/// What is declared for a setting where there is none.
@Suite struct `What is declared without effect` {
  @Test func `what has no effect says so`() {
    let (flag, text) = (Variable(true), Variable(""))
    let row = Row("R")
    let secret = TextFieldRow("R", text: text.binding, isSecure: true).id("a")
    let rows: [(Row, String?)] = [
      (secret.keptIfConfirmed(within: 5), "is secret, so keptIfConfirmed() has no effect"),
      (row.keepsChanges(false), "keepsChanges() needs an action"),
      (row.keepsChanges(false).onSelect {}, nil),
      (ToggleRow("R", isOn: flag.binding).notStored(), nil),
      (
        ToggleRow("R", isOn: flag.binding).id("a").notStored(),
        "has an id, so notStored() has no effect"
      ),
    ]
    for (row, problem) in rows {
      let messages = Menu(Table { Section { row } }).diagnostics.map(\.message)
      check(messages, problem.map { ["R: \($0)"] } ?? [])
    }
  }

  @Test func `a control that lost its id to another row is named among those that are not stored`()
  {
    let flag = Variable(true)
    let menu = Menu(
      Table.page {
        Row("First").id("a")
        ToggleRow("Second", isOn: flag.binding).id("a")
        ToggleRow("Third", isOn: flag.binding)
      })
    check(
      menu.unstoredControls.map(\.message),
      [
        "Second: its id \"a\" is another row's, so it is not stored",
        "Third: has no id, so it is not stored",
      ])
  }

  /// What only settings have: the modifier, and what it is called.
  nonisolated(unsafe) private static let modifiers: [(change: (Row) -> Row, name: String)] = [
    ({ $0.formerly("old") }, "formerly()"), ({ $0.deprecated("gone") }, "deprecated()"),
    ({ $0.takesEffectAfterRestart() }, "takesEffectAfterRestart()"), ({ $0.flag("r") }, "flag()"),
    ({ $0.allowedInProject() }, "allowedInProject()"),
    ({ $0.keptIfConfirmed(within: 5) }, "keptIfConfirmed()"),
  ]

  @Test(arguments: modifiers.indices)
  func `what only a setting can have needs a control and an id`(number: Int) {
    let (choice, flag) = (Variable("a"), Variable(true))
    let (change, name) = Self.modifiers[number]
    let toggle = ToggleRow("R", isOn: flag.binding).row
    let rows: [(Row, isSetting: Bool)] = [
      (Row("R"), false), (Row("R").id("r"), false), (ButtonRow("R") {}.id("r"), false),
      (toggle, false), (toggle.id("r"), true),
    ]
    for (row, isSetting) in rows {
      let messages = Menu(Table { Section { change(row) } }).diagnostics.map(\.message)
      check(messages.contains("R: \(name) needs a control with an id"), !isSetting)
    }
    let picker = PickerRow("P", selection: choice.binding, options: ["a"], style: .inline) { _ in
      change(Row("R").id("r"))
    }
    let messages = Menu(Table { Section { picker } }).diagnostics.map(\.message)
    check(messages.contains("R: \(name) needs a control with an id"), true)
  }

  @Test func `only the options of a picker that chooses one can be previewed`() {
    let (choice, days) = (Variable("a"), Variable<Set<String>>([]))
    let picker = PickerRow("R", selection: choice.binding, options: ["a", "b"]).row
    let rows: [(Row, canPreview: Bool)] = [
      (picker.id("r"), true), (picker, false), (Row("R"), false),
      (ToggleRow("R", isOn: Variable(true).binding).id("r"), false),
      (MultiPickerRow("R", selection: days.binding, options: ["a"]).id("r"), false),
    ]
    for (row, canPreview) in rows {
      let menu = Menu(Table { Section { row.previewed() } })
      check(
        menu.diagnostics.map(\.message),
        canPreview ? [] : ["R: previewed() needs a PickerRow with an id"])
    }
  }
}
