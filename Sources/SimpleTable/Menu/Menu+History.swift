extension Menu {
  /// One setting that the reader changed.
  struct Edit {
    let key: String
    let control: Control
    let oldValue: SettingValue
    let newValue: SettingValue

    /// What the store held before, and what it is to hold.
    let oldStored: SettingValue?
    let newStored: SettingValue?

    let formerKeys: [String]
    let isSecret: Bool
  }

  /// Takes back the last change that the reader made to settings.
  ///
  /// Values and what is stored of them are taken back, for several settings that were changed at
  /// once together. Actions, navigation and changes that the program made itself are not, nor are
  /// those of secrets.
  ///
  /// - Returns: Whether there was a change.
  @discardableResult
  public func undo() -> Bool {
    guard let edits = history.popLast() else { return false }
    takeBack(edits)
    return true
  }

  /// Takes back all changes that the reader made to settings since the menu was made.
  public func revert() {
    let edits = history.flatMap { $0 }
    history = []
    if !edits.isEmpty { takeBack(edits) }
  }

  /// Whether a setting differs from what it was when the menu was made, by the reader's changes.
  public var differs: Bool {
    var first: [String: Edit] = [:]
    var last: [String: Edit] = [:]
    for edit in history.joined() {
      if first[edit.key] == nil { first[edit.key] = edit }
      last[edit.key] = edit
    }
    return first.contains { key, edit in
      edit.oldValue != last[key]?.newValue || edit.oldStored != last[key]?.newStored
    }
  }

  private func takeBack(_ edits: [Edit]) {
    for edit in edits.reversed() {
      let now = edit.control.read().state.value ?? .text("")
      edit.control.input?.take(edit.oldValue.text)
      store(edit.key, edit.oldStored, formerKeys: [], isSecret: edit.isSecret)
      note(edit.key, from: now, to: edit.oldValue, isSecret: edit.isSecret)
    }
    reload()
  }

  /// Changes a setting and returns what has changed.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - isStored: Whether the store is to hold the new value, or none.
  ///   - change: Changes the setting.
  /// - Returns: The change, which is still to be recorded.
  func edit(_ setting: MenuWalk.Setting, isStored: Bool, _ change: () -> Void) -> Edit {
    let old = setting.currentValue
    change()
    let new = setting.currentValue
    return Edit(
      key: setting.key, control: setting.control, oldValue: old, newValue: new,
      oldStored: sources.stored[setting.key], newStored: isStored ? new : nil,
      formerKeys: setting.row?.formerKeys ?? [], isSecret: setting.reading.state.isSecure)
  }

  /// Notes changes of the reader: what is to be stored, and how they are taken back.
  func record(_ edits: [Edit]) {
    for edit in edits {
      store(edit.key, edit.newStored, formerKeys: edit.formerKeys, isSecret: edit.isSecret)
      note(edit.key, from: edit.oldValue, to: edit.newValue, isSecret: edit.isSecret)
    }
    let kept = edits.filter { !$0.isSecret }
    if !kept.isEmpty { history.append(kept) }
  }

  private func store(
    _ key: String, _ value: SettingValue?, formerKeys: [String], isSecret: Bool
  ) {
    if let value {
      sources.set(key, value, formerKeys: formerKeys, isSecret: isSecret)
    } else {
      for key in [key] + formerKeys where sources.isStored(key) { sources.unset(key) }
    }
  }

  /// Notes a change that the handler is to be called with after the next reload.
  private func note(
    _ key: String, from old: SettingValue, to new: SettingValue, isSecret: Bool
  ) {
    pendingChanges.append(
      SettingChange(
        key: key, oldValue: isSecret ? "" : old.text, newValue: isSecret ? "" : new.text,
        source: sources.source(of: key)))
  }

  func change(of setting: MenuWalk.Setting, to new: SettingValue) -> SettingChange {
    let isSecret = setting.reading.state.isSecure
    return SettingChange(
      key: setting.key, oldValue: isSecret ? "" : setting.value.text,
      newValue: isSecret ? "" : new.text, source: sources.source(of: setting.key))
  }

  /// Calls the handler with the changes that were made before a reload.
  func deliverChanges() {
    while !pendingChanges.isEmpty {
      let changes = pendingChanges
      pendingChanges = []
      for change in changes { onSettingChange?(change) }
    }
  }
}
