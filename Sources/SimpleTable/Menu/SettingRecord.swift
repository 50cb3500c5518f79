/// What a menu knows of one key.
struct SettingRecord {
  /// Whether a secret was stored under the key since the menu was made.
  var isSecret = false

  /// What decides the value of the setting that has the key.
  var decision = Decision()

  /// What locks the setting, as in "set by MYTOOL_VOLUME"; `nil` unless it is locked.
  var lockReason: String?

  /// The candidates that were given up, by their sources.
  var givenUp: [SettingSource: RefusedValue] = [:]

  /// What the program knows of the setting: what was reported last, or else what it held first.
  var reported: Holding?

  /// What was last assigned at each place that has had the key, also where none has it now.
  private var assignments: [Assignment] = []
}

extension SettingRecord {
  /// The source that decides a value, and what it says; the default says nothing.
  struct Decision: Equatable {
    var source = SettingSource.default
    var value: SettingValue?
  }

  /// What a setting holds, and where that comes from.
  struct Holding: Equatable {
    var value: SettingValue
    var source: SettingSource
  }

  /// What a decision has last assigned or read at one place.
  struct Assignment {
    let place: DeclaredSetting.Place
    var decision = Decision()
    var value: SettingValue

    /// Sets a setting without a default to the value that was read first.
    var setToFirst: (() -> Void)?
  }

  /// Returns what was last assigned to a setting where it is declared, or `nil` before it was read.
  func assignment(of setting: DeclaredSetting) -> Assignment? {
    assignments.first { setting.isDeclared(at: $0.place) }
  }

  /// Returns whether a setting holds what was assigned to its key at another place since, as where two
  /// rows show one state by turns.
  func holdsValueFromElsewhere(_ setting: DeclaredSetting) -> Bool {
    let own = assignment(of: setting)
    guard own?.value != setting.value, own?.decision ?? Decision() != decision else { return false }
    return assignments.contains { $0.decision == decision && $0.value == setting.value }
  }

  /// Forgets what was assigned at all places.
  mutating func forgetAssignments() { assignments = [] }

  /// Returns where the value of the setting that has the key comes from, as it was read.
  func source(of setting: DeclaredSetting) -> SettingSource {
    if let assigned = assignment(of: setting), assigned.value != setting.value { return .program }
    return decision.source
  }

  /// Accesses what was last assigned at a place; `nil` before it was read for the first time.
  subscript(place: DeclaredSetting.Place) -> Assignment? {
    get { assignments.first { $0.place == place } }
    set {
      let index = assignments.firstIndex { $0.place == place }
      guard let newValue else { return }
      if let index { assignments[index] = newValue } else { assignments.append(newValue) }
    }
  }
}

/// A value that a source has for a setting.
struct SettingCandidate {
  let source: SettingSource

  /// The key or the name of the variable under which the source has it.
  let name: String
  let value: SettingValue

  /// The place of the store, or the name of the variable.
  var origin: String?

  var decision: SettingRecord.Decision {
    SettingRecord.Decision(source: source, value: value)
  }

  /// What decides a setting while the candidate does, as in "set by MYTOOL_VOLUME".
  func decides(in words: TableWords) -> String {
    switch source {
    case .environment: words(.setByVariable, name)
    case .argument: words[.setByArgument]
    default:
      origin.map { words(.setByLevel, source.rawValue, $0) }
        ?? words(.setByVariable, source.rawValue)
    }
  }
}

/// What a setting held, to return where the same decision applies again.
struct ReplacedValue {
  /// What was last assigned, and what was read.
  let assignment: SettingRecord.Assignment
  let reading: ControlReading
}
