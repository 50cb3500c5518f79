import SimpleTable

// MARK: - What actions change

extension Menu {
  /// Runs closures of a row, and stores their changes of settings as the user's.
  ///
  /// No page is evaluated first: the known controls are read.
  ///
  /// - Parameters:
  ///   - row: The row, if it has an action that takes time, which may have only begun when the
  ///     closures have run.
  ///   - storesChanges: Whether changes by the action are stored.
  ///   - closures: The closures.
  func runAction(of row: ActionRow?, storesChanges: Bool, _ closures: () -> Void) {
    let end = engine.beginAction(of: row, storesChanges: storesChanges)
    closures()
    if let row, actions.isBusy(row) { return reload() }
    if !end() { reload() }
  }

  /// Ends an action that takes time.
  func endAction(of row: ActionRow) {
    if !engine.endAction(of: row) { reload() }
  }
}

// MARK: - Actions that take time

extension Menu {
  /// Starts the actions of selected rows that take time, and waits until all of them have ended.
  ///
  /// See `TableAdapter.finishActions()`.
  nonisolated(nonsending) public func finishActions() async {
    await actions.finish()
  }

  /// Whether an action waits or runs.
  package var hasActions: Bool { !actions.isEmpty }

  /// Whether an action waits to be started.
  package var hasWaitingActions: Bool { actions.isWaiting }

  /// Whether going back from the page in view cancels actions.
  package var goingBackCancelsActions: Bool {
    !links.isEmpty && actions.areCancelled(byLeaving: links)
  }

  /// The rows of the page in view whose actions can be stopped: not those that continue in the
  /// background, nor those that were stopped already.
  package var stoppableActions: Set<RowID> { actions.stoppable(on: links) }

  /// Stops the actions of rows of the page in view; each is busy until it has ended.
  package func stopActions(of rows: Set<RowID>) {
    actions.stop(rows, on: links)
    reload()
  }

  /// Cancels the actions that do not continue in the background.
  package func cancelActions() {
    actions.cancelAll(inBackground: false)
    reload()
  }

  /// Starts the actions that wait.
  ///
  /// - Parameter isolation: The actor on which the menu is used.
  package func startActions(isolation: isolated (any Actor)?) {
    actions.start(isolation: isolation)
  }

  /// Refuses the actions that take time from now on, or no longer.
  package func refuseActions(_ isRefusing: Bool) {
    actions.refusal = isRefusing ? words[.cannotWait] : nil
  }

  /// Cancels the actions, and waits until they have ended; those that continue in the background
  /// are started.
  ///
  /// - Parameters:
  ///   - inBackground: Whether to cancel actions that continue in the background, too.
  ///   - isolation: The actor on which the menu is used.
  package func endActions(inBackground: Bool, isolation: isolated (any Actor)?) async {
    actions.cancelAll(inBackground: inBackground)
    actions.start(isolation: isolation)
    await actions.finishCancelled(isolation: isolation)
  }
}
