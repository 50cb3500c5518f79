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
