extension DecisionRun {
  /// A setting after a run.
  struct Outcome {
    let setting: DeclaredSetting
    let decision: SettingRecord.Decision
    let givenUp: [SettingSource: RefusedValue]

    /// Why the setting is locked; `nil` if it is not.
    let lockReason: String?

    /// What was read once the decision was assigned; `nil` where it applied before.
    let assigned: SettingValue?

    /// What was read when the run saw the setting first, and whether it was assigned since.
    let first: ControlReading
    let isTouched: Bool
  }

  /// Whether any setting was assigned.
  var hasAssigned: Bool { !touched.isEmpty }

  /// The settings that were decided, each where it was declared last, in the order in which they were
  /// first seen.
  var outcomes: [Outcome] { decided { numbers[states[$0].setting.key] == $0 } }

  /// What was assigned where the key is another setting's now, so that it is known on return.
  var outcomesElsewhere: [Outcome] { decided { numbers[states[$0].setting.key] != $0 } }

  /// Returns what was decided of some settings; one that has gone before that is as it was.
  private func decided(where isMeant: (Int) -> Bool) -> [Outcome] {
    states.indices.filter { states[$0].applied != nil && isMeant($0) }.map { outcome($0) }
  }

  /// Returns the outcome of the setting with a key, or `nil` if none was seen.
  subscript(key: String) -> Outcome? { numbers[key].map { outcome($0) } }

  private func outcome(_ number: Int) -> Outcome {
    let state = states[number]
    return Outcome(
      setting: state.setting, decision: state.applied ?? SettingRecord.Decision(),
      givenUp: givenUp[state.setting.key] ?? [:], lockReason: state.lockReason,
      assigned: state.value, first: state.first, isTouched: state.before != nil)
  }
}
