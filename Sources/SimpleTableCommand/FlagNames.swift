import SimpleTable
import SimpleTableMenu

/// The options that name settings: `--NAME`, and `--no-NAME` for a switch.
struct FlagNames {
  /// The settings by the names of their flags, without hyphens.
  private let settings: [String: SettingInfo]

  /// Creates the names of some settings: their flags, and the keys of those whose flags are the words
  /// of their keys.
  ///
  /// - Parameters:
  ///   - settings: The settings; of several with one name, the first has it.
  ///   - haveAllKeys: Whether all keys are names, also those of secrets, which have no flag.
  init(_ settings: [SettingInfo], haveAllKeys: Bool = false) {
    let flags = settings.compactMap { setting in setting.flag.map { ($0, setting) } }
    let keys = settings.filter { haveAllKeys || $0.flag == $0.key.flagName }.map { ($0.key, $0) }
    self.settings = Dictionary(flags + keys) { first, _ in first }
  }

  /// Returns the setting that an option names, and the value that it has; `nil` for any other option.
  ///
  /// The value is that behind `=`, or that of a switch without one; `nil` if it is still to follow.
  func setting(
    named option: String, value: String?
  ) -> (setting: SettingInfo, value: String?)? {
    guard let name = option.dropping(prefix: "--") else { return nil }
    if let setting = settings[name] {
      return (setting, value ?? (setting.kind == .toggle ? "true" : nil))
    }
    guard value == nil, let setting = name.dropping(prefix: "no-").flatMap({ settings[$0] }),
      setting.kind == .toggle
    else { return nil }
    return (setting, "false")
  }

  /// Returns the options that name a setting by its flag.
  static func options(of setting: SettingInfo) -> [String] {
    guard let flag = setting.flag else { return [] }
    return ["--" + flag] + (setting.kind == .toggle ? ["--no-" + flag] : [])
  }
}
