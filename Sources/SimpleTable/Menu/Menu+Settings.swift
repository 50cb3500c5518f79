extension Menu {
  /// The settings of all pages, in the order of the pages and their rows.
  ///
  /// Each page is evaluated, visible or not: once, and once more for each round in which a value
  /// was given up, offered again, or made a setting appear, where anything has changed since the
  /// last time. While a description is evaluated, the list is empty: a description that asks for it
  /// gets `[]`, and adds a diagnostic.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public var settings: [SettingInfo] { infos(decidedWalk()) }

  /// The settings as they were when they were last decided about, if nothing has changed since.
  package var knownSettings: [SettingInfo] { infos(decidedBefore) }

  /// The pages as they were last decided about; where one was evaluated since, they are decided about now.
  var decidedBefore: MenuWalk { evaluation.decided ?? decidedWalk(evaluation.read) }

  /// Returns the setting with a key as it is declared, with a value that may not be decided yet; also one
  /// that is there only once what was read is decided, such as that of a stored record.
  package func declaredSetting(_ key: String) -> SettingInfo? {
    let setting = (hasReadSources ? lastWalk[key] : nil) ?? decidedBefore[key]
    return ask { setting.map(info) }
  }

  /// The values that apply although they are not valid, as they were when they were last decided.
  package var invalidValues: [RefusedValue] {
    let walk = decidedBefore
    return ask {
      walk.settings.compactMap { setting in
        setting.invalidReason.map { RefusedValue(key: setting.key, reason: $0) }
      }
    }
  }

  /// What the rules of each setting demand, by its key, as it was when it was last decided.
  package var conditions: [String: [ValueCondition]] {
    let walk = decidedBefore
    return ask {
      Dictionary(walk.settings.map { ($0.key, $0.control.conditions(in: $0.words)) }) { $1 }
    }
  }

  /// What contradicts itself by the rules of the tables, as it was when it was last decided.
  package var contradictions: [RefusedValue] {
    decidedBefore.contradictions
  }

  /// Returns the setting with a key, or `nil` if none has it.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public func setting(_ key: String) -> SettingInfo? {
    let walk = decidedWalk()
    return ask { walk[key].map(info) }
  }

  /// What is wrong with the descriptions of all pages, including keys that collide.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public var diagnostics: [Diagnostic] {
    let walk = walk()
    return walk.diagnostics + ask { walk.flags.problems } + problems(of: walk)
  }

  /// The controls that are not settings because they have no id.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public var unstoredControls: [Diagnostic] { walk().unstoredControls }

  /// The settings that are not valid, and why.
  ///
  /// These are the settings whose value is not valid or whose stored value was refused, the
  /// environment variables and arguments that were refused, and the settings that contradict each
  /// other by the rules of ``Table/rule(_:over:holds:fileID:line:)``.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public var invalidSettings: [RefusedValue] {
    let walk = decidedWalk()
    return ask {
      walk.settings.flatMap { setting in
        let record = sources[setting.key]
        let own = (setting.invalidReason ?? storedReason(setting))
          .map { RefusedValue(key: setting.key, reason: $0) }
        let givenUp = record.givenUp
        return [own, givenUp[.environment], givenUp[.argument]].compactMap { $0 }
      } + walk.contradictions
    }
  }

  private func infos(_ walk: MenuWalk) -> [SettingInfo] {
    // They are read once, as it takes long to copy them for each setting.
    let (sources, contradictions) = (sources, evaluation.contradictions)
    return ask {
      let flags = walk.flags.names
      return walk.settings.map { info($0, flags, sources, contradictions) }
    }
  }

  /// Returns what is known of a setting.
  func info(_ setting: DeclaredSetting) -> SettingInfo {
    info(setting, lastWalk.flags.names, sources, evaluation.contradictions)
  }

  private func info(
    _ setting: DeclaredSetting, _ flags: [String: String], _ sources: SettingSources,
    _ contradictions: [String: String]
  ) -> SettingInfo {
    let state = setting.state
    let notes = setting.row.storage.extras?.value.notes ?? Row.Notes()
    let isSecret = state.isSecure
    let record = sources[setting.key]
    let source = record.source(of: setting)
    return SettingInfo(
      key: setting.key, title: setting.row.title, pageTitles: setting.route.titles,
      help: notes.help, kind: state.kind ?? .text,
      value: isSecret ? "" : state.value?.text ?? "",
      label: isSecret ? "" : state.label,
      defaultValue: isSecret ? nil : state.defaultValue?.text,
      source: source, isStored: sources.isStored(setting),
      isSecret: isSecret, isDisabled: setting.row.storage.isDisabled,
      disabledReason: notes.disabledReason,
      lockReason: sources.lockReason(of: setting.key, setting.row, in: setting.words),
      invalidReason: setting.invalidReason ?? storedReason(setting)
        ?? contradictions[setting.key],
      deprecation: notes.ageing.deprecation, needsRestart: notes.ageing.needsRestart,
      percentDone: notes.percentDone, flag: flags[setting.key],
      sources: valuesOfSources(setting, state, record, source, sources))
  }

  /// Returns the values that the sources have for a setting, the one that applies first.
  private func valuesOfSources(
    _ setting: DeclaredSetting, _ state: ControlState, _ record: SettingRecord,
    _ source: SettingSource, _ sources: SettingSources
  ) -> [SettingInfo.Source] {
    let isSecret = state.isSecure
    // With the value of a policy, all others are given up.
    let lowerReason =
      record.givenUp[.policy] == nil ? nil : setting.words[.policyRefused]
    var values = sources.candidates(for: setting).map { candidate in
      SettingInfo.Source(
        source: candidate.source, origin: candidate.origin,
        value: isSecret ? "" : candidate.value.text,
        givenUpReason: record.givenUp[candidate.source]?.reason ?? lowerReason)
    }
    if let value = state.defaultValue {
      values.append(
        SettingInfo.Source(
          source: .default, origin: nil, value: isSecret ? "" : value.text, givenUpReason: nil))
    }
    if let winner = values.firstIndex(where: { $0.source == record.decision.source }) {
      values.insert(values.remove(at: winner), at: 0)
    }
    if source == .program {
      let value = isSecret ? "" : state.value?.text ?? ""
      values.insert(
        SettingInfo.Source(source: .program, origin: nil, value: value, givenUpReason: nil), at: 0)
    }
    return values
  }

  private func storedReason(_ setting: DeclaredSetting) -> String? {
    sources.storedReason(of: setting.key, in: setting.words)
  }

  /// Returns what is wrong with the names and defaults of settings, which the sources depend on.
  private func problems(of walk: MenuWalk) -> [Diagnostic] {
    let declared = walk.settings.flatMap { setting in
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
    let moved = movedKeys.keys.sorted().compactMap { key in
      walk[key].flatMap { setting -> Diagnostic? in
        guard let move = movedKeys[key], move.places.contains(setting.place) else { return nil }
        let movers = move.movers.filter { $0 != key }.map { "\"\($0)\"" }
        let cause = movers.isEmpty ? "" : " when \(movers.joined(separator: ", ")) changed"
        return Diagnostic(
          message: "the key \"\(key)\" moved to another value\(cause), so it is not set again;"
            + " give each value a key of its own, as by .scope(current)",
          sites: [setting.row.site])
      }
    }
    let endless = Diagnostic(
      message: "onSettingChange goes on changing settings; what it changed last was not reported",
      sites: [])
    return declared + moved + (reports.isEndless ? [endless] : [])
      + walk.sharedVariables.sorted { $0.key < $1.key }.map { name, keys in
        let list = keys.map { "\"\($0)\"" }.joined(separator: ", ")
        return Diagnostic(
          message: "the environment variable \(name) would set \(list), so it sets none",
          sites: keys.compactMap { walk[$0]?.row.site })
      }
  }
}
