import SimpleTable

/// A value that a source has for a setting.
///
/// It is a class, so that the states of many settings take little memory.
final class Candidate {
  let source: SettingSource

  /// The key or the name of the variable under which the source has it.
  let name: String
  let value: SettingValue

  /// The place of the store, or the name of the variable.
  let origin: String?

  /// The part of the value that a user has entered, to which all rules apply; `nil` for none.
  let entered: SettingValue?

  /// Why the source must not decide the setting with this value; `nil` if it may.
  let barrier: String?

  init(
    source: SettingSource, name: String, value: SettingValue, origin: String? = nil,
    entered: SettingValue? = nil, barrier: String? = nil
  ) {
    (self.source, self.name, self.value) = (source, name, value)
    (self.origin, self.entered, self.barrier) = (origin, entered, barrier)
  }
}

extension Candidate: Equatable {
  /// Returns whether two candidates decide the same: by source and value.
  static func == (one: Candidate, other: Candidate) -> Bool {
    one.source == other.source && one.value == other.value
  }

  /// Returns the reason of the lock if the candidate decides, as in "set by MYTOOL_VOLUME".
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

extension DeclaredSetting {
  /// Returns why a candidate would be refused as the setting is declared now; `nil` if it would be
  /// taken.
  ///
  /// - Parameters:
  ///   - candidate: The candidate.
  ///   - isNew: Whether it is judged as if the setting had another value; otherwise only the rules
  ///     are asked about a text that the setting reads.
  /// - Returns: The reason.
  func refusal(of candidate: Candidate, isNew: Bool = true) -> String? {
    let control = control
    let refusal =
      control.refusal(of: candidate.value, isNew: isNew)
      ?? candidate.entered.flatMap(control.refusal(ofEntered:))
    return refusal?.text(in: words)
  }
}
