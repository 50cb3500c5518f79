import SimpleTableMenu

extension Menu {
  /// Returns the details of the row of an item: its help, and for a setting its key, its values and
  /// each source that has one, the one that applies first; nothing for another item.
  func explanations(of item: TableItem?, _ words: MenuWords) -> [Explanation] {
    guard case .row(let path) = item, let row = page.row(at: path) else { return [] }
    var lines: [Explanation] = []
    let setting = setting(of: path, on: page)
    let help = setting?.help ?? row.help ?? ""
    for note in [row.subtitle ?? ""] + help.paragraphs where !note.isEmpty {
      lines.append(Explanation(note: note))
    }
    if row.isRecord { lines.append(Explanation(note: words.sentence(.keepsName))) }
    if let reason = row.disabledReason ?? (row.isDisabled ? words[.isDisabled] : nil) {
      lines.append(Explanation(subject: .lock, name: words[.locked], text: reason))
    }
    guard let setting else { return lines }
    lines.append(Explanation(subject: .key, name: words[.key], text: setting.key))
    lines.append(
      Explanation(
        subject: .values, name: words[.values], note: setting.kind.text(in: self.words)))
    let value = setting.defaultValue.map { label(of: $0, setting, words) }
    // The value that applies is named below.
    if let value, setting.sources.first?.source != .default {
      lines.append(
        Explanation(subject: .defaultValue, name: words[.defaultValue], text: value))
    }
    for (number, source) in setting.sources.enumerated()
    where number == 0 || source.source != .default {
      lines.append(explanation(of: source, applies: number == 0, setting, words))
    }
    return lines
  }

  private func explanation(
    of source: SettingInfo.Source, applies: Bool, _ setting: SettingInfo, _ words: MenuWords
  ) -> Explanation {
    let name = applies ? words[.applies] : words[.alsoSet]
    let place = source.source == .default ? words[.isDefault] : source.source.rawValue
    let value = setting.isSecret ? words[.hidden] : label(of: source.value, setting, words)
    let reason = source.refusal.map { words(.givenUp, $0) }
    let notes = [place + (source.origin.map { " (\($0))" } ?? ""), reason].compactMap(\.self)
    return Explanation(
      subject: .source(applies: applies), name: name, text: value,
      note: notes.joined(separator: "; "))
  }

  /// Returns a value of a setting as its row shows it.
  private func label(of value: String, _ setting: SettingInfo, _ words: MenuWords) -> String {
    if value.isEmpty { return words[.empty] }
    if setting.kind == .toggle, let isOn = Bool(value) { return self.words[isOn ? .on : .off] }
    return setting.kind.options.first { $0.value == value }?.label ?? value
  }
}
