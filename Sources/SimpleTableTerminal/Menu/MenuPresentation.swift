/// A menu while it is shown, live or as numbered lines.
///
/// Both run in the same loop, which differs only in how it waits.
protocol MenuPresentation: AnyObject {
  /// What is to be waited for until there is something to do.
  var awaited: PendingWait { get }

  /// Reads what has arrived after a wait.
  func take(_ ready: Set<SystemFile>) throws(TerminalError)

  /// Does what has arrived asks for, and shows the menu as it is then.
  ///
  /// - Returns: How the menu has ended, or `nil` while it goes on.
  func step() throws(TerminalError) -> MenuEnd?

  /// Shows the tables as they are now, in the middle of what a closure does.
  ///
  /// - Returns: Whether the work may go on, as no end was asked for meanwhile.
  func refresh() -> Bool

  /// Gives the terminal back.
  ///
  /// - Returns: A signal that has asked for an end and was not answered.
  func close() -> Int32?
}

extension MenuPresentation {
  /// Runs the menu to its end on this thread.
  func run() throws(TerminalError) -> MenuEnd {
    while true {
      if let end = try step() { return end }
      try take(awaited())
    }
  }

  /// Runs the menu to its end, and leaves the caller's actor free while it waits.
  nonisolated(nonsending) func runFreely() async throws(TerminalError) -> MenuEnd {
    while true {
      if let end = try step() { return end }
      try await take(awaited.onOwnThread())
      if Task.isCancelled { return .cancelled }
    }
  }
}
