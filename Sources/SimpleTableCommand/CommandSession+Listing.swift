import SimpleTableMenu

extension CommandSession {
  /// Prints all settings with their values, or those stored at a level with the stored values.
  func list(_ invocation: Invocation, at level: SettingLevel?) {
    let level = level ?? (invocation.has(.stored) ? menu.editedLevel : nil)
    let settings = menu.knownSettings.filter { setting in
      level.map { setting.storedValue(at: $0) != nil } ?? true
    }
    if answer != nil {
      streams.output(
        JSONText.lines(
          settings.map { setting in
            setting.json(of: level.flatMap { menu.storedValue(of: setting.key, at: $0) })
          }))
    } else {
      let lines = settings.map { setting in
        let origin = invocation.has(.origin) ? origin(of: setting, at: level) : ""
        guard let value = level.flatMap(setting.storedValue), !setting.isSecret else {
          return origin + "\(setting)\n"
        }
        return origin + "\(setting.key)=\(value)".sanitized + "\n"
      }
      streams.output(lines.joined())
    }
  }

  /// Returns the source of a value, a tab, its path or variable, and another tab.
  private func origin(of setting: SettingInfo, at level: SettingLevel?) -> String {
    let source = level?.source ?? setting.source
    let origin = setting.sources.first { $0.source == source }?.origin ?? ""
    return "\(source.rawValue)\t\(origin.sanitized)\t"
  }

  /// Prints all about a setting, or about all settings.
  func describe(_ key: String?) throws(CommandFailure) {
    let settings =
      try key.map { key throws(CommandFailure) in [try setting(key)] }
      ?? menu.knownSettings
    if answer != nil {
      let objects = settings.map { $0.json() }
      return streams.output(key == nil ? JSONText.lines(objects) : objects.joined() + "\n")
    }
    let names = variableNames
    let texts = settings.map { description(of: $0, variable: names?[$0.key]) }
    streams.output(texts.joined(separator: "\n"))
  }

  /// Returns the flag of a setting, if the program takes flags.
  func flag(of setting: SettingInfo) -> String? {
    command.takesFlags ? setting.flag.map { "--" + $0 } : nil
  }

  /// Prints the rows that contain the words of a text.
  func search(_ text: String) throws(CommandFailure) {
    let hits = menu.search(text)
    guard !hits.isEmpty else { throw .refused(text, "no row matches", .notFound) }
    if answer != nil {
      let objects = hits.map { hit in
        var object = JSONText()
        object.set("title", JSONText.text(hit.title))
        object.set("page", JSONText.list(hit.pages.map(JSONText.text)))
        object.set("key", hit.key.map(JSONText.text) ?? "null")
        return object.line
      }
      return streams.output(JSONText.lines(objects))
    }
    for hit in hits {
      let key = hit.key.map { " (\($0))" } ?? ""
      streams.output(((hit.pages + [hit.title]).path + key).sanitized + "\n")
    }
  }

  private func description(of setting: SettingInfo, variable: String?) -> String {
    let isDisabled = setting.isDisabled && !setting.isLocked
    let lines = [
      setting.description,
      (setting.pageTitles + [setting.title]).path,
      setting.kind.text(in: menu.words),
    ]
    let source = "source: \(setting.lockReason ?? setting.source.rawValue)"
    let others: [String?] = [
      setting.isLocked ? nil : variable.map { "variable: \($0)" },
      setting.isLocked ? nil : flag(of: setting).map { "flag: \($0)" },
      setting.isSecret ? "secret" : nil,
      setting.deprecation.map { "is deprecated: \($0)" },
      setting.needsRestart ? menu.words[.needsRestart] : nil,
      isDisabled
        ? setting.disabledReason.map { "disabled: \($0)" } ?? "disabled" : nil,
      setting.invalidReason.map { "not valid: \($0)" },
    ]
    let sources = setting.sources.map { "  " + description(of: $0, isSecret: setting.isSecret) }
    let all = lines + (setting.help ?? "").paragraphs + [source] + sources + others
    return all.compactMap { $0?.sanitized }.joined(separator: "\n  ") + "\n"
  }

  /// Returns a text such as `user (settings.json): 57, refused: must go in steps of 5 from 0`.
  func description(of source: SettingInfo.Source, isSecret: Bool) -> String {
    let origin = source.origin.map { " (\($0))" } ?? ""
    let value = isSecret ? "" : ": \(source.value)"
    let reason = source.refusal.map { ", refused: \($0)" } ?? ""
    return source.source.rawValue + origin + value + reason
  }
}

extension [String] {
  /// The titles that lead to a page or a row, as one text.
  var path: String { filter { !$0.isEmpty }.joined(separator: " > ") }
}
