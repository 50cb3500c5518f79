extension TableAdapter {
  /// Reloads from now on whenever something changes that the description has read from observable
  /// objects.
  ///
  /// If reads were not tracked yet, the description is evaluated once more. Only changes on the
  /// same actor are noticed. Several changes in one event cause one reload, after the event.
  /// Without Observation, as on older systems, nothing is noticed. For a page of a menu, call
  /// `reloadOnObservedChanges` of the menu instead.
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

  /// Makes the present description call ``onObservedChange``.
  func notifyOfChanges() {
    for reads in model.declared.reads { reads.notify(onObservedChange) }
  }
}
