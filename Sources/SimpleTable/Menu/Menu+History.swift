extension Menu {
  /// A change of one setting, with what is needed to undo it.
  struct Edit {
    /// The key of the setting, and the keys under which older versions stored it.
    let keys: [String]
    let oldValue: SettingValue
    let newValue: SettingValue

    /// The source of the old value.
    let oldSource: SettingSource

    /// The values stored before and after, by key, and why the one before was refused.
    let oldStored: [String: SettingValue]
    let oldRefusal: RefusedValue?
    let newStored: [String: SettingValue]
    let isSecret: Bool

    /// Returns the present value, and restores the old one; `nil` for a key that no setting has.
    let read: (() -> SettingValue)?
    let restore: (() -> Void)?

    var key: String { keys.first ?? "" }
    fileprivate var changesNothing: Bool { oldValue == newValue && oldStored == newStored }
  }

  /// Undoes the last change that the reader made to settings.
  ///
  /// Both the values and what is stored are restored; for a setting that is locked now, only what
  /// is stored. Settings that were changed together are restored together. Actions, navigation,
  /// changes of secrets and changes that the program made itself are not undone.
  ///
  /// - Returns: Whether there was a change to undo; `false` while a description is evaluated.
  @discardableResult
  public func undo() -> Bool {
    guard !isEvaluating, let edits = history.popLast() else { return false }
    takeBack(edits)
    return true
  }

  /// Undoes all changes that the reader made to settings since the menu was made.
  ///
  /// It undoes the same as ``undo()``, and does nothing while a description is evaluated.
  public func revert() {
    guard !isEvaluating, !history.isEmpty else { return }
    var keys: Set<String> = []
    let edits = history.joined().filter { keys.insert($0.key).inserted }
    history = []
    takeBack(edits)
  }

  /// Whether the reader's changes have left any setting different from when the menu was made.
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
  /// Changes a setting and returns the change, which the caller has to record.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - isStored: Whether the new value is stored; if not, the stored one is removed.
  ///   - change: Changes the setting.
  /// - Returns: The change.
  func edit(_ setting: DeclaredSetting, isStored: Bool = true, _ change: () -> Void) -> Edit {
    let finish = beginEdit(of: setting, isStored: isStored)
    change()
    return finish()
  }

  /// Reads a setting that is about to change.
  ///
  /// - Returns: A function to call after the change, which returns it for ``record(_:)``.
  func beginEdit(of setting: DeclaredSetting, isStored: Bool = true) -> () -> Edit {
    let old = ask(setting.control.read)
    let read = { setting.control.read().value }
    let source = sources.source(of: setting.key)
    return { [self] in
      let new = ask(read)
      return Edit(
        keys: setting.keys, oldValue: old.value, newValue: new, oldSource: source,
        oldStored: sources.store.values(of: setting.keys),
        oldRefusal: sources.refused[setting.key]?[.store],
        newStored: isStored ? [setting.key: new] : [:], isSecret: setting.isSecret, read: read,
        restore: old.restore)
    }
  }

  /// Records changes of the reader, to be stored, reported and undone together.
  func record(_ edits: [Edit]) {
    for edit in edits {
      sources.setStored(edit.newStored, keys: edit.keys, isSecret: edit.isSecret)
      guard !edit.changesNothing, edit.read != nil else { continue }
      note(
        edit.key, isSecret: edit.isSecret, from: edit.oldValue, to: edit.newValue,
        edit.newStored.isEmpty ? .default : .store)
    }
    let kept = edits.filter { !$0.isSecret && !$0.changesNothing }
    if !kept.isEmpty { history.append(kept) }
  }

  /// Notes a change to be reported after the next reload, without the values of a secret.
  func note(
    _ key: String, isSecret: Bool = false, from old: SettingValue, to new: SettingValue,
    _ source: SettingSource
  ) {
    let texts = isSecret ? ("", "") : (old.text, new.text)
    pendingChanges.append(
      SettingChange(key: key, oldValue: texts.0, newValue: texts.1, source: source))
  }

  /// Calls the handler with the changes noted so far.
  ///
  /// Changes that the handler makes are reported after those, not in between.
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
