extension SettingSources {
  /// A value that a source has for a setting.
  struct Candidate {
    let source: SettingSource

    /// The key or the name of the variable under which the source has it.
    let name: String
    let value: SettingValue

    /// Returns what locks the setting, if the source does.
    func lock(in words: TableWords) -> Lock? {
      switch source {
      case .default, .store: nil
      case .environment: Lock(source: source, reason: words(.setByVariable, name), text: value.text)
      case .argument: Lock(source: source, reason: words(.setByArgument), text: value.text)
      }
    }
  }

  /// Returns the values that the sources have for a setting, those first that override others.
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

  /// Returns why a setting does not take a value, whether it is disabled or not.
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

  /// Returns what locks a setting, or will as soon as one that has just appeared is settled.
  func lock(of setting: MenuWalk.Setting) -> Lock? {
    if settled.contains(setting.key) { return locks[setting.key] }
    let name = environment.isEmpty ? nil : Self.environmentName(of: setting.key, prefix: prefix)
    let candidate = candidates(for: setting, variable: name).first {
      refusal(of: $0, for: setting) == nil
    }
    return candidate?.lock(in: setting.control.words)
  }

  /// Whether settings that have appeared might get a value, or take that of another by having the
  /// same name in the environment.
  var mayDecideMore: Bool { !environment.isEmpty || hasUnsettledValues }

  /// Whether a source has a value that no setting got so far, or had one that locks a setting still.
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
  /// Takes an environment, of which the variables that begin with a prefix count.
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

  /// Takes the arguments of the program.
  mutating func setArguments(_ values: [String: String]) {
    arguments = values
    for key in rejections.keys { rejections[key]?[.argument] = nil }
    settled.subtract(values.keys)
    settled.subtract(locks.filter { $0.value.source == .argument }.keys)
  }

  /// Returns the name of the environment variable for a key.
  ///
  /// It is the prefix and the key in upper case, with `_` for all but letters and digits of ASCII.
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
  /// What decided a setting whose name has turned out to be that of another as well, decides it no
  /// more.
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

  /// What is wrong with settings, with regard to where their values come from.
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
