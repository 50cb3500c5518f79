public import SimpleTable

extension Menu {
  /// The settings of all pages, in the order of the pages and their rows.
  ///
  /// All pages are evaluated, in view or not, and each setting gets the value of its highest valid
  /// source. During the evaluation of a description the list is empty, and reading it adds a
  /// diagnostic.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public var settings: [SettingInfo] { infos(decidePages()) }

  /// The settings with decided values; decides first if a page was evaluated since.
  package var knownSettings: [SettingInfo] { infos(decided) }

  /// Returns the setting with a key as it was decided last, or `nil` if none has it.
  package func knownSetting(_ key: String) -> SettingInfo? { decided[key].map { info($0) } }

  /// The values that apply although they are not valid, as they were decided last.
  package var invalidValues: [RefusedValue] {
    let decided = decided
    return engine.useGuard.assigning {
      decided.settings.compactMap { setting in
        ownReason(of: setting.row).map { RefusedValue(key: setting.key, reason: $0) }
      }
    }
  }

  /// The conditions of each setting's rules, by its key, as of the last decision.
  package var conditions: [String: [ValueCondition]] {
    let walk = decided
    return engine.useGuard.assigning {
      Dictionary(walk.settings.map { ($0.key, $0.control.conditions(in: $0.words)) }) { $1 }
    }
  }

  /// The settings that contradict each other by the rules of the tables, as of the last decision.
  package var contradictions: [RefusedValue] { decided.contradictions }

  /// Returns the setting with a key, if there is one.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public func setting(_ key: String) -> SettingInfo? { decidePages()[key].map { info($0) } }

  /// The mistakes in the descriptions of all pages, including keys that collide.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public var diagnostics: [Diagnostic] { diagnostics(of: decidePages()) }

  func diagnostics(of walk: MenuWalk) -> [Diagnostic] {
    Diagnoses.of(walk) + problemsOfLevel + problemsOfChanging(walk)
      + sources.sharedVariables.sorted { $0.key < $1.key }.map { name, keys in
        Diagnostic(
          message: "\(keys.quoted) have the same environment variable, \(name), which is ignored",
          sites: keys.compactMap { walk[$0]?.row.site })
      }
  }

  /// The controls that are not settings because they have no id, as diagnostics.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public var unstoredControls: [Diagnostic] { Diagnoses.unstoredControls(of: decidePages()) }

  /// The settings with a value that is not valid, and why.
  ///
  /// These are the settings whose present value is not valid or whose stored value was refused, the
  /// environment variables and arguments that were refused, and the settings that contradict each
  /// other by a rule of a section or a table.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public var invalidSettings: [RefusedValue] { invalidSettings(in: decidePages()) }

  func invalidSettings(in walk: MenuWalk) -> [RefusedValue] {
    walk.settings.flatMap { setting in
      let verdict = engine.verdict(on: setting.key)
      let own = reason(of: setting.key, setting.row, verdict, rules: [:])
        .map { RefusedValue(key: setting.key, reason: $0) }
      return [own, verdict.refusal(from: .environment), verdict.refusal(from: .argument)]
        .compactMap(\.self)
    } + walk.contradictions
  }
}

// MARK: - What the engine knows

extension Menu {
  var sources: Sources { engine.sources }

  /// The pages as they were last evaluated, and the same with decided values.
  var known: MenuWalk { engine.known }
  var decided: MenuWalk { engine.pages?.isDecided == true ? known : decidePages() }

  /// Evaluates all pages, and decides again if the last decision is out of date.
  @discardableResult
  func decidePages() -> MenuWalk { engine.follow(decides: !pages.contains(where: \.isDelivering)) }

  /// Returns what locks the row of a setting, or `nil` if it can be changed.
  func lockReason(of row: Row, _ verdict: Verdict) -> String? {
    verdict.lock(of: row, editing: editedLevel, in: row.words)
  }

  /// Returns why a key that no setting has cannot be set.
  package func outcome(ofUnknown key: String) -> ValueOutcome { known.outcome(ofUnknown: key) }
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
  ///   - verdict: The judgement of the setting.
  ///   - rules: Why rows contradict others, by their keys.
  /// - Returns: The reason.
  func reason(
    of key: String, _ row: Row, _ verdict: Verdict, rules: [String: String]
  ) -> String? {
    let mayBeInvalid = row.mayBeInvalid
    if mayBeInvalid, let reason = row.invalidReason { return reason }
    return storedReason(verdict, in: row) ?? (mayBeInvalid ? ownReason(of: row) : nil)
      ?? rules[key]
  }

  /// Returns why the value of a row is not valid.
  private func ownReason(of row: Row) -> String? {
    if let problem = row.valueProblem { return problem }
    guard row.hasRules, let control = row.declaredControl, let value = row.lastValue
    else { return nil }
    return engine.useGuard.assigning { control.refusal(ofInput: value)?.text(in: row.words) }
  }

  /// Returns why a stored value of a setting was refused, that of the edited level first.
  private func storedReason(_ verdict: Verdict, in row: Row) -> String? {
    guard verdict.hasRefusals else { return nil }
    let words = row.words
    if let value = verdict.refusal(from: editedLevel.source) {
      return words(.storedValue, value.reason)
    }
    return SettingLevel.allCases.reversed().lazy.compactMap { level in
      verdict.refusal(from: level.source).map { words(.levelValue, level.rawValue, $0.reason) }
    }.first
  }
}

extension Row {
  /// The words of the table in which the row is a control.
  var words: TableWords { lastWords ?? TableWords() }
}

// MARK: - What is known of a setting

extension Menu {
  func infos(_ walk: MenuWalk) -> [SettingInfo] {
    walk.settings.indices.map { info(walk.settings[$0], number: $0) }
  }

  /// Returns the details of a setting, given its number among the settings of all pages if known.
  func info(_ setting: DeclaredSetting, number: Int = 0) -> SettingInfo {
    let state = setting.state
    let attributes = setting.row.setting
    let isSecret = setting.isSecret
    let known = engine.state(of: setting.key, near: number)
    let verdict = known?.verdict ?? Verdict()
    let rules = engine.pages?.contradictionReasons ?? [:]
    return SettingInfo(
      key: setting.key, title: setting.row.title, pageTitles: setting.route.titles,
      help: setting.row.help, kind: state.kind ?? .text,
      value: isSecret ? "" : state.value?.text ?? "",
      label: isSecret ? "" : state.label,
      defaultValue: state.defaultValue?.text,
      source: known?.source ?? .default,
      isSetByProgram: known.map { !$0.value.isSame(as: setting.value) } ?? false,
      isStored: sources.isStored(setting, without: engine.history.pending),
      isSecret: isSecret, isDisabled: setting.row.isDisabledItself,
      disabledReason: setting.row.declaredDisabledReason,
      lockReason: lockReason(of: setting.row, verdict),
      invalidReason: reason(of: setting.key, setting.row, verdict, rules: rules),
      deprecation: attributes.deprecation, needsRestart: attributes.needsRestart,
      flag: engine.pages?.flags[setting.key],
      sources: sourceInfos(of: setting, known))
  }

  /// Returns the values that the sources have for a setting, the one that applies first.
  private func sourceInfos(of setting: DeclaredSetting, _ state: KeyState?) -> [SettingInfo.Source]
  {
    let isSecret = setting.isSecret
    var winner: SettingInfo.Source?
    var others: [SettingInfo.Source] = []
    for (candidate, reason) in state?.verdict.judged ?? [] {
      let applies = winner == nil && candidate.barrier == nil && candidate == state?.candidate
      let source = SettingInfo.Source(
        source: candidate.source, origin: candidate.origin,
        value: isSecret ? "" : candidate.value.text, refusal: applies ? nil : reason)
      if applies { winner = source } else { others.append(source) }
    }
    if let value = setting.defaultValue {
      let source = SettingInfo.Source(
        source: .default, origin: nil, value: isSecret ? "" : value.text, refusal: nil)
      if winner == nil { winner = source } else { others.append(source) }
    }
    return [winner].compactMap(\.self) + others
  }

  /// Returns what went wrong while values were decided, set and reported.
  private func problemsOfChanging(_ walk: MenuWalk) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    let circle = engine.circle
    if !circle.isEmpty {
      problems.append(
        Diagnostic(
          message:
            "the values of \(circle.quoted) exclude each other in a circle, so some stay refused",
          sites: circle.compactMap { walk[$0]?.row.site }))
    }
    if engine.reports.isEndless {
      problems.append(
        Diagnostic(
          message:
            "onSettingChange goes on changing settings; what it changed last was not reported",
          sites: []))
    }
    problems += engine.useGuard.diagnostics
    if !engine.reports.repeatedKeys.isEmpty {
      let keys = engine.reports.repeatedKeys.sorted()
      problems.append(
        Diagnostic(
          message: "onSettingChange sets \(keys.quoted) again each time that it is called for it",
          sites: keys.compactMap { walk[$0]?.row.site }))
    }
    return problems
  }
}

extension [String] {
  /// The keys in quotes, with commas between them.
  var quoted: String { map { "\"\($0)\"" }.joined(separator: ", ") }
}
