import SimpleTable

/// What decides the setting with a key at one place, the value read then, and the last verdict.
///
/// Nothing else is remembered between decisions.
struct KeyState {
  /// What decides the setting, or last decided it while it was available; `nil` for its default.
  var candidate: Candidate?

  /// The value read after the candidate was assigned, or else the first value of the setting.
  var value: SettingValue

  /// The value that was read first, which a setting without a default is unset to; also as its state
  /// had it, as long as the setting is there.
  private let firstValue: SettingValue
  private var firstOriginal: Any?

  /// Whether what decides the setting is still to be assigned.
  private var assignment = Assignment.none

  /// Whether a value of a source was ever assigned under this key, here or at another place.
  private var wasSet = false

  /// The sources whose values stay refused because settings bound each other in a circle, with the
  /// reasons.
  var excluded: [SettingSource: String] = [:]

  /// The judgement of the setting as it was evaluated last.
  private(set) var verdict = Verdict()

  /// The value that decides the setting and was accepted, with the kind that the setting had then.
  private var accepted: AcceptedValue?

  /// A value that a kind of control accepts, whatever its rules say; a class, as a kind is large.
  private final class AcceptedValue {
    let value: SettingValue
    let kind: SettingKind

    init(_ value: SettingValue, as kind: SettingKind) { (self.value, self.kind) = (value, kind) }
  }

  /// Whether what decides a setting was assigned.
  private enum Assignment {
    /// It was assigned, or nothing was to be.
    case done
    /// It was, and the user has changed the setting since.
    case demanded
    /// The setting was not there.
    case none
  }

  /// Where the setting is declared.
  let place: DeclaredSetting.Place

  /// Creates the state of a setting that is seen for the first time.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - isInitial: Whether no page was evaluated before. A setting that appears later has its
  ///     default, or a value that the program has set.
  init(_ setting: DeclaredSetting, isInitial: Bool) {
    value = isInitial ? setting.value : setting.defaultValue ?? setting.value
    place = setting.place
    firstValue = setting.value
    firstOriginal = setting.hasDefault ? nil : setting.row.lastOriginal
  }
}

extension KeyState {
  /// The source that decides the setting.
  var source: SettingSource { candidate?.source ?? .default }

  /// Whether the setting was available at the last evaluation.
  var isAvailable: Bool { assignment != .none }

  /// Judges the setting as it was evaluated, and returns whether nothing is to be assigned.
  mutating func judge(_ setting: DeclaredSetting, _ candidates: [Candidate]) -> Bool {
    verdict =
      candidates.isEmpty
      ? Verdict() : Verdict(on: setting, candidates, excluded) { refusal(of: $0, on: setting) }
    let best = verdict.best
    if let best, !isAccepted(best, on: setting), best.value == setting.value,
      let kind = setting.kind
    {
      accepted = AcceptedValue(best.value, as: kind)
    }
    if isAvailable { return assignment == .done && candidate == best }
    // A setting that no source has ever decided keeps its default, or the value that the program
    // has set.
    guard best == nil, !wasSet else { return false }
    assignment = .done
    return true
  }

  /// Assigns what decides a setting.
  mutating func assign(_ candidate: Candidate?, to setting: DeclaredSetting) {
    if let candidate {
      _ = setting.control.assign(candidate.value)
    } else if setting.hasDefault {
      setting.control.assignDefault()
    } else if firstOriginal.map(setting.control.restore) != true {
      _ = setting.control.assign(firstValue)
    }
    // A setter may normalise its value.
    record(candidate, setting.read().value)
  }

  /// Records what decides a setting that has the value already.
  mutating func record(_ candidate: Candidate?, _ value: SettingValue) {
    (self.candidate, self.value, assignment) = (candidate, value, .done)
    wasSet = wasSet || candidate != nil
  }

  /// Records that the user has changed the setting at a level, unless a source above decides it.
  mutating func demandAssignment(at level: SettingSource) {
    if isAvailable, source <= level { assignment = .demanded }
  }

  /// Records that the setting is not available now, and returns whether it was.
  mutating func leave() -> Bool {
    defer { (assignment, firstOriginal) = (.none, nil) }
    return isAvailable
  }

  /// Returns the state at another place, where the setting has the key next.
  mutating func turn(to next: KeyState) -> KeyState {
    _ = leave()
    var next = next
    next.wasSet = next.wasSet || wasSet
    return next
  }

  /// Returns why a row refuses a candidate as it is declared now; `nil` if it accepts it.
  ///
  /// What its setter has made of the value that decides it is judged as it reads now. Of a value that it has
  /// accepted, only the rules are asked, which may depend on other settings: to look through a long text
  /// again, or to read all numbers, takes longer than the rest of a change.
  func refusal(of candidate: Candidate, on setting: DeclaredSetting) -> String? {
    let isAccepted = isAccepted(candidate, on: setting)
    if isAccepted, !setting.row.hasRules { return nil }
    let isNew = !isAccepted || !setting.isOfText
    guard let refusal = setting.refusal(of: candidate, isNew: isNew) else { return nil }
    guard isAvailable, candidate == self.candidate, value == setting.value,
      value.text != candidate.value.text
    else { return refusal }
    return setting.control.refusal(of: value, isNew: true).map { $0.text(in: setting.words) }
  }

  /// Returns whether a setting reads the value of a candidate that its kind has accepted.
  private func isAccepted(_ candidate: Candidate, on setting: DeclaredSetting) -> Bool {
    guard let accepted, accepted.value == candidate.value, candidate.value == setting.value,
      let kind = setting.kind
    else { return false }
    return accepted.kind == kind
  }
}

extension SettingValue {
  /// Returns whether two values are the same, also where one is kept as another kind.
  func isSame(as other: SettingValue) -> Bool { self == other || text == other.text }
}
