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

  /// The variable that is set under the name that the key had before; `nil` if there is none.
  var formerVariable: String?

  /// The keys of ``former``.
  var formerKeys: [String] {
    OperationCounter.count(.settingVisit)
    return former.map(\.key)
  }

  /// The name of the setting's flag; `nil` if it has none.
  var flag: String?

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
    guard row.hasValue, case .name(let name) = section.identity(ofRow: number) else { return nil }
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
    flag = row.flag ?? key
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

  /// The control.
  var control: Control {
    row.storage.extras?.control
      ?? Control(read: { Control.Reading(state: ControlState(.link)) })
  }

  /// The words of the control.
  var words: TableWords { row.storage.extras?.control?.words ?? TableWords() }

  /// What was read of the control.
  var reading: Control.Reading {
    row.storage.extras?.reading ?? Control.Reading(state: ControlState(.link))
  }

  /// What the control shows.
  var state: ControlState { reading.state }

  /// The value as it was read.
  var value: SettingValue { reading.value }

  /// Whether a default is declared.
  var hasDefault: Bool { row.storage.extras?.control?.reset != nil }

  /// Whether the value is the declared default.
  var hasDefaultValue: Bool { state.defaultValue == value }

  /// The key and those under which older versions stored the setting.
  var keys: [String] { [key] + formerKeys }

  /// Whether the value must not be shown.
  var isSecret: Bool { row.storage.extras?.reading?.state.isSecure ?? false }

  /// Why the value is not valid.
  var invalidReason: String? {
    // The control is read in place: it is a dozen closures, which take long to copy.
    guard let extras = row.storage.extras else { return nil }
    if let problem = extras.reading?.valueProblems.first ?? extras.reading?.message {
      return extras.control.map { problem.text(in: $0.words) }
    }
    guard let input = extras.control?.input else { return nil }
    let text = state.value?.text ?? ""
    let refusal = input.refusal(text, false) ?? input.refusalWhenEntered(text)
    return refusal.flatMap { refusal in extras.control.map { refusal.text(in: $0.words) } }
  }
}

extension DeclaredSetting {
  /// Sets the setting to its default, or without one to the value that was read first.
  func assignDefault(_ sources: SettingSources) {
    (control.reset ?? sources[key][place]?.setToFirst)?()
  }
}

extension Control.Reading {
  /// The value as a store keeps it.
  var value: SettingValue { state.value ?? .text("") }
}

extension Row {
  /// Whether the row has a value of its own, unlike a choice of a group or an entry of a list.
  var hasValue: Bool {
    guard let extras = storage.extras else { return false }
    return extras.control?.input != nil && extras.reading?.state.kind != nil && !isChoiceOfGroup
      && !isPart
  }

  /// Whether the row is a choice of a group.
  ///
  /// An option of a picker has the same style, but takes no text.
  var isChoiceOfGroup: Bool {
    storage.extras?.reading?.state.style == .choice && storage.extras?.control?.input != nil
  }
}
