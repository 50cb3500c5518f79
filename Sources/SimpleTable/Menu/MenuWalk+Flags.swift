// The flags of settings, by which a program's own words set them.

extension MenuWalk {
  /// Takes their flags from secrets and from settings that share them, which is wrong where one was
  /// declared.
  mutating func assignFlags() {
    let hasFlags = settings.contains { $0.row.flag != nil }
    var owners: [String: Int] = [:]
    for number in settings.indices {
      guard let flag = settings[number].flag else { continue }
      if settings[number].isSecret {
        let setting = settings[number]
        removeFlag(of: number)
        if setting.row.flag != nil {
          diagnose("\"\(setting.key)\" is secret, so it has no flag", at: setting.row.site)
        }
      } else if hasFlags {
        assign(flag, to: number, among: &owners)
      }
    }
  }

  /// Notes who has a flag, and for a switch that with `no-` as well.
  private mutating func assign(_ flag: String, to number: Int, among owners: inout [String: Int]) {
    let setting = settings[number]
    let names = setting.state.kind == .toggle ? [flag, "no-" + flag] : [flag]
    if setting.row.flag != nil, !flag.isFlagName {
      diagnose("no word can be the flag \"\(flag.sanitized)\"", at: setting.row.site)
    } else if let name = names.first(where: { owners[$0] != nil }), let owner = owners[name] {
      diagnose(
        "two settings have the flag \"--\(name)\"; the later one has none",
        at: settings[owner].row.site, setting.row.site)
    } else {
      for name in names { owners[name] = number }
      return
    }
    removeFlag(of: number)
  }
}

extension String {
  /// Whether the text can be typed after two dashes, with a value after `=`.
  fileprivate var isFlagName: Bool {
    !isEmpty && !hasPrefix("-")
      && !unicodeScalars.contains {
        $0 == "=" || $0.hazard != .none || $0.properties.isWhitespace
      }
  }
}
