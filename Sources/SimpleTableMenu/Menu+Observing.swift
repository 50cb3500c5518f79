import SimpleTable

extension Menu {
  /// Reloads the pages in view by itself when something has changed that they have read from
  /// observable objects.
  ///
  /// Changes are noticed that are made on the same actor. The reload comes after the event that made
  /// them, once for all of them. A menu in a terminal or a test does so by itself while it runs.
  ///
  /// - Parameter isolation: The actor on which the menu is used.
  public func reloadOnObservedChanges(isolation: isolated any Actor = #isolation) {
    followObservedChanges(on: isolation)
  }

  /// Reloads the pages in view by itself, on the actor on which the menu is used.
  package func followObservedChanges(on actor: any Actor) {
    nonisolated(unsafe) weak let menu = self
    onObservedChange = ObservedReads.handler(on: actor) { _ in menu?.reloadIfOutdated() }
  }

  /// Returns a function for any thread that reloads the pages in view, on the actor on which the menu
  /// is used.
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
