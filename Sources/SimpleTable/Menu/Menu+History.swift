extension Menu {
  /// One setting that the reader changed.
  struct Edit {
    /// The key of the setting, and the keys under which older versions stored it.
    let keys: [String]
    let oldValue: SettingValue
    let newValue: SettingValue

    /// Where the value came from.
    let oldSource: SettingSource

    /// What was stored under the keys, why that was refused, and what is to be stored.
    let oldStored: [String: SettingValue]
    let oldRefusal: String?
    let newStored: [String: SettingValue]
    let isSecret: Bool

    /// Reads the value, and sets it to what it was; `nil` for a key that no setting has.
    let read: (() -> SettingValue)?
    let restore: (() -> Void)?

    var key: String { keys.first ?? "" }
    fileprivate var changesNothing: Bool { oldValue == newValue && oldStored == newStored }
  }

  /// Takes back the last change that the reader made to settings.
  ///
  /// Values and what is stored of them are taken back, for several settings that were changed at
  /// once together; of a setting that is locked now, what is stored. Actions, navigation and changes
  /// that the program made itself are not, nor are those of secrets.
  ///
  /// - Returns: Whether there was a change.
  @discardableResult
  public func undo() -> Bool {
    guard !isEvaluating, let edits = history.popLast() else { return false }
    takeBack(edits)
    return true
  }

  /// Takes back all changes that the reader made to settings since the menu was made.
  public func revert() {
    guard !isEvaluating, !history.isEmpty else { return }
    var keys: Set<String> = []
    let edits = history.joined().filter { keys.insert($0.key).inserted }
    history = []
    takeBack(edits)
  }

  /// Whether a setting differs from what it was when the menu was made, by the reader's changes.
  public var differs: Bool {
    var changes: [String: (first: Edit, last: Edit)] = [:]
    for edit in history.joined() { changes[edit.key] = (changes[edit.key]?.first ?? edit, edit) }
    return changes.values.contains {
      $0.oldValue != $1.newValue || $0.oldStored != $1.newStored
    }
  }

  private func takeBack(_ edits: [Edit]) {
    for edit in edits.reversed() {
      sources.restore(edit)
      guard sources.locks[edit.key] == nil, let restore = edit.restore else { continue }
      let old = ask { edit.read?() } ?? edit.newValue
      restore()
      note(edit.key, from: old, to: ask { edit.read?() } ?? edit.oldValue, edit.oldSource)
    }
    reload()
  }
}

// MARK: - Edits

extension Menu.Edit {
  /// Creates the removal of a key that no setting has from the store.
  init(removing key: String, _ value: SettingValue) {
    self.init(
      keys: [key], oldValue: value, newValue: value, oldSource: .store, oldStored: [key: value],
      oldRefusal: nil, newStored: [:], isSecret: false, read: nil, restore: nil)
  }
}

extension Menu {
  /// Changes a setting and returns what has changed, which is still to be recorded.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - isStored: Whether the store is to hold the new value, or none.
  ///   - change: Changes the setting.
  /// - Returns: The change.
  func edit(_ setting: MenuWalk.Setting, isStored: Bool = true, _ change: () -> Void) -> Edit {
    let finish = beginEdit(of: setting, isStored: isStored)
    change()
    return finish()
  }

  /// Reads a setting that is about to change, and returns what is to be called after that.
  func beginEdit(of setting: MenuWalk.Setting, isStored: Bool = true) -> () -> Edit {
    let old = ask(setting.control.read)
    let read = { setting.control.read().value }
    let source = sources.source(of: setting.key)
    return { [self] in
      let new = ask(read)
      return Edit(
        keys: setting.keys, oldValue: old.value, newValue: new, oldSource: source,
        oldStored: sources.storedValues(setting.keys), oldRefusal: sources.refusals[setting.key],
        newStored: isStored ? [setting.key: new] : [:], isSecret: setting.isSecret, read: read,
        restore: old.restore)
    }
  }

  /// Notes changes of the reader: what is to be stored, and how they are taken back.
  func record(_ edits: [Edit]) {
    for edit in edits {
      sources.store(edit.newStored, keys: edit.keys, isSecret: edit.isSecret)
      let hasChanged = !edit.changesNothing && edit.read != nil
      let source = edit.newStored.isEmpty ? SettingSource.default : .store
      if hasChanged, edit.isSecret {
        note(edit.key, from: .text(""), to: .text(""), source)
      } else if hasChanged {
        note(edit.key, from: edit.oldValue, to: edit.newValue, source)
      }
    }
    let kept = edits.filter { !$0.isSecret && !$0.changesNothing }
    if !kept.isEmpty { history.append(kept) }
  }

  /// Notes a change that the handler is to be called with after the next reload.
  func note(_ key: String, from old: SettingValue, to new: SettingValue, _ source: SettingSource) {
    pendingChanges.append(
      SettingChange(key: key, oldValue: old.text, newValue: new.text, source: source))
  }

  /// Calls the handler with the changes that were made before a reload, one after the other also
  /// where it changes more.
  func deliverChanges() {
    guard !isDeliveringChanges else { return }
    isDeliveringChanges = true
    while !pendingChanges.isEmpty {
      let changes = pendingChanges
      pendingChanges = []
      for change in changes { onSettingChange?(change) }
    }
    isDeliveringChanges = false
  }
}
