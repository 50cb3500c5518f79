package import SimpleTable

/// An option that is assigned while the cursor is on it.
struct Preview {
  let key: String
  let text: String

  /// The reading of the setting before.
  let reading: ControlReading
}

extension Menu {
  /// Assigns the option in a row, if its picker is previewed.
  ///
  /// For any other row, or none, the previous value is assigned again.
  ///
  /// Nothing is decided, and a refused value is not assigned.
  package func preview(_ path: RowPath?) {
    guard !isBusy else { return }
    let option = path.flatMap(previewedOption)
    if let option, preview?.key == option.setting.key, preview?.text == option.text { return }
    let wasPreviewed = restorePreviewed()
    if let (setting, text) = option {
      let reading = during(.deciding, setting.read)
      let candidate = Candidate(source: .user, name: setting.key, value: .text(text))
      let isOther = reading.value.text != text
      if isOther, during(.deciding, { setting.refusal(of: candidate) == nil }) {
        preview = Preview(key: setting.key, text: text, reading: reading)
        _ = during(.deciding) { setting.control.take(.text(text)) }
      }
    }
    if wasPreviewed || preview != nil { showPages() }
  }

  /// Restores the value before the user tried an option, and shows it.
  package func endPreview() {
    if restorePreviewed() { showPages() }
  }

  /// Restores the value before the user tried an option, and returns whether there was one.
  @discardableResult
  func restorePreviewed() -> Bool {
    guard let preview, !isBusy else { return false }
    self.preview = nil
    during(.deciding) { preview.reading.restore?() }
    return true
  }

  /// Returns the setting of an option in the page in view that can be tried, and the option.
  ///
  /// None can while it is asked whether to confirm a change of the setting.
  private func previewedOption(_ path: RowPath) -> (setting: DeclaredSetting, text: String)? {
    guard let text = page.row(at: path)?.role?.optionText,
      let setting = declaredSetting(of: path, on: page),
      setting.row.setting.isPreviewed, setting.state.kind?.isChoice == true,
      obstacle(to: setting, states, at: nil) == nil,
      history.pending?.changes[setting.key] == nil
    else { return nil }
    return (setting, text)
  }
}
