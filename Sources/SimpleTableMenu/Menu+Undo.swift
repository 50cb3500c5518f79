package import SimpleTable

extension Menu {
  /// Whether there is a change that can be undone.
  public var canUndo: Bool { engine.history.canUndo }

  /// Whether there is a change that can be redone.
  public var canRedo: Bool { engine.history.canRedo }

  /// Undoes the last change that the user made to settings.
  ///
  /// The previous stored values are stored again, even if a source above locks the settings.
  /// Settings that were changed together are restored together, except those whose stored value has
  /// changed since. Navigation and changes of secrets are not undone, but a removed record returns
  /// with its secrets. At least the last 1,000 changes can be undone.
  ///
  /// - Returns: The settings that were not restored, with the reasons; `nil` if there was nothing
  ///   to undo, or if a description is being evaluated.
  @discardableResult
  public func undo() -> [RefusedValue]? { undoEvent()?.leftOut }

  /// Redoes the change that was undone last, unless another change was made since.
  ///
  /// - Returns: The settings that were not changed again, with the reasons; `nil` if there was
  ///   nothing to redo, or if a description is being evaluated.
  @discardableResult
  public func redo() -> [RefusedValue]? { redoEvent()?.leftOut }

  /// Calls a function that changes settings at any level, and then puts everything back, with nothing
  /// to be undone or saved.
  package func trying<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    try engine.trying(body)
  }

  /// The result of undoing or redoing a change.
  package struct Restored {
    /// The keys of restored settings, in the order of the pages.
    package let keys: [String]

    /// The settings that were left out, with the reasons.
    package let leftOut: [RefusedValue]

    /// Creates the result for keys that were restored and left out.
    init(_ done: Set<String>, leftOut: Set<String>, from old: MenuWalk, to new: MenuWalk) {
      // An entry of a map changes with the map, which is named.
      let named = done.union(leftOut).filter { !new.isEntryOfMap($0) && !old.isEntryOfMap($0) }
      let order = old.order(of: named, new)
      let words = new.pages.first?.declared.words ?? TableWords()
      keys = order.filter(done.contains)
      self.leftOut = order.filter(leftOut.contains)
        .map { RefusedValue(key: $0, reason: words[.hasChanged]) }
    }
  }

  /// Undoes the last change; `nil` if there was none.
  package func undoEvent() -> Restored? { engine.undo() }

  /// Redoes the change that was undone last; `nil` if there was none.
  package func redoEvent() -> Restored? { engine.redo() }

  /// Takes back all changes since the last save, as one event.
  package func restoreSaved() {
    engine.takeBackPending()
    if hasUnsavedChanges { engine.restoreSaved() }
  }

  /// The number of changes of stored values so far.
  package var changeCount: Int { engine.changeCount }
}

// MARK: - Changes to be confirmed

extension Menu {
  /// Calls a function with which the user changes settings, and asks about those changes that are
  /// to be confirmed.
  package func askingToConfirm<Result>(_ body: () -> Result) -> Result {
    let outer = engine.asksToConfirm
    engine.asksToConfirm = true
    defer { engine.asksToConfirm = outer }
    return body()
  }

  /// The question whether to keep a change; `nil` if no change waits for an answer.
  ///
  /// `subject` is the title of the row, with what others have stored for it meanwhile.
  package var pendingQuestion: (title: String, subject: String, seconds: Int, count: Int)? {
    guard let question = engine.history.pending?.question else { return nil }
    let others = question.shownOthers.sorted { $0.key < $1.key }.map { $1?.text ?? "–" }
    let subject =
      others.isEmpty
      ? question.title
      : words(.storedElsewhere, question.title, others.joined(separator: ", "))
    return (question.title, subject, question.seconds, question.count)
  }

  /// The row of the page in view that the question is about; `nil` if it is about a row elsewhere, or
  /// there is none.
  package var rowOfPendingQuestion: RowID? {
    guard let key = engine.history.pending?.question?.key, let row = route(of: page)?.id(of: key)
    else { return nil }
    let id = page.rowInPlace(of: row)
    return page.path(of: id) == nil ? nil : id
  }

  /// Returns whether changes of a setting must be confirmed if a user can answer.
  package func isToBeConfirmed(_ key: String) -> Bool { known[key]?.secondsToConfirm != nil }

  /// Confirms the pending change, so that it can be saved and undone.
  ///
  /// If another program has stored a value that the change would replace, the question names that
  /// value and is asked again.
  package func confirmPending() {
    reloadStores()
    engine.confirmPending()
  }

  /// Reverts the change that the user has not confirmed.
  package func takeBackPending() { engine.takeBackPending() }
}

// MARK: - Previews

extension Menu {
  /// Assigns the option in a row, if its picker is previewed.
  ///
  /// For any other row, or none, the previous value is assigned again.
  ///
  /// Nothing is decided, and a refused value is not assigned.
  package func preview(_ path: RowPath?) {
    if !root.useGuard.isBusy { engine.preview(path.flatMap(previewedOption)) }
  }

  /// The label of the option before the user tried another one; `nil` while none is tried.
  package var labelBeforePreview: String? { engine.preview?.labelBefore }

  /// Restores the value before the user tried an option, and shows it.
  package func endPreview() { engine.endPreview() }

  /// Returns the setting of an option on the page in view that can be previewed, and the option.
  ///
  /// No option can be previewed while a change of the setting waits for a confirmation.
  private func previewedOption(_ path: RowPath) -> (setting: DeclaredSetting, text: String)? {
    guard let text = page.row(at: path)?.role?.optionText,
      let setting = declaredSetting(of: path, on: page),
      setting.row.setting.isPreviewed, setting.kind?.isChoice == true,
      engine.obstacle(to: setting) == nil,
      engine.history.pending?.changes[setting.key] == nil
    else { return nil }
    return (setting, text)
  }
}
