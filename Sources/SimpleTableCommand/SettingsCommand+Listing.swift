import SimpleTable

extension SettingsCommand {
  /// Prints all settings, or those that are stored.
  func list(_ arguments: CommandArguments) {
    let settings = menu.settings.filter { $0.isStored || !arguments.has("--stored") }
    if arguments.has("--json") {
      let lines = settings.map { "  " + $0.json }.joined(separator: ",\n")
      streams.output(lines.isEmpty ? "[]\n" : "[\n\(lines)\n]\n")
    } else {
      streams.output(settings.map { "\($0)\n" }.joined())
    }
  }

  /// Prints all about a setting, or about all settings.
  func describe(_ key: String?) throws(CommandFailure) {
    let settings = try key.map { key throws(CommandFailure) in [try setting(key)] } ?? menu.settings
    streams.output(settings.map(description).joined(separator: "\n"))
  }

  /// Prints the rows that contain the words of a text.
  func search(_ text: String) throws(CommandFailure) {
    let hits = menu.search(text)
    guard !hits.isEmpty else { throw .refused(text, words[.notFound]) }
    for hit in hits {
      let path = (hit.pages + [hit.title]).filter { !$0.isEmpty }.joined(separator: " > ")
      streams.output((path + (hit.key.map { " (\($0))" } ?? "")).harmless + "\n")
    }
  }

  private func description(of setting: SettingInfo) -> String {
    let path = (setting.pages + [setting.title]).filter { !$0.isEmpty }
    let isDisabled = setting.isDisabled && !setting.isLocked
    let lines: [String?] = [
      setting.description,
      path.joined(separator: " > "),
      setting.kind.text(in: menu.words),
      setting.help,
      setting.defaultValue.map { words(.default, $0) },
      words(.source, setting.lockReason ?? setting.source.rawValue),
      setting.isLocked ? nil : variable(of: setting.key).map { words(.variable, $0) },
      setting.isSecret ? words[.secret] : nil,
      isDisabled
        ? setting.disabledReason.map { words(.disabledBecause, $0) } ?? words[.disabled] : nil,
      setting.invalidReason.map { words(.notValid, $0) },
    ]
    return lines.compactMap { $0?.harmless }.joined(separator: "\n  ") + "\n"
  }

  private func variable(of key: String) -> String? {
    environmentPrefix.map { Menu.variable(for: key, prefix: $0) }
  }
}
