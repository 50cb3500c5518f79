extension TableAdapter {
  /// Reloads by itself when something has changed that the description has read from observable
  /// objects.
  ///
  /// The description is evaluated once more, as reads are noticed from now on. Changes are noticed that are
  /// made on the same actor. The reload comes after the event that made
  /// them, once for all of them. A page of a menu follows its menu instead, see
  /// `reloadOnObservedChanges` of menus.
  ///
  /// - Parameter isolation: The actor on which the adapter is used.
  public func reloadOnObservedChanges(isolation: isolated any Actor = #isolation) {
    nonisolated(unsafe) weak let page = self
    onObservedChange = ObservedReads.handler(on: isolation) { _ in
      if let page, page.isOutdated { page.reload() }
    }
    if model.declared.reads.isEmpty { reload() }
  }

  /// Whether something that the description has read from observable objects has changed since.
  package var isOutdated: Bool { model.declared.isOutdated }

  /// Has the present description call ``onObservedChange``.
  func notifyOfChanges() {
    for reads in model.declared.reads { reads.notify(onObservedChange) }
  }
}
