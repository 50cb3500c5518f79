extension MenuWalk {
  /// A setting as it was read, with the control that reads and changes it.
  struct Setting {
    let key: String

    /// The keys under which older versions stored the setting.
    let formerKeys: [String]

    let place: SettingPlace
    let title: String
    let help: String?
    let control: Control
    let reading: Control.Reading
    let isDisabled: Bool
    let disabledReason: String?
    let site: DeclarationSite
  }
}

extension MenuWalk.Setting {
  /// Creates the setting of a row, or returns `nil` for a row that is none.
  init?(_ section: DeclaredSection, row number: Int, on page: PagePlace) {
    let row = section.rows[number]
    let id = RowID(section.identity(ofRow: number))
    guard section.isControl(row: number), let control = row.storage.extras?.control,
      let reading = row.storage.extras?.reading, let name = id.name
    else { return nil }
    self.init(
      key: page.prefix + name, formerKeys: row.formerKeys,
      place: SettingPlace(links: page.links, owner: .row(id)), title: row.title, help: row.help,
      control: control, reading: reading, isDisabled: row.isDisabled,
      disabledReason: row.disabledReason, site: row.site)
  }

  /// Creates the setting of a group of choices, or returns `nil` if the section is none.
  ///
  /// It is disabled if all its rows are.
  init?(_ section: DeclaredSection, on page: PagePlace) {
    guard let control = section.groupControl, let reading = section.groupReading,
      let name = section.id.name
    else { return nil }
    let choices = section.controlRows.lazy.filter { section.isChoice(row: $0) }
    let isDisabled = !choices.isEmpty && choices.allSatisfy { section.rows[$0].isDisabled }
    self.init(
      key: page.prefix + name, formerKeys: section.section.formerKeys,
      place: SettingPlace(links: page.links, owner: .section(section.id)),
      title: section.section.header ?? name, help: section.section.help, control: control,
      reading: reading, isDisabled: isDisabled,
      disabledReason: isDisabled ? choices.first.flatMap { section.rows[$0].disabledReason } : nil,
      site: section.section.site)
  }

  /// The key and those under which older versions stored the setting.
  var keys: [String] { [key] + formerKeys }

  /// The value as it was read.
  var value: SettingValue { reading.value }

  /// Whether the value must not be shown.
  var isSecret: Bool { reading.state.isSecure }

  /// Why the value is not valid.
  var invalidReason: String? {
    reading.valueProblems.first ?? reading.message ?? control.input?.refusal(value.text)
  }
}

extension Control.Reading {
  /// The value as a store keeps it.
  var value: SettingValue { state.value ?? .text("") }
}

extension DeclaredSection {
  /// Returns whether a row has a value of its own, which a row of a group of choices has not.
  fileprivate func isControl(row: Int) -> Bool {
    guard let extras = rows[row].storage.extras, extras.control?.input != nil,
      extras.reading?.state.kind != nil
    else { return false }
    return !isChoice(row: row)
  }

  /// Returns whether a row is one of the group of choices that the section is.
  ///
  /// An option of a picker is a choice as well, but takes no text.
  func isChoice(row: Int) -> Bool {
    groupControl != nil && rows[row].control?.style == .choice
      && rows[row].storage.extras?.control?.input != nil
  }

  /// Returns whether a row has a value of its own, but no id.
  func isUnstored(row: Int) -> Bool { rows[row].storage.id == nil && isControl(row: row) }
}
