extension TableAdapter {
  /// Starts the actions of selected rows that take time, and waits until all of them have ended.
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
  /// The actions run on the actor of the caller, or on one of their own if the caller is on none.
  /// The page reloads each time an action ends. Cancelling the calling task cancels the actions. If
  /// the page belongs to a menu, the actions of all its pages run.
  nonisolated(nonsending) public func finishActions() async {
    await actions.finish()
  }

  /// Returns where a row of the page is.
  package func actionRow(_ id: RowID) -> ActionRow { ActionRow(links: links, id: id) }

  /// Returns why the action of a row has failed, or `nil` if it has not.
  package func actionFailure(row id: RowID) -> String? { actions.failure(of: actionRow(id)) }
}
