extension SettingSources {
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

  /// Returns the name of the environment variable for a key.
  func environmentName(of key: String) -> String { Self.environmentName(of: key, prefix: prefix) }

  /// Returns the name of the environment variable for each key that has one of its own.
  ///
  /// A setting whose name turns out to be that of another setting too is no longer decided by it.
  mutating func environmentNames(of settings: [DeclaredSetting]) -> [String: String] {
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

  private func keysByName(_ settings: [DeclaredSetting]) -> [String: [String]] {
    Dictionary(grouping: settings.map(\.key), by: environmentName)
  }

  /// Returns what is wrong with the names and defaults of settings, which the sources depend on.
  func problems(of settings: [DeclaredSetting]) -> [Diagnostic] {
    let withoutDefault = settings.filter {
      !$0.hasDefault && unsetWithoutDefault.contains($0.key)
    }
    .map { setting in
      let message = "\"\(setting.key)\" has no default; unset, it gets the value read first"
      return Diagnostic(message: message, sites: [setting.row.site])
    }
    guard !environment.isEmpty else { return withoutDefault }
    let collisions = keysByName(settings).filter { $1.count > 1 }.sorted { $0.key < $1.key }
    return withoutDefault
      + collisions.map { name, keys in
        let list = keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        return Diagnostic(
          message: "the environment variable \(name) would set \(list), so that it sets none",
          sites: settings.filter { keys.contains($0.key) }.map(\.row.site))
      }
  }
}
