import SimpleTableMenu
import SimpleTableSystem

/// A menu while it is shown, live or as numbered lines.
///
/// Both run in the same loop, which differs only in how it waits.
protocol MenuPresentation: AnyObject {
  /// The dialog between the user and the menu.
  var dialog: Dialog { get }

  /// The files and the time to wait for until there is something to do.
  var awaited: PendingWait { get }

  /// Reads the input that has arrived after a wait.
  func take(_ ready: [SystemFile]) throws(TerminalError)

  /// Handles the input that has arrived, and shows the resulting menu.
  ///
  /// - Returns: How the menu has ended, or `nil` while it continues.
  func step() throws(TerminalError) -> MenuEnd?

  /// Shows the tables as they are now, while a closure is running.
  ///
  /// - Returns: Whether the work may go on: not if an end was asked for meanwhile.
  func refresh() -> Bool

  /// Gives the terminal back.
  ///
  /// - Returns: The pending signal that ends the program, if there is one.
  func close() -> Int32?
}

extension MenuPresentation {
  /// Runs the menu to its end on this thread.
  func run() throws(TerminalError) -> MenuEnd {
    while true {
      if let end = try dialog.notices.receiving(step) { return end }
      try take(awaited())
    }
  }

  /// Runs the menu to its end, and leaves the actor free while it waits.
  ///
  /// Actions that take time run on the same actor meanwhile.
  func run(
    _ menu: Menu, isolation: isolated (any Actor)?
  ) async throws(TerminalError) -> MenuEnd {
    let thread = try WaitingThread()
    while true {
      if let end = try dialog.notices.receiving(step) { return end }
      dialog.notices.receiving { menu.startActions(isolation: isolation) }
      try await take(thread.finish(awaited))
      if Task.isCancelled { return .cancelled }
    }
  }
}
