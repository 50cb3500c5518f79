import SimpleTableSystem

/// Work outside of a menu, which `^C` or another signal that ends a program cancels.
package enum Interruption {
  /// Runs a function, and cancels its task when the user or another program asks for an end.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which the function runs.
  ///   - reload: Called on another thread when a reload is asked for.
  ///   - body: The function, which returns early when its task is cancelled.
  /// - Returns: The reason for the end, or `nil` if there was none.
  package static func cancelling(
    isolation: isolated (any Actor)?, reload: (@Sendable () -> Void)?,
    _ body: @escaping () async -> Void
  ) async -> MenuEnd? {
    let task = Task {
      _ = isolation
      await body()
    }
    // Where a menu or a prompt catches signals already, it answers them.
    guard let claim = try? TerminalClaim() else {
      await task.value
      return nil
    }
    try? claim.take(catching: .program)
    let watch = Task.detached { await nextEnd(cancelling: task, reload: reload) }
    await task.value
    watch.cancel()
    let end = await watch.value
    var inbox = SignalInbox()
    claim.end(into: &inbox)
    return end ?? inbox.end
  }

  /// Waits until something asks for an end, and cancels a task then.
  private static func nextEnd(
    cancelling task: Task<Void, Never>, reload: (@Sendable () -> Void)?
  ) async -> MenuEnd? {
    var inbox = SignalInbox()
    let wait = PendingWait(files: [SignalPipe.readEnd])
    guard let thread = try? WaitingThread() else { return nil }
    while !Task.isCancelled, (try? await thread.finish(wait)) != nil {
      inbox.drain()
      if inbox.needsReload, !Task.isCancelled { reload?() }
      inbox.needsReload = false
      if let end = inbox.takeEnd() {
        task.cancel()
        return end
      }
    }
    return nil
  }
}
