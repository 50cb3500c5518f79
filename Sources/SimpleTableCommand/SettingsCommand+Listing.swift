import SimpleTable

extension SettingsCommand {
  /// Prints all settings with their values, or those that are stored with what is stored.
  func list(_ arguments: CommandArguments) {
    let isStored = arguments.has("--stored")
    let settings = menu.knownSettings.filter { $0.isStored || !isStored }
    if arguments.has("--json") {
      let lines = settings.map { "  " + $0.json(asStored: isStored) }.joined(separator: ",\n")
      streams.output(lines.isEmpty ? "[]\n" : "[\n\(lines)\n]\n")
    } else {
      let lines = settings.map { setting in
        guard isStored, !setting.isSecret else { return "\(setting)\n" }
        return "\(setting.key)=\(setting.storedValue)".sanitized + "\n"
      }
      streams.output(lines.joined())
    }
  }

  /// Prints all about a setting, or about all settings.
  func describe(_ key: String?) throws(CommandFailure) {
    let settings =
      try key.map { key throws(CommandFailure) in [try setting(key)] }
      ?? menu.knownSettings
    let names = variableNames
    let texts = settings.map { description(of: $0, variable: names?[$0.key]) }
    streams.output(texts.joined(separator: "\n"))
  }

  /// Returns the flag of a setting, if the program takes flags.
  func flag(of setting: SettingInfo) -> String? {
    completesFlags ? setting.flag.map { "--" + $0 } : nil
  }

  /// Prints the rows that contain the words of a text.
  func search(_ text: String) throws(CommandFailure) {
    let hits = menu.search(text)
    guard !hits.isEmpty else { throw .refused(text, words[.notFound]) }
    for hit in hits {
      let path = (hit.pages + [hit.title]).filter { !$0.isEmpty }.joined(separator: " > ")
      streams.output((path + (hit.key.map { " (\($0))" } ?? "")).sanitized + "\n")
    }
  }

  private func description(of setting: SettingInfo, variable: String?) -> String {
    let path = (setting.pageTitles + [setting.title]).filter { !$0.isEmpty }
    let isDisabled = setting.isDisabled && !setting.isLocked
    let lines: [String?] = [
      setting.description,
      path.joined(separator: " > "),
      setting.kind.text(in: menu.words),
      setting.help,
      words(.source, setting.lockReason ?? setting.source.rawValue),
    ]
    let others: [String?] = [
      setting.isLocked ? nil : variable.map { words(.variable, $0) },
      setting.isLocked ? nil : flag(of: setting).map { words(.flag, $0) },
      setting.isSecret ? words[.secret] : nil,
      setting.deprecation.map { words(.deprecated, $0) },
      setting.needsRestart ? menu.words[.needsRestart] : nil,
      isDisabled
        ? setting.disabledReason.map { words(.disabledBecause, $0) } ?? words[.disabled] : nil,
      setting.invalidReason.map { words(.notValid, $0) },
    ]
    let sources = setting.sources.map { description(of: $0, isSecret: setting.isSecret) }
    return (lines + sources + others).compactMap { $0?.sanitized }.joined(separator: "\n  ") + "\n"
  }

  /// Returns a line such as `store (settings.json): 57, refused: must go in steps of 5 from 0`.
  private func description(of source: SettingInfo.Source, isSecret: Bool) -> String {
    let origin = source.origin.map { " (\($0))" } ?? ""
    let value = isSecret ? "" : ": \(source.value)"
    let reason = source.givenUpReason.map { ", " + words(.givenUp, $0) } ?? ""
    return "  " + source.source.rawValue + origin + value + reason
  }
}
