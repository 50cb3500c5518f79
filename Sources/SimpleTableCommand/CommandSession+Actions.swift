import SimpleTable
import SimpleTableSystem
import SimpleTableTerminal

extension CommandSession {
  /// Selects the row with a key on any page, waits for its action, and stores the changes.
  ///
  /// - Throws: A failure if the row changes a setting, if there is none, or if its action fails.
  nonisolated(nonsending) func runAction(
    _ key: String, isConfirmed: Bool
  ) async throws(CommandFailure) {
    if let setting = menu.setting(changedByRow: key) {
      throw isSetting(key, setting.key, value: setting.value)
    }
    let end = recordChanges()
    defer { end() }
    var outcome = menu.select(key: key)
    if case .needsConfirmation(let question) = outcome {
      outcome = try confirm(key, question, isConfirmed: isConfirmed)
    }
    switch outcome {
    case .accepted, .handled, .needsConfirmation, .ignored(.busy): try await finishAction(key)
    case .ignored(.unknownRow):
      let rows = menu.rowsWithKeys
      if rows.contains(where: { $0.key == key }) {
        throw .refused(key, "is not shown now", .unavailable)
      }
      let outcome = menu.outcome(ofUnknown: key)
      if outcome != .ignored(.unknownKey), let reason = outcome.reason(in: menu.words) {
        throw .refused(key, reason, CommandFailure.Code(outcome))
      }
      let names = menu.rowsWithActions.map(\.key) + Verb.names
      throw .misuse(key, "there is no row with this key", among: names)
    case .ignored(.disabled): throw .refused(key, menu.words[.isDisabled], .disabled)
    case .refused(let reason):
      let isDisabled = menu.rowsWithKeys.contains { $0.key == key && $0.row.isDisabledItself }
      throw .refused(key, reason, isDisabled ? .disabled : .refused)
    case .ignored(.locked(let reason)): throw .refused(key, reason, .locked)
    case .ignored(.unavailable): throw .refused(key, menu.words[.isUnavailable], .unavailable)
    case .ignored: throw .refused(key, "does nothing when it is selected")
    }
  }

  /// Asks the question of the selected row, and runs its action if the answer is yes.
  private func confirm(
    _ key: String, _ question: String, isConfirmed: Bool
  ) throws(CommandFailure) -> ValueOutcome {
    if isConfirmed { return menu.confirm(key: key) }
    guard streams.isInputTerminal, answer == nil else {
      throw .refused(
        key, "needs confirmation (\"\(question)\"): pass --yes", .notConfirmed,
        allowed: [suggestedCommand(["run", key, "--yes"])])
    }
    let dialog = Dialog(menu, words: command.words)
    let prompt = dialog.askToSelect(question)
    guard let answer = streams.ask(prompt, false), let outcome = dialog.answerToSelect(answer)
    else { throw .refused(key, "is not confirmed", .notConfirmed) }
    return outcome
  }
}

// MARK: - Actions that take time

extension CommandSession {
  private nonisolated(nonsending) func finishAction(_ key: String) async throws(CommandFailure) {
    let page = menu.page
    let row = page.selectedRow.flatMap { page.id(at: $0) }
    guard menu.hasActions else { return try save() }
    let end: MenuEnd?
    let caller: (any Actor)? = #isolation
    if caller != nil {
      end = await waitForActions(row, of: page, isolation: #isolation)
    } else {
      // The caller waits, so that no other code uses the menu.
      nonisolated(unsafe) let (session, shown) = (self, page)
      end = await session.waitForActions(row, of: shown, isolation: Stage())
    }
    let failure = row.flatMap(page.actionFailure)
      .map { CommandFailure.Problem(.failed, $0, of: key) }
    do throws(CommandFailure) { try save() } catch {
      throw CommandFailure(error.code, [failure].compactMap(\.self) + error.problems)
    }
    switch end {
    case .signal(let signal) where signal != Signal.interrupt:
      if let answer { streams.output(answer.failed(CommandFailure(.interrupted))) }
      _ = CommandStreams.finishOutput()
      Signal.send(signal)
    // As a shell reports a program that ^C has ended.
    case .some: throw CommandFailure(.interrupted)
    case nil: break
    }
    if let failure { throw CommandFailure(.failed, [failure]) }
  }

  /// Waits for the actions that were started, and reports the progress of a row meanwhile at a
  /// terminal, and its status afterwards.
  private func waitForActions(
    _ row: RowID?, of page: TableAdapter, isolation: isolated (any Actor)?
  ) async -> MenuEnd? {
    let (followed, handled) = (menu.onObservedChange, page.onChange)
    var last: String?
    if streams.isErrorTerminal, let isolation {
      page.onChange = { changes in
        handled?(changes)
        reportProgress(of: row.flatMap(page.visibleRow), since: &last)
      }
      menu.followObservedChanges(on: isolation)
      menu.reload()
    }
    let menu = menu
    var end: MenuEnd?
    if catchesSignals {
      let reload = streams.isErrorTerminal ? isolation.map(menu.reloadHandler) : nil
      end = await Interruption.cancelling(isolation: isolation, reload: reload) {
        await menu.finishActions()
      }
    } else {
      await menu.finishActions()
      if Task.isCancelled { end = .cancelled }
    }
    page.onChange = handled
    menu.onObservedChange = followed
    reportProgress(of: row.flatMap(page.visibleRow), since: &last)
    return end
  }

  /// Reports how far a row is, or its status, unless that was reported before.
  private func reportProgress(of row: Row?, since last: inout String?) {
    guard let row, row.status?.kind != .error else { return }
    let percent = row.isBusy ? row.percentDone.map { "\($0) %" } : nil
    guard let text = row.status?.text ?? percent, text != last else { return }
    last = text
    report(text)
  }
}
