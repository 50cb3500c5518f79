import SimpleTable

extension SettingsCommand {
  /// Prints all settings, or those that are stored.
  func list(_ words: CommandWords) {
    let settings = menu.settings.filter { $0.isStored || !words.has("--stored") }
    if words.has("--json") {
      let lines = settings.map { "  " + $0.json }.joined(separator: ",\n")
      streams.output(lines.isEmpty ? "[]\n" : "[\n\(lines)\n]\n")
    } else {
      streams.output(settings.map { "\($0)\n" }.joined())
    }
  }

  /// Prints what is known of a setting, or of all.
  func describe(_ key: String?) throws(CommandFailure) {
    let settings = try key.map { key throws(CommandFailure) in [try setting(key)] } ?? menu.settings
    streams.output(settings.map(description).joined(separator: "\n"))
  }

  /// Prints the rows that contain the words of a text.
  func search(_ text: String) throws(CommandFailure) {
    let hits = menu.search(text)
    guard !hits.isEmpty else { throw .refused(text, "is in no row") }
    for hit in hits {
      let path = (hit.pages + [hit.title]).filter { !$0.isEmpty }.joined(separator: " > ")
      streams.output((path + (hit.key.map { " (\($0))" } ?? "")).harmless + "\n")
    }
  }

  private func description(of setting: SettingInfo) -> String {
    let path = (setting.pages + [setting.title]).filter { !$0.isEmpty }
    var lines = [setting.description, path.joined(separator: " > "), setting.kind.description]
    if let help = setting.help { lines.append(help) }
    if let value = setting.defaultValue { lines.append("default: \(value)") }
    lines.append("source: \(setting.lockReason ?? setting.source.rawValue)")
    if let environmentPrefix, !setting.isLocked {
      lines.append("variable: \(Menu.variable(for: setting.key, prefix: environmentPrefix))")
    }
    if setting.isSecret { lines.append("secret") }
    if setting.isDisabled, !setting.isLocked {
      lines.append("disabled" + (setting.disabledReason.map { ": " + $0 } ?? ""))
    }
    if let reason = setting.invalidReason { lines.append("not valid: \(reason)") }
    return lines.map(\.harmless).joined(separator: "\n  ") + "\n"
  }
}
