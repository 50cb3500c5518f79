// The keys and the names under which the sources have the values of a setting.

extension SettingSources {
  /// Returns the key under which a setting is stored, which may be a former one.
  func storedKey(of setting: DeclaredSetting) -> String? {
    stored(setting.key) != nil ? setting.key : setting.formerKeys.first { stored($0) != nil }
  }

  /// Returns what is stored for a setting, under its key or converted from a former one, and where.
  func storedValue(of setting: DeclaredSetting) -> (key: String, value: SettingValue)? {
    guard let key = storedKey(of: setting), let value = stored(key) else { return nil }
    guard key != setting.key,
      let convert = setting.former.first(where: { $0.key == key })?.convert
    else { return (key, value) }
    return convert(value.text).map { text in
      (key, setting.state.kind.flatMap { SettingValue(text, as: $0) } ?? .text(text))
    }
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
}
