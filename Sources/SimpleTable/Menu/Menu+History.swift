extension Menu {
  /// Undoes the last change that the user made to settings.
  ///
  /// What was stored before is stored again, and it is decided anew what applies; where that is what
  /// the program had set another value over, that value returns. Settings that were changed together
  /// are restored together, but for those whose stored value has changed since and those that are not
  /// available now: ``leftOut`` says which. Navigation and changes of secrets are not undone. The last
  /// 1,000 changes can be undone at least; ``revert()`` takes back older ones, too.
  ///
  /// - Returns: Whether there was a change to undo; `false` while a description is evaluated.
  @discardableResult
  public func undo() -> Bool { undoneKeys() != nil }

  /// The number of changes that ``undo()`` can take back.
  package var undoCount: Int { history.count }

  /// Undoes the last change, and returns the keys of what was restored, or `nil` if there was none.
  package func undoneKeys() -> [String]? {
    guard !refusesUse(), let event = history.takeLast() else { return nil }
    return takeBack(event) { history.recordUndo($0) }.reversed()
  }

  /// Makes the change again that was undone last, as long as no other was made since.
  ///
  /// - Returns: Whether there was a change to make again; `false` while a description is evaluated.
  @discardableResult
  public func redo() -> Bool { redoneKeys() != nil }

  /// Makes the change again that was undone last, and returns the keys of what was changed, or `nil`
  /// if there was none.
  package func redoneKeys() -> [String]? {
    guard !refusesUse(), let event = history.takeUndone() else { return nil }
    return takeBack(event) { history.recordRedo($0) }
  }

  /// Undoes all changes that the user made to settings since the menu was made, saved ones included.
  ///
  /// It undoes the same as ``undo()``, and does nothing while a description is evaluated. Settings that
  /// are not available stay modified, so that it can be called again once they are.
  public func revert() {
    guard !refusesUse(), let event = history.takeAll() else { return }
    takeBack(event, leaving: { history.keep($0) }, record: { history.recordUndo($0) })
  }

  /// Whether the user's changes have left anything stored differently from when the menu was made.
  public var isModified: Bool { !history.all.changes.isEmpty }

  /// Restores what was stored before an event, but for what has changed since or is not available.
  ///
  /// What is restored may bring back other settings that were changed as well: these follow once
  /// it is decided what applies.
  ///
  /// - Parameters:
  ///   - event: What is taken back.
  ///   - leave: Keeps what was left out of settings that are gone, and still have what the user has stored.
  ///   - record: Records the event that it is, unless all was left out.
  /// - Returns: The keys of what was restored.
  @discardableResult
  private func takeBack(
    _ event: SettingEvent, leaving leave: (SettingEvent) -> Void = { _ in },
    record: (SettingEvent) -> Void
  ) -> [String] {
    var transaction = beginDecided()
    let isKeyAsLeft = { [sources] (key: String) in
      sources.stored(key) == event.changes[key]?.new
    }
    let isAsLeft = { (unit: SettingEvent.Unit) in
      unit.keys.contains(unit.key) ? isKeyAsLeft(unit.key) : unit.keys.allSatisfy(isKeyAsLeft)
    }
    var rest = event.units
    let changed = rest.filter { !isAsLeft($0) }
    rest.removeAll { !isAsLeft($0) }
    var restored: [SettingEvent.Unit] = []
    while true {
      let walk = transaction.walk
      let isAvailable = { (unit: SettingEvent.Unit) in
        unit.place == nil || walk[unit.key]?.place == unit.place
      }
      let next = rest.filter(isAvailable)
      if next.isEmpty { break }
      rest.removeAll(where: isAvailable)
      for key in next.flatMap(\.keys).filter(isKeyAsLeft) {
        sources.restore(event.changes[key]?.old, for: key)
      }
      decide(&transaction, forced: Set(next.map(\.key)), returning: event.replaced)
      restored += next
    }
    leftOut =
      changed.map { RefusedValue(key: $0.key, reason: words[.hasChanged]) }
      + rest.map { RefusedValue(key: $0.key, reason: words[.isUnavailable]) }
    leave(event.part(of: rest))
    let secrets = event.changes.keys.filter { sources[$0].isSecret }
    if !restored.isEmpty || leftOut.isEmpty {
      record(transaction.event(to: sources, keptSecrets: secrets))
    }
    end(transaction)
    return restored.map(\.key)
  }

  /// Takes back all changes since the last save, as one event.
  package func restoreSaved() {
    guard !isBusy, hasUnsavedChanges else { return }
    var transaction = beginDecided()
    let keys = sources[editedLevel].unsavedKeys
    sources.restoreSaved()
    let forced = transaction.walk.settings.filter { !keys.isDisjoint(with: $0.keys) }
    decide(&transaction, forced: Set(forced.map(\.key)))
    record(transaction)
    end(transaction)
  }
}
