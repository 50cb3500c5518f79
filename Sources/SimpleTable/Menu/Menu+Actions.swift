extension Menu {
  /// Runs the actions that take time of rows that were selected, and waits until all have ended.
  ///
  /// See ``TableAdapter/finishActions()``.
  nonisolated(nonsending) public func finishActions() async {
    await actions.finish()
  }

  /// Whether an action waits or runs.
  package var hasActions: Bool { !actions.isEmpty }

  /// Whether an action waits to be started.
  package var hasWaitingActions: Bool { actions.isWaiting }

  /// Cancels the actions that do not continue in the background.
  package func cancelActions() { actions.cancelAll(inBackground: false) }

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

  /// Cancels the actions, and waits until they have ended; those that continue are begun.
  ///
  /// - Parameters:
  ///   - inBackground: Whether those as well that continue in the background.
  ///   - isolation: The actor on which the menu is used.
  package func endActions(inBackground: Bool, isolation: isolated (any Actor)?) async {
    actions.cancelAll(inBackground: inBackground)
    actions.start(isolation: isolation)
    await actions.finishCancelled(isolation: isolation)
  }
}
