extension Menu {
  /// Undoes the last change that the user made to settings.
  ///
  /// What was stored before is stored again, and it is decided anew what applies. Settings that
  /// were changed together are restored together, but for those whose stored value has changed
  /// since and those that are not available now: ``leftOut`` says which. Actions, navigation,
  /// changes of secrets and changes that the program made itself are not undone. The last 1,000
  /// changes can be undone at least; ``revert()`` takes back older ones, too.
  ///
  /// - Returns: Whether there was a change to undo; `false` while a description is evaluated.
  @discardableResult
  public func undo() -> Bool { undoneKeys() != nil }

  /// Undoes the last change, and returns the keys of what was restored, or `nil` if there was none.
  package func undoneKeys() -> [String]? {
    guard !isBusy, let edits = history.takeLast() else { return nil }
    let moved = move(edits.reversed().map(\.reversed))
    history.noteUndone(moved.reversed().map(\.reversed))
    return moved.map(\.key)
  }

  /// Makes the change again that was undone last, as long as no other was made since.
  ///
  /// - Returns: Whether there was a change to make again; `false` while a description is evaluated.
  @discardableResult
  public func redo() -> Bool { redoneKeys() != nil }

  /// Makes the change again that was undone last, and returns the keys of what was changed, or `nil`
  /// if there was none.
  package func redoneKeys() -> [String]? {
    guard !isBusy, let edits = history.takeUndone() else { return nil }
    let moved = move(edits)
    history.noteRedone(moved)
    return moved.map(\.key)
  }

  /// Undoes all changes that the user made to settings since the menu was made.
  ///
  /// It undoes the same as ``undo()``, and does nothing while a description is evaluated.
  public func revert() {
    guard !isBusy, let edits = history.takeAll() else { return }
    history.noteUndone(move(edits.reversed().map(\.reversed)).reversed().map(\.reversed))
  }

  /// Whether the user's changes have left any setting different from when the menu was made.
  public var isModified: Bool { history.isModified }

  /// Makes changes that were made or undone before, and returns those that were not left out.
  ///
  /// What is restored may bring back other settings that were changed as well: these follow once
  /// it is decided what applies.
  @discardableResult
  func move(_ edits: [SettingEdit]) -> [SettingEdit] {
    var moved: [SettingEdit] = []
    let isAsBefore = { [sources] (edit: SettingEdit) in
      sources.stored(edit.key) == edit.old.stored[edit.key]
    }
    let changed = edits.filter { !isAsBefore($0) }
    var rest = edits.filter(isAsBefore)
    var available = availablePlaces(of: rest)
    while true {
      let isAvailable = { (edit: SettingEdit) in edit.place.map(available.contains) ?? true }
      let next = rest.filter(isAvailable)
      rest.removeAll(where: isAvailable)
      for edit in next { restore(edit) }
      moved += next
      evaluation.noteChange()
      if next.isEmpty || rest.isEmpty { break }
      available = Set(decide(walk()).settings.map(\.place))
    }
    leftOut =
      changed.map { RefusedValue(key: $0.key, reason: words(.hasChanged)) }
      + rest.map { RefusedValue(key: $0.key, reason: words(.isUnavailable)) }
    reload()
    return moved
  }

  private func restore(_ edit: SettingEdit) {
    for key in edit.storedKeys { sources.restore(edit.new.stored[key], for: key) }
    guard sources[edit.key].lockReason == nil, let restore = edit.new.restore else { return }
    let source = sources.source(of: edit.key)
    restore()
    sources[edit.key].decision = edit.new.decision
    sources[edit.key].givenUp = [:]
    changes.add(
      edit.key, isSecret: edit.isSecret, from: edit.old.value, source, to: edit.new.value,
      edit.new.decision.source)
  }

  /// Returns where those settings are declared that are changed and available, as their pages were
  /// evaluated last.
  private func availablePlaces(of edits: [SettingEdit]) -> Set<DeclaredSetting.Place> {
    let inView = Set(pages.compactMap { route(of: $0)?.links })
    let outOfView = edits.filter { $0.place.map { !inView.contains($0.links) } == true }
    // A page may have changed since all were evaluated, and records come and go with their list.
    let isUncertain =
      edits.contains { $0.place != nil && evaluation.keys?.contains($0.key) == false }
      || outOfView.contains { evaluation.keysOfRecords.contains($0.key) }
    let changed = Set(edits.compactMap(\.place))
    if isUncertain { return changed.intersection(walk(known: true).settings.map(\.place)) }
    let settings = pages.flatMap(settings(of:)).filter { changed.contains($0.place) && owns($0) }
    return Set(settings.map(\.place)).union(
      outOfView.filter { [nil, $0.place].contains(sources[$0.key].owner) }.compactMap(\.place))
  }
}
