extension MenuWalk {
  /// A setting as it was read, with the control that reads and changes it.
  struct Setting {
    let key: String

    /// The number of its page in the walk.
    let page: Int

    let title: String
    let control: Control
    let reading: Control.Reading

    /// The row, or the first row of a group of choices.
    let row: Row?

    let isDisabled: Bool
    let site: DeclarationSite
  }
}

extension MenuWalk.Setting {
  /// Creates the setting of a row, or returns `nil` for a row that is none.
  init?(_ section: DeclaredSection, row number: Int, prefix: String, page: Int) {
    let row = section.rows[number]
    guard section.isControl(row: number), let control = row.storage.extras?.control,
      let reading = row.storage.extras?.reading,
      let name = RowID(section.identity(ofRow: number)).name
    else { return nil }
    self.init(
      key: prefix + name, page: page, title: row.title, control: control, reading: reading,
      row: row, isDisabled: row.isDisabled, site: row.site)
  }

  /// Creates the setting of a group of choices, or returns `nil` if the section is none.
  init?(_ section: DeclaredSection, prefix: String, page: Int) {
    guard let control = section.groupControl, let reading = section.groupReading,
      let name = section.id.name
    else { return nil }
    let choices = section.controlRows.filter { section.rows[$0].control?.style == .choice }
    self.init(
      key: prefix + name, page: page, title: section.section.header ?? name, control: control,
      reading: reading, row: choices.first.map { section.rows[$0] },
      isDisabled: !choices.isEmpty && choices.allSatisfy { section.rows[$0].isDisabled },
      site: section.section.site)
  }

  /// The value as a store keeps it, as it was read.
  var value: SettingValue { reading.state.value ?? .text("") }

  /// The value that the control reads now.
  var currentValue: SettingValue { control.read().state.value ?? .text("") }

  /// Whether the value is the declared default.
  var hasDefaultValue: Bool { reading.state.defaultValue == value }

  /// Why the value is not valid.
  var invalidReason: String? { reading.message ?? control.input?.refusal(value.text) }
}

extension DeclaredSection {
  /// Returns whether a row has a value of its own, which a row of a group of choices has not.
  fileprivate func isControl(row: Int) -> Bool {
    guard let extras = rows[row].storage.extras, extras.control?.input != nil,
      let state = extras.reading?.state, state.kind != nil
    else { return false }
    return groupControl == nil || state.style != .choice
  }

  /// Returns whether a row has a value of its own, but no id.
  func isUnstored(row: Int) -> Bool {
    isControl(row: row) && RowID(identity(ofRow: row)).name == nil
  }
}
