extension Menu {
  /// Gives the program the option in a row of the page in view, where its picker is previewed; for any
  /// other row, or none, the program has again what it had before.
  ///
  /// Nothing is stored, reported or recorded for undo. A value that is refused is not tried.
  package func preview(_ path: RowPath?) {
    guard !isBusy else { return }
    let option = path.flatMap(previewedOption)
    if option.flatMap({ preview?.readings[$0.setting.key] }) == nil { endPreview() }
    guard let (setting, text) = option,
      sources[editedLevel].tried(setting.key)?.value?.text != text
    else { return }
    let before = preview?.readings[setting.key] ?? setting.reading
    if before.value.text == text { return endPreview() }
    var transaction = begin()
    let request = SettingRequest(values: [setting.key: text])
    guard make(request, in: &transaction).areAccepted else { return endUnreported(transaction) }
    tryOut(transaction, of: setting, from: before, as: \.preview)
  }

  /// Returns the setting of an option in the page in view that can be tried, and the option.
  ///
  /// None can while it is asked whether to keep a change of the setting.
  private func previewedOption(_ path: RowPath) -> (setting: DeclaredSetting, text: String)? {
    guard let text = page.row(at: path)?.optionText, let setting = ownSetting(of: path, on: page),
      setting.row.storage.extras?.value.notes.isPreviewed == true,
      setting.state.kind?.isChoice == true, lockOutcome(of: setting) == nil,
      setting.row.disablement == nil, trial?.readings[setting.key] == nil
    else { return nil }
    return (setting, text)
  }
}
