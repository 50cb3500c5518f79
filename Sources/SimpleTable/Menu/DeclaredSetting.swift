/// A setting as it was read, with the row that reads and changes it.
struct DeclaredSetting {
  let key: String

  /// The way to the page on which it is declared.
  let route: PageRoute

  /// The row, or for a group of choices the one that represents the group.
  private(set) var row: Row

  private let isGroup: Bool

  /// The keys under which older versions stored the setting, newest first.
  var former: [FormerKey]

  var formerKeys: [String] {
    OperationCounter.count(.settingVisit)
    return former.map(\.key)
  }

  /// What distinguishes settings with one key: their pages, and where they are declared.
  struct Place: Hashable {
    let links: [RowID]
    let key: String
    let isGroup: Bool
    let site: DeclarationSite
  }
}

extension DeclaredSetting {
  /// Creates the setting of a row; `nil` for a row without a value or an id.
  init?(_ section: DeclaredSection, row number: Int, on route: PageRoute) {
    let row = section.rows[number]
    guard row.hasValue, let name = section.identity(ofRow: number).name else { return nil }
    self.init(name, of: row, isGroup: false, on: route)
  }

  /// Creates the setting of a group of choices; `nil` for any other section, or without an id.
  init?(group section: DeclaredSection, on route: PageRoute) {
    guard let row = section.groupRow, let name = section.id.name else { return nil }
    self.init(name, of: row, isGroup: true, on: route)
  }

  private init(_ name: String, of row: Row, isGroup: Bool, on route: PageRoute) {
    OperationCounter.count(.settingVisit)
    key = route.prefix + name
    self.route = route
    self.row = row
    self.isGroup = isGroup
    former = row.ageing.formerKeys
  }

  /// Returns the setting with the row that is in view.
  func shown(by row: Row) -> DeclaredSetting {
    var setting = self
    setting.row = row
    return setting
  }

  /// Returns whether another setting is declared at the same place.
  func isDeclared(where other: DeclaredSetting) -> Bool {
    key == other.key && isGroup == other.isGroup && row.site == other.row.site
      && route.links == other.route.links
  }

  /// Returns whether the setting is declared at a place.
  func isDeclared(at place: Place) -> Bool {
    isGroup == place.isGroup && row.site == place.site && key == place.key
      && route.links == place.links
  }

  /// Where the setting is declared.
  var place: Place {
    Place(links: route.links, key: key, isGroup: isGroup, site: row.site)
  }

  /// The control; every setting has one.
  var control: any Control { row.storage.control?.value ?? NoControl() }

  var words: TableWords { row.storage.reading?.value.words ?? TableWords() }

  /// What was read of the control.
  var reading: ControlReading { row.storage.reading?.value ?? NoControl().read() }

  /// What the control shows.
  var state: ControlState { row.storage.reading?.value.state ?? NoControl().read().state }

  /// The value as it was read.
  var value: SettingValue { row.storage.reading?.value.value ?? .text("") }

  var hasDefault: Bool { control.hasDefault }

  /// Whether the value is the declared default.
  var hasDefaultValue: Bool { state.defaultValue == value }

  /// The key and those under which older versions stored the setting.
  var keys: [String] { [key] + formerKeys }

  /// Whether the value must not be shown.
  var isSecret: Bool { row.storage.reading?.value.state.isSecure ?? false }

  /// Why the value is not valid.
  var invalidReason: String? {
    guard let reading = row.storage.reading?.value else { return nil }
    let problem =
      reading.findings.valueProblems.first ?? reading.findings.message
      ?? (control.takesText ? control.refusal(ofText: reading.state.value?.text ?? "") : nil)
    return problem?.text(in: reading.words)
  }
}

extension DeclaredSetting {
  /// Returns why a text would be refused, or `nil` if it would be taken, as if the setting had
  /// another value now.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - entered: The part of it that a user enters, to which all rules apply; `nil` for none.
  /// - Returns: The reason.
  func refusal(of text: String, entered: String?) -> String? {
    let refusal =
      control.refusal(of: text, isNew: true) ?? entered.flatMap(control.refusal(ofEntered:))
    return refusal?.text(in: words)
  }

  /// Sets the setting to its default, or without one to the value that was read first.
  func assignDefault(_ sources: SettingSources) {
    if hasDefault { control.assignDefault() } else { sources[key][place]?.setToFirst?() }
  }
}

extension ControlReading {
  /// The value as a store keeps it.
  var value: SettingValue { state.value ?? .text("") }
}

extension Row {
  /// Whether the row has a value of its own, unlike a choice of a group or an entry of a list.
  var hasValue: Bool {
    storage.takesText && storage.reading?.value.state.kind != nil && !isChoiceOfGroup && !isPart
  }

  /// Whether the row is a choice of a group.
  ///
  /// An option of a picker has the same style, but takes no text.
  var isChoiceOfGroup: Bool {
    storage.reading?.value.state.style == .choice && storage.takesText
  }
}
