/// A value that a user tries before choosing it: a candidate at the edited level that is in no store.
struct SettingPreview {
  let key: String
  let text: String

  /// What the setting held before, and what is tried for it when the preview ends.
  let before: SettingValue
  let beneath: StoredLevel.Change?

  /// What settings held over which something was assigned since.
  var replaced: [DeclaredSetting.Place: ReplacedValue] = [:]
}

extension Menu {
  /// Whether the program has a value that the user tries.
  package var isPreviewing: Bool { preview != nil }

  /// Gives the program the option in a row of the page in view, where its picker is previewed; for any
  /// other row, or none, the program has again what it had before.
  ///
  /// Nothing is stored, reported or recorded for undo. A value that is refused is not tried.
  package func preview(_ path: RowPath?) {
    guard !isBusy else { return }
    guard let (setting, text) = path.flatMap(previewedOption) else { return endPreview() }
    if let preview, preview.key == setting.key, preview.text == text { return }
    if preview?.key != setting.key { endPreview() }
    let before = preview?.before ?? setting.value
    if text == before.text { return endPreview() }
    let last = sources[editedLevel].tried(setting.key)
    var next = SettingPreview(
      key: setting.key, text: text, before: before,
      beneath: preview == nil ? last : preview?.beneath, replaced: preview?.replaced ?? [:])
    let value = setting.state.kind.flatMap { SettingValue(text, as: $0) }
    sources.tries(value.map(StoredLevel.Change.set), for: setting.key)
    var transaction = begin()
    let isTaken = decide(&transaction, forced: [setting.key]) { [editedLevel] run, _ in
      run[setting.key]?.decision.source == editedLevel.source
    }
    if isTaken {
      next.replaced.merge(transaction.replaced) { first, _ in first }
      preview = next
    } else {
      sources.tries(last, for: setting.key)
    }
    endUnreported(transaction)
  }

  /// Gives the program again what it had before the user tried a value.
  package func endPreview() {
    guard let preview, !isBusy else { return }
    self.preview = nil
    sources.tries(preview.beneath, for: preview.key)
    var transaction = begin()
    decide(&transaction, forced: [preview.key], returning: preview.replaced)
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

  /// Ends a change without reporting what settings hold: that waits for
  /// the end of what is tried.
  func endUnreported(_ transaction: SettingTransaction) {
    evaluation.keep(transaction.walk, transaction.isDecided ? .decided : .stale)
    showPages(as: transaction.walk)
  }
}
