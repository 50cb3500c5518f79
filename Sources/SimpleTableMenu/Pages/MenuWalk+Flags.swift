import SimpleTable

// The flags of settings, by which a program's own words set them.

extension MenuWalk {
  /// The flags of settings by key, without the dashes, and the problems with others.
  ///
  /// A flag has the name that is declared, or else the words of the key; in a record it
  /// is the key. Secrets have none, nor have settings whose flag is that of one before.
  ///
  /// - Complexity: O(*n*) in the length of all keys.
  var flags: (names: [String: String], problems: [Diagnostic]) {
    var (names, problems) = ([String: String](), [Diagnostic]())
    var owners: [String: DeclarationSite] = [:]
    names.reserveCapacity(settings.count)
    owners.reserveCapacity(settings.count)
    func owner(_ form: String) -> (form: String, site: DeclarationSite)? {
      owners[form].map { (form, $0) }
    }
    for setting in settings {
      func diagnose(_ message: String, _ sites: DeclarationSite...) {
        problems.append(Diagnostic(message: message, sites: sites + [setting.row.site]))
      }
      let declared = setting.row.setting.flag
      if setting.isSecret {
        if declared != nil { diagnose("\"\(setting.key)\" is secret, so it has no flag") }
        continue
      }
      // A user who adds a record makes no flags that could be those of others.
      let flag = declared ?? (setting.route.isOfRecord ? setting.key : setting.key.flagName)
      let opposite = setting.kind == .toggle ? "no-" + flag : nil
      if !flag.isFlagName {
        if declared != nil { diagnose("no word can be the flag \"\(flag.sanitized)\"") }
      } else if let owner = owner(flag) ?? opposite.flatMap(owner) {
        diagnose(
          "two settings have the flag \"--\(owner.form)\"; the later one has none", owner.site)
      } else {
        owners[flag] = setting.row.site
        if let opposite { owners[opposite] = setting.row.site }
        names[setting.key] = flag
      }
    }
    return (names, problems)
  }
}

extension String {
  /// Whether the text can be typed after two dashes, with a value after `=`.
  fileprivate var isFlagName: Bool {
    if isEmpty || begins(with: "-") { return false }
    // Most are letters and digits, whose properties take long to find.
    return utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x2D...0x39).contains($0) }
      || !unicodeScalars.contains {
        $0 == "=" || $0.hazard != .none || $0.properties.isWhitespace
      }
  }
}
