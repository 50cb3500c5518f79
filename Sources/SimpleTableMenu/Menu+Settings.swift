public import SimpleTable

extension Menu {
  /// The settings of all pages, in the order of the pages and their rows.
  ///
  /// Each page is evaluated, visible or not, and settings follow their highest valid source. A
  /// description that asks for the list gets `[]`, and adds a diagnostic.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public var settings: [SettingInfo] { infos(decidePages()) }

  /// The settings as they were decided last, if no page was evaluated since; else they are decided now.
  package var knownSettings: [SettingInfo] { infos(decided) }

  /// Returns the setting with a key as it was decided last, or `nil` if none has it.
  package func knownSetting(_ key: String) -> SettingInfo? { decided[key].map(info) }

  /// The values that apply although they are not valid, as they were decided last.
  package var invalidValues: [RefusedValue] {
    let decided = decided
    return during(.deciding) {
      decided.settings.compactMap { setting in
        ownReason(of: setting.row).map { RefusedValue(key: setting.key, reason: $0) }
      }
    }
  }

  /// The conditions of each setting's rules, by its key, as of the last decision.
  package var conditions: [String: [ValueCondition]] {
    let walk = decided
    return during(.deciding) {
      Dictionary(walk.settings.map { ($0.key, $0.control.conditions(in: $0.words)) }) { $1 }
    }
  }

  /// The settings that contradict each other by the rules of the tables, as of the last decision.
  package var contradictions: [RefusedValue] { decided.contradictions }

  /// Returns the setting with a key, or `nil` if none has it.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public func setting(_ key: String) -> SettingInfo? { decidePages()[key].map(info) }

  /// What is wrong with the descriptions of all pages, including keys that collide.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public var diagnostics: [Diagnostic] { diagnostics(of: decidePages()) }

  func diagnostics(of walk: MenuWalk) -> [Diagnostic] {
    walk.diagnostics + walk.flags.problems + problems(of: walk)
  }

  /// The controls that are not settings because they have no id.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public var unstoredControls: [Diagnostic] { decidePages().unstoredControls }

  /// The settings that are not valid, and why.
  ///
  /// These are the settings whose value is not valid or whose stored value was refused, the
  /// environment variables and arguments that were refused, and the rows that contradict each
  /// other by the rules of `Table.rule(_:over:holds:)`.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public var invalidSettings: [RefusedValue] { invalidSettings(in: decidePages()) }

  func invalidSettings(in walk: MenuWalk) -> [RefusedValue] {
    walk.settings.flatMap { setting in
      let refusals = states[setting.key]?.refusals ?? [:]
      let own = reason(of: setting.key, setting.row, rules: [:])
        .map { RefusedValue(key: setting.key, reason: $0) }
      return [own, refusals[.environment], refusals[.argument]].compactMap(\.self)
    } + walk.contradictions
  }
}

// MARK: - Why a value is not valid

extension Menu {
  /// Returns why the value of a setting, or the one that is stored, is not valid; `nil` if it is.
  ///
  /// It is the same wherever it is shown.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - row: The row.
  ///   - rules: Why rows contradict others, by their keys.
  /// - Returns: The reason.
  func reason(of key: String, _ row: Row, rules: [String: String]) -> String? {
    let mayBeInvalid = row.mayBeInvalid
    if mayBeInvalid, let reason = row.invalidReason { return reason }
    return storedReason(of: key, in: row.words) ?? (mayBeInvalid ? ownReason(of: row) : nil)
      ?? rules[key]
  }

  /// Returns why the value of a row is not valid.
  private func ownReason(of row: Row) -> String? {
    if let problem = row.valueProblem { return problem }
    guard let control = row.ownControl, control.hasRules, let value = row.lastValue
    else { return nil }
    return during(.deciding) { control.refusal(ofInput: value)?.text(in: row.words) }
  }

  /// Returns why a stored value of a setting was refused, that of the edited level first.
  private func storedReason(of key: String, in words: TableWords) -> String? {
    guard let refusals = states[key]?.refusals, !refusals.isEmpty else { return nil }
    if let value = refusals[editedLevel.source] { return words(.storedValue, value.reason) }
    return SettingLevel.allCases.last { refusals[$0.source] != nil }.flatMap { level in
      refusals[level.source].map { words(.levelValue, level.rawValue, $0.reason) }
    }
  }
}

extension Row {
  /// The words of the table in which the row is a control.
  fileprivate var words: TableWords { lastWords ?? TableWords() }
}

// MARK: - What is known of a setting

extension Menu {
  func infos(_ walk: MenuWalk) -> [SettingInfo] { walk.settings.map(info) }

  /// Returns the details of a setting.
  func info(_ setting: DeclaredSetting) -> SettingInfo {
    let state = setting.state
    let attributes = setting.row.setting
    let isSecret = setting.isSecret
    let known = states[setting.key]
    let rules = evaluated?.contradictionReasons ?? [:]
    return SettingInfo(
      key: setting.key, title: setting.row.title, pageTitles: setting.route.titles,
      help: setting.row.help, kind: state.kind ?? .text,
      value: isSecret ? "" : state.value?.text ?? "",
      label: isSecret ? "" : state.label,
      defaultValue: isSecret ? nil : state.defaultValue?.text,
      source: known?.source ?? .default,
      isSetByProgram: known.map { $0.value != setting.value } ?? false,
      isStored: sources.isStored(setting, without: history.pending),
      isSecret: isSecret, isDisabled: setting.row.isDisabledItself,
      disabledReason: setting.row.declaredDisabledReason,
      lockReason: lockReason(of: known, setting.row, in: setting.words),
      invalidReason: reason(of: setting.key, setting.row, rules: rules),
      deprecation: attributes.deprecation, needsRestart: attributes.needsRestart,
      flag: evaluated?.flags[setting.key],
      sources: sourceInfos(of: setting, known))
  }

  /// Returns the values that the sources have for a setting, the one that applies first.
  private func sourceInfos(of setting: DeclaredSetting, _ state: KeyState?) -> [SettingInfo.Source]
  {
    let isSecret = setting.isSecret
    // With the value of a policy, all others are refused.
    let lowerReason = state?.refusals[.policy] == nil ? nil : setting.words[.policyRefused]
    let sources = sources
    var winner: SettingInfo.Source?
    var others: [SettingInfo.Source] = []
    for candidate in sources.candidates(for: setting) {
      let applies = winner == nil && candidate.barrier == nil && candidate == state?.candidate
      let reason =
        candidate.barrier ?? state?.refusals[candidate.source]?.reason ?? lowerReason
      let source = SettingInfo.Source(
        source: candidate.source, origin: candidate.origin,
        value: isSecret ? "" : candidate.value.text, refusal: applies ? nil : reason)
      if applies { winner = source } else { others.append(source) }
    }
    if let value = setting.state.defaultValue {
      let source = SettingInfo.Source(
        source: .default, origin: nil, value: isSecret ? "" : value.text, refusal: nil)
      if winner == nil { winner = source } else { others.append(source) }
    }
    return [winner].compactMap(\.self) + others
  }

  /// Returns what is wrong with the names and defaults of settings, and with how they depend on each other.
  private func problems(of walk: MenuWalk) -> [Diagnostic] {
    walk.settings.flatMap(problems(of:)) + problemsOfCircles(walk)
      + sources.sharedVariables.sorted { $0.key < $1.key }.map { name, keys in
        Diagnostic(
          message: "the environment variable \(name) would set \(keys.quoted), so it sets none",
          sites: keys.compactMap { walk[$0]?.row.site })
      }
  }

  private func problems(of setting: DeclaredSetting) -> [Diagnostic] {
    var messages: [String] = []
    if setting.key.contains(where: \.isWhitespace) {
      messages.append("the key \"\(setting.key)\" has a space, which flags and words cannot have")
    }
    if !setting.hasDefault, !setting.control.isConstant {
      messages.append(
        "\"\(setting.key)\" has no default, so unsetting gives it the value read first; pass default:"
      )
    }
    return messages.map { Diagnostic(message: $0, sites: [setting.row.site]) }
  }

  private func problemsOfCircles(_ walk: MenuWalk) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    if !circle.isEmpty {
      problems.append(
        Diagnostic(
          message:
            "the values of \(circle.quoted) exclude each other in a circle, so some stay refused",
          sites: circle.compactMap { walk[$0]?.row.site }))
    }
    if reports.isEndless {
      problems.append(
        Diagnostic(
          message:
            "onSettingChange goes on changing settings; what it changed last was not reported",
          sites: []))
    }
    return problems
  }
}

extension [String] {
  /// The keys in quotes, with commas between them.
  var quoted: String { map { "\"\($0)\"" }.joined(separator: ", ") }
}
