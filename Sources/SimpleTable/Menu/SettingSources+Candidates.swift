extension SettingSources {
  /// A value that a source has for a setting.
  struct Candidate {
    let source: SettingSource

    /// The key or the name of the variable under which the source has it.
    let name: String
    let value: SettingValue

    /// Returns the lock of the setting, or `nil` if the source locks none.
    func lock(in words: TableWords) -> Lock? {
      switch source {
      case .default, .store: nil
      case .environment: Lock(source: source, reason: words(.setByVariable, name), text: value.text)
      case .argument: Lock(source: source, reason: words(.setByArgument), text: value.text)
      }
    }
  }

  /// Returns the values that the sources have for a setting, beginning with the one that overrides.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - name: The name of its environment variable, if it has one of its own.
  /// - Returns: At most one value of each source.
  func candidates(for setting: DeclaredSetting, variable name: String?) -> [Candidate] {
    var candidates: [Candidate] = []
    if let text = arguments[setting.key] {
      candidates.append(Candidate(source: .argument, name: setting.key, value: .text(text)))
    }
    if let name, let text = environment[name] {
      candidates.append(Candidate(source: .environment, name: name, value: .text(text)))
    }
    if let key = storedKey(of: setting), let value = store[key] {
      candidates.append(Candidate(source: .store, name: key, value: value))
    }
    return candidates
  }

  /// Returns why a setting refuses a value, or `nil` if it takes it, even while it is disabled.
  func refusal(of candidate: Candidate, for setting: DeclaredSetting) -> String? {
    let control = setting.control
    if candidate.source == .store {
      if setting.isSecret, !store.keepsSecrets, !store.unsaved.contains(candidate.name) {
        return control.words(.isSecret)
      }
      let mismatch = setting.state.kind?.mismatch(with: candidate.value, in: control.words)
      if let mismatch { return mismatch }
    }
    return control.refusal(of: candidate.value.text)
  }

  /// Returns the lock of a setting, or the one that a setting that has just appeared will get.
  func lock(of setting: DeclaredSetting) -> Lock? {
    if settled.contains(setting.key) { return locks[setting.key] }
    let name = environment.isEmpty ? nil : environmentName(of: setting.key)
    let candidate = candidates(for: setting, variable: name).first {
      refusal(of: $0, for: setting) == nil
    }
    return candidate?.lock(in: setting.control.words)
  }

  /// Whether settings that have just appeared might change what the sources decide.
  ///
  /// They might get a value, or have the environment name of another setting, which then has none.
  var mayDecideMore: Bool { !environment.isEmpty || hasUnsettledValues }

  /// Whether a source has a value that no setting got so far, or an outdated value still locks one.
  var hasUnsettledValues: Bool {
    let isUnsettled = { (key: String) in !settled.contains(key) }
    if arguments.keys.contains(where: isUnsettled) || store.values.keys.contains(where: isUnsettled)
      || locks.keys.contains(where: isUnsettled)
    {
      return true
    }
    guard !environment.isEmpty else { return false }
    let names = Set(settled.map(environmentName))
    return environment.keys.contains { !names.contains($0) }
  }
}
