import SimpleTable

extension Menu {
  /// Reloads from now on whenever something changes that the pages have read from observable
  /// objects.
  ///
  /// The pages are those from the first to the one in view. Only changes on the same actor are
  /// noticed. Several changes in one event cause one reload, after the event. A menu that runs in a
  /// terminal or a test needs no call.
  ///
  /// - Parameter isolation: The actor on which the menu is used.
  public func reloadOnObservedChanges(isolation: isolated any Actor = #isolation) {
    followObservedChanges(on: isolation)
  }

  /// Reloads the pages in view after observed changes, on the actor on which the menu is used.
  package func followObservedChanges(on actor: any Actor) {
    nonisolated(unsafe) weak let menu = self
    onObservedChange = ObservedReads.handler(on: actor) { _ in menu?.reloadIfOutdated() }
  }

  /// Returns a function for any thread that reloads the pages in view, on the actor on which the
  /// menu is used.
  package func reloadHandler(on actor: any Actor) -> @Sendable () -> Void {
    nonisolated(unsafe) weak let menu = self
    return ObservedReads.handler(on: actor) { _ in menu?.reload() }
  }

  /// Whether something that a page in view has read from observable objects has changed since.
  var isOutdated: Bool { pages.contains(where: \.isOutdated) }

  /// Reloads the pages in view if they are out of date.
  package func reloadIfOutdated() {
    if isOutdated { reload() }
  }
}
