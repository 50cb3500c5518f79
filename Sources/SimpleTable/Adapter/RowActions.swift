/// The actions of rows that take time: those that wait to be started, that run, and that failed.
///
/// Selecting a row only records its action, because the call does not know on which actor it runs.
/// Code that knows the actor starts the waiting actions. The pages of a menu share one object.
///
/// Releasing the object cancels the actions that do not continue in the background.
package final class RowActions {
  /// An action that waits or runs.
  private struct Action {
    /// The number of actions recorded before.
    let number: Int

    /// The row as it was selected.
    let row: Row

    /// What runs it; `nil` while it waits.
    var task: Task<Void, Never>?

    var continuesInBackground: Bool { row.continuesInBackground }
  }

  private var actions: [ActionRow: Action] = [:]

  /// The number of actions recorded so far.
  private var count = 0

  /// Why actions have failed, until they run again or their pages are left.
  private var failures: [ActionRow: String] = [:]

  /// Why no action can be started; `nil` if actions can be.
  package var refusal: String?

  /// Called after an action has ended, with the object ready to be used.
  package var didEnd: (_ row: ActionRow) -> Void = { _ in }

  deinit {
    for action in actions.values where !action.continuesInBackground { action.task?.cancel() }
  }

  /// Whether no action waits or runs.
  package var isEmpty: Bool { actions.isEmpty }

  /// Whether an action waits to be started.
  package var isWaiting: Bool { actions.values.contains { $0.task == nil } }

  /// A diagnostic for each action that nothing has started yet.
  package var diagnostics: [Diagnostic] {
    actions.values.filter { $0.task == nil }.sorted { $0.number < $1.number }.map {
      Diagnostic(
        message: "\($0.row.title): the action waits until finishActions() is called",
        sites: [$0.row.site])
    }
  }

  /// Returns whether the action of a row waits or runs.
  package func isBusy(_ row: ActionRow) -> Bool { actions[row] != nil }

  /// Returns whether leaving a page cancels actions there or on pages below it.
  package func areCancelled(byLeaving links: [RowID]) -> Bool {
    actions.contains { !$0.value.continuesInBackground && $0.key.links.starts(with: links) }
  }

  /// Returns the rows of a page whose actions do not continue in the background, and were not cancelled yet.
  package func stoppable(on links: [RowID]) -> Set<RowID> {
    let rows = actions.lazy.filter { row, action in
      row.links == links && !action.continuesInBackground && action.task?.isCancelled != true
    }
    return Set(rows.map(\.key.id))
  }

  /// Returns why the action of a row has failed, or `nil` if it has not.
  func failure(of row: ActionRow) -> String? { failures[row] }

  /// Returns the states of actions that rows of a page show.
  func notes(on links: [RowID]) -> [RowID: RowNote] {
    if actions.isEmpty, failures.isEmpty { return [:] }
    var notes: [RowID: RowNote] = [:]
    for (row, text) in failures where row.links == links { notes[row.id] = .failed(text) }
    for row in actions.keys where row.links == links { notes[row.id] = .busy }
    return notes
  }
}

// MARK: - Running

extension RowActions {
  /// Records the action of a row, to be started soon, unless it waits or runs already.
  func add(_ selected: Row, as row: ActionRow) {
    guard selected.hasWork, actions[row] == nil else { return }
    failures[row] = refusal
    guard refusal == nil else { return }
    actions[row] = Action(number: count, row: selected)
    count += 1
  }

  /// Starts the actions that wait, in the order in which their rows were selected.
  ///
  /// - Parameter isolation: The actor on which the object is used, where the actions run as well.
  package func start(isolation: isolated (any Actor)?) {
    let waiting = actions.filter { $0.value.task == nil }
    for (row, action) in waiting.sorted(by: { $0.value.number < $1.value.number }) {
      let work = action.row.storage.extras?.value.work
      actions[row]?.task = Task { [weak self] in
        _ = isolation
        var failure: String?
        do {
          try await work?()
        } catch {
          let isCancelled = Task.isCancelled || error is CancellationError
          failure = isCancelled ? nil : "\(error)"
        }
        self?.end(row, failure)
      }
    }
  }

  private func end(_ row: ActionRow, _ failure: String?) {
    actions[row] = nil
    failures[row] = failure
    didEnd(row)
  }

  /// Starts the actions that wait, and waits until none is left; cancelling the task cancels them.
  ///
  /// They run on the actor of the caller, or on a ``Stage`` if the caller is on none.
  package nonisolated(nonsending) func finish() async {
    let caller: (any Actor)? = #isolation
    if caller != nil { return await finish(isolation: #isolation) }
    nonisolated(unsafe) let actions = self
    await actions.finish(isolation: Stage())
  }

  private func finish(isolation: isolated (any Actor)?) async {
    while true {
      start(isolation: isolation)
      let tasks = actions.values.compactMap(\.task)
      if tasks.isEmpty { return }
      await withTaskCancellationHandler {
        for task in tasks { await task.value }
      } onCancel: {
        for task in tasks { task.cancel() }
      }
    }
  }
}

// MARK: - Cancelling

extension RowActions {
  /// Forgets the failures on a page that is left and on those below it, and cancels the actions
  /// there that do not continue in the background.
  package func leave(_ links: [RowID]) {
    failures = failures.filter { !$0.key.links.starts(with: links) }
    for (row, action) in actions where row.links.starts(with: links) {
      if !action.continuesInBackground { cancel(row) }
    }
  }

  /// Cancels the actions of rows of a page.
  package func stop(_ rows: Set<RowID>, on links: [RowID]) {
    for row in rows { cancel(ActionRow(links: links, id: row)) }
  }

  /// Cancels all actions.
  ///
  /// - Parameter inBackground: Whether to cancel actions that continue in the background, too.
  package func cancelAll(inBackground: Bool) {
    for (row, action) in actions where inBackground || !action.continuesInBackground {
      cancel(row)
    }
  }

  /// Cancels an action, which is busy until it has ended.
  private func cancel(_ row: ActionRow) {
    if let task = actions[row]?.task { task.cancel() } else { actions[row] = nil }
  }

  /// Waits until the cancelled actions have ended, and all others that do not continue in the
  /// background.
  package func finishCancelled(isolation: isolated (any Actor)?) async {
    for action in actions.values
    where !action.continuesInBackground || action.task?.isCancelled == true {
      await action.task?.value
    }
  }
}

/// An actor for the actions of a program that uses a menu outside of actors.
///
/// The caller waits meanwhile, so that no other code uses the menu.
package actor Stage {
  package init() {}
}
