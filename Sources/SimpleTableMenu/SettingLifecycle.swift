import SimpleTable

/// How a setting has changed from one version of the program to the next.
struct SettingLifecycle: Equatable {
  /// The keys under which older versions stored the setting, newest first.
  var formerKeys: [FormerKey] = []

  /// What to use instead of the setting; `nil` unless it is deprecated.
  var deprecation: String?

  /// Whether a change of the setting takes effect when the program starts again.
  var needsRestart = false
}

/// A key under which an older version stored a setting.
struct FormerKey {
  let key: String

  /// Converts a value stored under the key into the present form; `nil` drops it.
  let convert: ((_ old: String) -> String?)?
}

extension FormerKey: Equatable {
  /// Returns whether two keys are the same; conversions cannot be compared.
  static func == (left: FormerKey, right: FormerKey) -> Bool { left.key == right.key }
}
