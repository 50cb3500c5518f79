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
  func candidates(for setting: MenuWalk.Setting, variable name: String?) -> [Candidate] {
    var candidates: [Candidate] = []
    if let text = arguments[setting.key] {
      candidates.append(Candidate(source: .argument, name: setting.key, value: .text(text)))
    }
    if let name, let text = environment[name] {
      candidates.append(Candidate(source: .environment, name: name, value: .text(text)))
    }
    if let key = storedKey(of: setting), let value = stored[key] {
      candidates.append(Candidate(source: .store, name: key, value: value))
    }
    return candidates
  }

  /// Returns why a setting refuses a value, or `nil` if it takes it, even while it is disabled.
  func refusal(of candidate: Candidate, for setting: MenuWalk.Setting) -> String? {
    let control = setting.control
    if candidate.source == .store {
      if setting.isSecret, !keepsSecrets, !unsaved.contains(candidate.name) {
        return control.words(.isSecret)
      }
      let mismatch = setting.state.kind?.mismatch(with: candidate.value, in: control.words)
      if let mismatch { return mismatch }
    }
    return control.refusal(of: candidate.value.text)
  }

  /// Returns the lock of a setting, or the one that a setting that has just appeared will get.
  func lock(of setting: MenuWalk.Setting) -> Lock? {
    if settled.contains(setting.key) { return locks[setting.key] }
    let name = environment.isEmpty ? nil : Self.environmentName(of: setting.key, prefix: prefix)
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
    if arguments.keys.contains(where: isUnsettled) || stored.keys.contains(where: isUnsettled)
      || locks.keys.contains(where: isUnsettled)
    {
      return true
    }
    guard !environment.isEmpty else { return false }
    let names = Set(settled.map { Self.environmentName(of: $0, prefix: prefix) })
    return environment.keys.contains { !names.contains($0) }
  }
}

// MARK: - The environment

extension SettingSources {
  /// Replaces the environment by the variables that begin with a prefix.
  mutating func setEnvironment(_ values: [String: String], prefix: String) {
    self.prefix = prefix
    for key in rejections.keys { rejections[key]?[.environment] = nil }
    environment = values.filter { $0.key.utf8.starts(with: prefix.utf8) }
    for key in settled
    where locks[key]?.source == .environment
      || environment[Self.environmentName(of: key, prefix: prefix)] != nil
    {
      settled.remove(key)
    }
  }

  /// Replaces the arguments of the program.
  mutating func setArguments(_ values: [String: String]) {
    arguments = values
    for key in rejections.keys { rejections[key]?[.argument] = nil }
    settled.subtract(values.keys)
    settled.subtract(locks.filter { $0.value.source == .argument }.keys)
  }

  /// Returns the name of the environment variable for a key.
  ///
  /// It is the prefix and the key in upper case, with `_` for all but ASCII letters and digits.
  static func environmentName(of key: String, prefix: String) -> String {
    let name = key.uppercased().unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case "A"..."Z", "0"..."9": scalar
      default: "_"
      }
    }
    return prefix + String(String.UnicodeScalarView(name))
  }

  /// Returns the name of the environment variable for each key that has one of its own.
  ///
  /// A setting whose name turns out to be that of another setting too is no longer decided by it.
  mutating func environmentNames(of settings: [MenuWalk.Setting]) -> [String: String] {
    guard !environment.isEmpty || !locks.isEmpty else { return [:] }
    var names: [String: String] = [:]
    for (name, keys) in keysByName(settings) {
      if keys.count == 1 {
        names[keys[0]] = name
      } else {
        for key in keys where locks[key]?.source == .environment { settled.remove(key) }
      }
    }
    return names
  }

  private func keysByName(_ settings: [MenuWalk.Setting]) -> [String: [String]] {
    Dictionary(grouping: settings.map(\.key)) { Self.environmentName(of: $0, prefix: prefix) }
  }

  /// Returns what is wrong with the names and defaults of settings, which the sources depend on.
  func problems(of settings: [MenuWalk.Setting]) -> [Diagnostic] {
    let withoutDefault = settings.filter {
      !$0.hasDefault && unsetWithoutDefault.contains($0.key)
    }
    .map { setting in
      let message = "\"\(setting.key)\" has no default; unset, it gets the value read first"
      return Diagnostic(message: message, sites: [setting.site])
    }
    guard !environment.isEmpty else { return withoutDefault }
    let collisions = keysByName(settings).filter { $1.count > 1 }.sorted { $0.key < $1.key }
    return withoutDefault
      + collisions.map { name, keys in
        let list = keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        return Diagnostic(
          message: "the environment variable \(name) would set \(list), so that it sets none",
          sites: settings.filter { keys.contains($0.key) }.map(\.site))
      }
  }
}
