extension Menu {
  /// Gives the program the option in a row of the page in view, where its picker is previewed; for any
  /// other row, or none, the program has again what it had before.
  ///
  /// Nothing is stored, reported or recorded for undo. A value that is refused is not tried.
  package func preview(_ path: RowPath?) {
    guard !isBusy else { return }
    guard let (setting, text) = path.flatMap(previewedOption) else { return endPreview() }
    if preview?.readings[setting.key] == nil { endPreview() }
    let last = sources[editedLevel].tried(setting.key)
    if preview != nil, last?.value?.text == text { return }
    let before = preview?.readings[setting.key] ?? setting.reading
    if text == before.value.text { return endPreview() }
    let value = setting.state.kind.flatMap { SettingValue(text, as: $0) }
    sources.tries(value.map(StoredLevel.Change.set), for: setting.key)
    var transaction = begin()
    let isTaken = decide(&transaction, forced: [setting.key]) { [editedLevel] run, _ in
      run[setting.key]?.decision.source == editedLevel.source
    }
    if isTaken {
      preview = SettingTrial(
        setting, from: before, by: transaction, over: last.map { [setting.key: $0] } ?? [:],
        after: preview)
    } else {
      sources.tries(last, for: setting.key)
    }
    endUnreported(transaction)
  }

  /// Returns the setting of an option in the page in view that can be tried, and the option.
  private func previewedOption(_ path: RowPath) -> (setting: DeclaredSetting, text: String)? {
    guard let text = page.row(at: path)?.optionText, let setting = ownSetting(of: path, on: page),
      setting.row.storage.extras?.value.notes.isPreviewed == true,
      setting.state.kind?.isChoice == true, lockOutcome(of: setting) == nil,
      setting.row.disablement == nil
    else { return nil }
    return (setting, text)
  }
}
