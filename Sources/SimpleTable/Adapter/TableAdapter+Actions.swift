extension TableAdapter {
  /// Runs the actions that take time of rows that were selected, and waits until all have ended.
  ///
  /// A view of your own calls this after it has selected a row:
  ///
  /// <!-- compile only -->
  /// ```swift
  /// @MainActor func didSelect(_ path: RowPath, in page: TableAdapter) {
  ///   page.select(at: path)
  ///   Task { await page.finishActions() }
  /// }
  /// ```
  ///
  /// They run on the actor of the caller, or on one of their own if the caller is on none. The page
  /// reloads when one ends. Cancelling the task cancels them. If the page belongs to a menu, the
  /// actions of all its pages run.
  nonisolated(nonsending) public func finishActions() async {
    await actions.finish()
  }

  /// Returns where a row of the page is.
  package func actionRow(_ id: RowID) -> ActionRow { ActionRow(links: links, id: id) }

  /// Returns why the action of a row has failed, or `nil` if it has not.
  package func actionFailure(row id: RowID) -> String? { actions.failure(of: actionRow(id)) }
}
