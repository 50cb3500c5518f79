extension MenuWalk {
  /// A setting as it was read, with the control that reads and changes it.
  ///
  /// It refers to the declaration instead of copying it, because there may be many settings.
  struct Setting {
    let key: String
    let page: PagePlace
    private let section: DeclaredSection

    /// The row, or `nil` for a group of choices.
    private let row: Row?
  }
}

extension MenuWalk.Setting {
  /// Creates the setting of a row or, without a row, that of a group of choices.
  ///
  /// It is `nil` if the row or the section has no value or no name.
  init?(_ section: DeclaredSection, row number: Int? = nil, on page: PagePlace) {
    let isControl = number.map(section.isControl) ?? (section.groupControl != nil)
    let identity = number.map(section.identity) ?? section.id.identity
    guard isControl, case .name(let name) = identity else { return nil }
    key = page.prefix + name
    self.page = page
    self.section = section
    row = number.map { section.rows[$0] }
  }

  /// The control.
  var control: Control {
    let control = row == nil ? section.groupControl : row?.storage.extras?.control
    return control ?? Control(read: { Control.Reading(state: ControlState(.link)) })
  }

  /// What was read of the control.
  private var reading: Control.Reading? {
    row == nil ? section.groupReading : row?.storage.extras?.reading
  }

  /// What the control shows.
  var state: ControlState { reading?.state ?? ControlState(.link) }

  /// The value as it was read.
  var value: SettingValue { reading?.value ?? .text("") }

  /// Sets the value back to the one that was read.
  var restore: (() -> Void)? { reading?.restore }

  /// Whether a default is declared.
  var hasDefault: Bool {
    row == nil
      ? section.groupControl?.reset != nil : row?.storage.extras?.control?.reset != nil
  }

  /// Where the setting is declared, for diagnostics.
  var site: DeclarationSite { row?.site ?? section.section.site }

  /// Where the setting lies.
  var place: SettingPlace {
    let id = row?.storage.id.map { RowID(.name($0)) }
    return SettingPlace(links: page.links, owner: id.map { .row($0) } ?? .section(section.id))
  }

  /// The title of the row, or the header of the group.
  var title: String { row?.title ?? section.section.header ?? section.id.name ?? "" }

  /// What the setting is for.
  var help: String? { row == nil ? section.section.help : row?.help }

  /// The keys under which older versions stored the setting.
  var formerKeys: [String] { row?.formerKeys ?? section.section.formerKeys }

  /// The key and those under which older versions stored the setting.
  var keys: [String] { [key] + formerKeys }

  /// Whether the value must not be shown.
  var isSecret: Bool { state.isSecure }

  /// Whether the row is disabled, or all rows of the group are.
  var isDisabled: Bool {
    if let row { return row.isDisabled }
    let choices = section.choiceRows
    return !choices.isEmpty && choices.allSatisfy(\.isDisabled)
  }

  /// Why the setting is disabled.
  var disabledReason: String? {
    isDisabled ? (row ?? section.choiceRows.first)?.disabledReason : nil
  }

  /// Why the value is not valid.
  var invalidReason: String? {
    guard let reading else { return nil }
    let control = control
    return (reading.valueProblems.first ?? reading.message)?.text(in: control.words)
      ?? control.refusal(of: reading.value.text)
  }
}

extension Control.Reading {
  /// The value as a store keeps it.
  var value: SettingValue { state.value ?? .text("") }
}

extension DeclaredSection {
  /// Returns whether a row has a value of its own, unlike a row of a group of choices.
  fileprivate func isControl(row: Int) -> Bool {
    guard let extras = rows[row].storage.extras, extras.control?.input != nil,
      extras.reading?.state.kind != nil
    else { return false }
    return !isChoice(row: row)
  }

  /// Returns whether a row is a choice of the group that the section is.
  ///
  /// An option of a picker has the same style, but takes no text.
  func isChoice(row: Int) -> Bool {
    groupControl != nil && rows[row].control?.style == .choice
      && rows[row].storage.extras?.control?.input != nil
  }

  /// The rows of the group of choices that the section is.
  fileprivate var choiceRows: [Row] { controlRows.filter(isChoice).map { rows[$0] } }

  /// Returns whether a row has a value of its own, but no id.
  func isUnstored(row: Int) -> Bool { rows[row].storage.id == nil && isControl(row: row) }
}
