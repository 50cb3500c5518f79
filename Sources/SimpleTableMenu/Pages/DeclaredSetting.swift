import SimpleTable

/// A setting as it was read, with the row that reads and changes it.
struct DeclaredSetting {
  let key: String

  /// The way to the page on which it is declared.
  let route: PageRoute

  private(set) var row: Row

  /// The keys under which older versions stored the setting, newest first.
  var former: [FormerKey]

  var formerKeys: [String] {
    OperationCounter.count(.settingVisit)
    return former.isEmpty ? [] : former.map(\.key)
  }

  /// What distinguishes settings with one key: their pages, and where they are declared.
  struct Place: Hashable {
    let links: [RowID]
    let key: String
    let site: DeclarationSite
  }
}

extension DeclaredSetting {
  /// Creates the setting of a row; `nil` for a row without a value or an id.
  init?(_ section: DeclaredSection, row number: Int, on route: PageRoute) {
    let row = section.allRows[number]
    guard row.hasValue, let name = section.id(ofRow: number).name else { return nil }
    OperationCounter.count(.settingVisit)
    key = route.prefix + name
    self.route = route
    self.row = row
    former = row.setting.formerKeys
  }

  /// Returns the setting with the row that is in view.
  func shown(by row: Row) -> DeclaredSetting {
    var setting = self
    setting.row = row
    return setting
  }

  /// Where the setting is declared.
  var place: Place {
    Place(links: route.links, key: key, site: row.site)
  }

  /// Returns whether the setting, which has a key, is declared at a place of that key.
  func isDeclared(at place: Place) -> Bool {
    row.site == place.site && route.links == place.links
  }

  /// The title of the page, or else of the row, where it is found.
  var placeName: String { route.titles.last { !$0.isEmpty } ?? row.title }

  /// The control; every setting has one.
  var control: any Control { row.declaredControl ?? NoControl() }

  /// Reads what the control shows now, and its value.
  func read() -> ControlReading { control.read(in: words, after: row) }

  var words: TableWords { row.words }

  /// What the control shows.
  var state: ControlState { row.lastState ?? ControlState(.link) }

  /// What values the control takes.
  var kind: SettingKind? { row.lastKind }

  /// Whether the value is a text that is not chosen from options, and may be long.
  var isOfText: Bool { kind?.type == .text && kind?.isChoice == false }

  /// The value as it was read.
  var value: SettingValue { row.lastValue ?? .text("") }

  var hasDefault: Bool { control.hasDefault }

  /// The declared default as a store keeps it.
  var defaultValue: SettingValue? {
    isSecret ? control.storedDefault : state.defaultValue
  }

  /// Sets the value again that was read, unless the setting has it.
  func restore() {
    if let original = row.lastOriginal, read().value != value {
      _ = control.restore(original)
    }
  }

  /// The key and those under which older versions stored the setting.
  var keys: [String] { [key] + formerKeys }

  /// Whether the value is names with values.
  var isMap: Bool { kind?.isMap == true }

  /// Whether the value must not be shown.
  var isSecret: Bool { row.isSecure }

  /// Why the setting cannot be changed even if it is not locked; `nil` if it can.
  var disablement: ValueOutcome? { row.disablement }

  /// For how many seconds the user is asked to confirm a change; `nil` where nothing is asked.
  ///
  /// A change of a secret cannot be taken back, so nothing is asked about it.
  var secondsToConfirm: Int? { isSecret ? nil : row.setting.secondsToConfirm }

  /// Returns a value of a store as the setting reads it: where it may have none, `null` is none.
  func read(_ value: SettingValue) -> SettingValue {
    guard value.isNull, control.conditions(in: words).contains(.mayBeEmpty) else { return value }
    return .text("")
  }

  /// Returns a value in which what means the same as before keeps the form that a store has.
  func keepingForms(of old: SettingValue?, in new: SettingValue) -> SettingValue {
    old.map { control.value(new, over: $0) } ?? new
  }

  /// Whether an empty variable leaves the setting to its other sources.
  var ignoresEmptyVariables: Bool { kind?.ignoresEmptyVariables == true }

  /// Returns an input as a store would hold it, without setting anything.
  func value(of input: SettingValue) -> SettingValue {
    control.value(of: input) ?? kind.flatMap { SettingValue(input.text, as: $0) } ?? input
  }
}
