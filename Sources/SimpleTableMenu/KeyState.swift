import SimpleTable

/// The resolved state of a key: what decides its setting, and what was read then.
///
/// It is all that is remembered between decisions.
struct KeyState {
  /// What decides the setting, or has last decided it while it was available; `nil` for its default.
  var candidate: Candidate?

  /// What was read once that was assigned, or else what the setting held first.
  var value: SettingValue

  /// Sets a setting without a default to the value that was read first.
  let setToFirst: (() -> Void)?

  /// Whether the setting was available at the last decision.
  var isAvailable = false

  /// Whether the setting could be set to what decides it.
  var isTaken = true

  /// Why higher values do not apply, by their sources.
  var refusals: [SettingSource: RefusedValue] = [:]

  /// The sources whose values stay refused although they might be accepted now, as settings bound each
  /// other in a circle.
  var stuck: Set<SettingSource> = []
}

extension KeyState {
  /// Creates the state of a setting that is seen for the first time.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - isInitial: Whether no page was evaluated before. What appears later has its default, or what the
  ///     program has set.
  init(_ setting: DeclaredSetting, isInitial: Bool) {
    value = isInitial ? setting.value : setting.state.defaultValue ?? setting.value
    setToFirst = setting.hasDefault ? nil : setting.reading.restore
  }

  /// The source that decides the setting.
  var source: SettingSource { candidate?.source ?? .default }
}
