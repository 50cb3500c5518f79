import SimpleTable

/// What is wrong with the description of a menu, each kind found by a function of the pages.
///
/// They are made when they are asked for, not at each evaluation.
enum Diagnoses {
  /// The kinds, in the order in which they are reported.
  private static var all: [(MenuWalk) -> [Diagnostic]] {
    [
      ofPages, ofFormerKeys, ofMaps, ofRules, { $0.problems }, { $0.flags.problems }, ofNames,
    ]
  }

  /// Returns what is wrong with pages.
  ///
  /// - Complexity: O(*n*) in the number of rows, rules and keys of all pages.
  static func of(_ walk: MenuWalk) -> [Diagnostic] { all.flatMap { $0(walk) } }

  /// Returns the controls of pages that are not settings because they have no id, or that of
  /// another.
  static func unstoredControls(of walk: MenuWalk) -> [Diagnostic] {
    let seconds = walk.duplicates.map { setting, first in
      let place = walk.settings[first].placeName
      return Diagnostic(
        message: "\(setting.row.title): is set under \(place), so it is not stored",
        sites: [setting.row.site])
    }
    return seconds
      + walk.pages.lazy.flatMap(\.declared.allSections).flatMap { section in
        section.controls.filter { number, row in
          row.hasValue && section.id(ofRow: number).name == nil && !row.setting.isNotStored
        }
        .map { _, row in
          let name = row.title.isEmpty ? "a control" : row.title
          let reason = row.declaredID.map { "its id \"\($0)\" is another row's" } ?? "has no id"
          return Diagnostic(message: "\(name): \(reason), so it is not stored", sites: [row.site])
        }
      }
  }

  /// What the pages say of themselves, keys that two settings have, and attributes without an
  /// effect.
  private static func ofPages(_ walk: MenuWalk) -> [Diagnostic] {
    let duplicates = Dictionary(grouping: walk.duplicates) { $0.setting.route.links }
    let pages = walk.pages + walk.repeated.values.filter { duplicates[$0.route.links] != nil }
    return pages.flatMap { page in
      (page.first == nil ? page.declared.ownDiagnostics : [])
        + (duplicates[page.route.links] ?? []).map { setting, first in
          Diagnostic(
            message: "two settings have the key \"\(setting.key)\"; the later one is not stored",
            sites: [walk.settings[first].row.site, setting.row.site])
        } + (page.first == nil ? ofAttributes(page.declared) : [])
    }
  }

  private static func ofAttributes(_ declared: DeclaredTable) -> [Diagnostic] {
    declared.allSections.flatMap(\.attachedRows).flatMap { row in
      row.setting.problems(of: row, acts: declared.hasSelectHandler || row.acts)
        .map { Diagnostic(message: "\(row.title): \($0)", sites: [row.site]) }
    }
  }

  private static func ofFormerKeys(_ walk: MenuWalk) -> [Diagnostic] {
    walk.takenFormerKeys.map { number, key in
      let setting = walk.settings[number]
      return Diagnostic(
        message: "\"\(setting.key)\" cannot formerly be \"\(key)\", which is another setting's key",
        sites: [setting.row.site] + [walk[key]?.row.site].compactMap(\.self))
    }
  }

  /// Settings whose keys are below that of a map, whose entries are no settings.
  private static func ofMaps(_ walk: MenuWalk) -> [Diagnostic] {
    guard walk.settings.contains(where: \.isMap) else { return [] }
    return walk.settings.flatMap { setting in
      setting.key.allCuts(at: ".").compactMap { walk[$0.before] }.filter(\.isMap).map { map in
        Diagnostic(
          message:
            "\"\(setting.key)\" is below \"\(map.key)\", a map, whose entries are no settings",
          sites: [map.row.site, setting.row.site])
      }
    }
  }

  /// Rules about keys that no setting has.
  ///
  /// A missing setting may appear later. But a key with one wrong letter, or written with its
  /// scope, is a mistake.
  private static func ofRules(_ walk: MenuWalk) -> [Diagnostic] {
    let missing = walk.pages.flatMap { page in
      page.declared.allRules.map { $0.scoped(page.route.prefix) }.flatMap { rule in
        zip(rule.keys, rule.writtenKeys).filter { walk[$0.0] == nil }.map { (rule, $0.0, $0.1) }
      }
    }
    let near = NearMissIndex(missing.isEmpty ? [] : walk.settings.map(\.key))
    return missing.compactMap { rule, key, written in
      let meant = walk[written] == nil ? near.text(nearTo: key, but: rule.keys) : written
      guard let meant = meant?.dropping(prefix: rule.scope) else { return nil }
      return Diagnostic(
        message: "a rule is about \"\(key)\", which is not a setting; did you mean \"\(meant)\"?",
        sites: [rule.site])
    }
  }

  /// Keys that cannot be typed, and settings without a default.
  private static func ofNames(_ walk: MenuWalk) -> [Diagnostic] {
    walk.settings.flatMap { setting in
      var messages: [String] = []
      if setting.key.contains(where: \.isWhitespace) {
        messages.append("the key \"\(setting.key)\" has a space, which flags and words cannot have")
      }
      if setting.route.prefix.unicodeScalars.contains("=") {
        messages.append("no command can name the key \"\(setting.key)\", whose scope has an =")
      }
      if !setting.hasDefault, !setting.control.isConstant {
        messages.append(
          "\"\(setting.key)\" has no default, so unsetting gives it the value read first; pass default:"
        )
      }
      return messages.map { Diagnostic(message: $0, sites: [setting.row.site]) }
    }
  }
}
