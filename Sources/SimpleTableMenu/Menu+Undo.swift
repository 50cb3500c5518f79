import SimpleTable

extension Menu {
  /// Whether there is a change of the user to undo.
  public var canUndo: Bool { history.pending != nil || !history.done.isEmpty }

  /// Whether there is a change to redo.
  public var canRedo: Bool { !history.undone.isEmpty }

  /// Undoes the last change that the user made to settings.
  ///
  /// The previous stored values are stored again, even if a source above locks the settings.
  /// Settings that were changed together are restored together, except those whose stored value has
  /// changed since. Navigation and changes of secrets are not undone, but a removed record returns
  /// with its secrets. At least the last 1,000 changes can be undone.
  ///
  /// - Returns: The settings that were left out, with the reasons; `nil` if there was nothing to
  ///   undo, or a description is being evaluated.
  @discardableResult
  public func undo() -> [RefusedValue]? { undoEvent()?.leftOut }

  /// Redoes the change that was undone last, unless another one was made since.
  ///
  /// - Returns: The settings that were left out, with the reasons; `nil` if there was nothing to
  ///   redo, or a description is being evaluated.
  @discardableResult
  public func redo() -> [RefusedValue]? { redoEvent()?.leftOut }

  /// The number of changes that ``undo()`` can take back.
  package var undoCount: Int { history.done.count }

  /// The result of undoing or redoing a change.
  package struct Restored {
    /// The keys of restored settings, in the order of the pages.
    package let keys: [String]

    /// The settings that were left out, with the reasons.
    package let leftOut: [RefusedValue]
  }

  /// Undoes the last change; `nil` if there was none.
  package func undoEvent() -> Restored? {
    guard !refusesUse() else { return nil }
    if let pending = history.pending {
      history.pending = nil
      return restore(pending.reversed, by: .undo) { $0.add(pending, to: .undone) }
    }
    guard let event = history.takeDone() else { return nil }
    return restore(event.reversed, by: .undo) { $0.add(event, to: .undone) }
  }

  /// Makes the change again that was undone last; `nil` if there was none.
  package func redoEvent() -> Restored? {
    guard !refusesUse(), let event = history.takeUndone() else { return nil }
    return restore(event, by: .redo) { [asksToConfirm] in
      $0.add(event, to: event.question != nil && asksToConfirm ? .pending : .done)
    }
  }

  /// Applies an event to the edited level, and decides.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - cause: How the changes are reported.
  ///   - record: Records where the event is now; `nil` where it is forgotten.
  /// - Returns: The result.
  @discardableResult
  func restore(
    _ event: Event, by cause: SettingChange.Cause, record: ((inout History) -> Void)?
  ) -> Restored {
    var moment = begin()
    // The values of a record are removed after it.
    let late = event.keysOfRemovedRecords
    var (done, leftOut) = event.apply(to: &sources, but: late)
    decide(&moment, changed: done)
    removeRecords(since: moment, at: editedLevel)
    if !late.isEmpty {
      let rest = event.apply(to: &sources, but: done.union(leftOut), removed: late)
      if rest.done.contains(where: { known[$0] != nil }) { decide(&moment, changed: rest.done) }
      done.formUnion(rest.done)
      leftOut.formUnion(rest.leftOut)
    }
    if let record {
      record(&history)
      // The values of a removed record belong to the event.
      history.record(difference(since: moment, changing: done))
    }
    changeCount += 1
    finish(moment, by: cause)
    let order = moment.walk.order(of: done.union(leftOut), known)
    return Restored(
      keys: order.filter(done.contains),
      leftOut: order.filter(leftOut.contains).map {
        RefusedValue(key: $0, reason: words[.hasChanged])
      })
  }

  /// Returns the changes at the edited level, as an event of the user.
  func difference(since moment: Moment, changing keys: Set<String>) -> Event {
    Event(from: moment.sources, to: sources, changing: keys) { key in
      (known[key] ?? moment.walk[key])?.isSecret == true
    }
  }

  /// Takes back all changes since the last save, as one event.
  package func restoreSaved() {
    takeBackPending()
    guard !isBusy, hasUnsavedChanges else { return }
    var moment = begin()
    let keys = Set(sources.edited.changes.keys)
    sources.restoreSaved()
    let changed = moment.walk.settings.filter { !keys.isDisjoint(with: $0.keys) }
    decide(&moment, changed: Set(changed.map(\.key)))
    record(moment, of: [])
    finish(moment)
  }
}

// MARK: - Changes to be confirmed

extension Menu {
  /// Calls a function with which the user changes settings, and asks about those changes that are to be
  /// confirmed.
  package func askingToConfirm<Result>(_ body: () -> Result) -> Result {
    let outer = asksToConfirm
    asksToConfirm = true
    defer { asksToConfirm = outer }
    return body()
  }

  /// The question about a change that is in no store yet; `nil` if there is none.
  package var question: (title: String, seconds: Int, count: Int)? {
    history.pending?.question.map { ($0.title, $0.seconds, $0.count) }
  }

  /// Returns whether changes of a setting must be confirmed if a user can answer.
  package func isToBeConfirmed(_ key: String) -> Bool { known[key]?.secondsToConfirm != nil }

  /// Makes the change that was to be confirmed an event of the user.
  package func confirmPending() {
    guard !isBusy, let pending = history.pending else { return }
    restorePreviewed()
    history.pending = nil
    history.record(pending)
    history.close()
    changeCount += 1
  }

  /// Takes back the change that was to be confirmed.
  package func takeBackPending() {
    endPreview()
    guard !isBusy, let pending = history.pending else { return }
    history.pending = nil
    restore(pending.reversed, by: .undo, record: nil)
  }

  /// Ends the question about a change once the settings have their previous values again.
  func endQuestionWhereUnchanged() {
    guard let question = history.pending?.question, !reports.isReporting else { return }
    if question.values.allSatisfy({ known[$0]?.value == $1 }) { takeBackPending() }
  }

  /// Records a change of the edited level: as an event of the user, or as one that is to be confirmed.
  ///
  /// - Parameters:
  ///   - moment: The change.
  ///   - keys: The keys that the user has changed; where one is that of a setting whose changes are to be
  ///     confirmed, or of one that is not confirmed yet, so is this change.
  ///   - asks: Whether changes are to be confirmed.
  func record(_ moment: Moment, of keys: Set<String>, asks: Bool = true) {
    changeCount += 1
    for case let setting? in keys.map({ moment.walk[$0] })
    where setting.row.setting.needsRestart {
      history.keep(setting.value, of: setting.key)
    }
    let event = difference(since: moment, changing: keys)
    if reports.isReporting { return history.record(event) }
    history.close()
    let isAsking = asksToConfirm && asks
    let asked = keys.sorted().lazy.compactMap { [known] key in
      isAsking ? known[key].flatMap { $0.secondsToConfirm == nil ? nil : $0 } : nil
    }.first
    let isPending = history.pending.map { !keys.isDisjoint(with: $0.changes.keys) } ?? false
    let isChanged = asked.map { moment.walk[$0.key]?.value != $0.value } ?? false
    guard isPending || isChanged || asked != nil && history.pending != nil else {
      return history.record(event)
    }
    let question = asked.map { setting in
      Event.Question(
        title: setting.row.title, seconds: setting.secondsToConfirm ?? 0,
        values: moment.walk[setting.key].map { [setting.key: $0.value] } ?? [:])
    }
    history.addPending(event, question)
  }
}
