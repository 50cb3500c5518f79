import Foundation
import SimpleTableMenu
import SimpleTableTerminal
public import Testing

extension ScriptedMenu {
  /// Lets tasks run until a condition is true, and appends the changes to the transcript.
  ///
  /// ```swift
  /// import SimpleTableTesting
  ///
  /// let menu = ScriptedMenu(
  ///   Table { Section { ButtonRow("Check") { try await Task.sleep(nanoseconds: 1) } } })
  /// menu.press(.return)
  /// menu.isBusy  // → true
  /// await menu.settle { !menu.isBusy }
  /// ```
  ///
  /// Pressing a key only requests an action that takes time. The action starts here, on the actor
  /// of the caller. If the caller is on no actor, actions run only during this call, and the
  /// condition is checked at each of their suspensions.
  ///
  /// - Parameters:
  ///   - milliseconds: The greatest number of pauses of a millisecond each; time that other tests
  ///     take is not counted. After these, an issue with the screen is recorded.
  ///   - sourceLocation: Where the issue is reported.
  ///   - condition: Returns whether to end; without it, this waits until no action waits or runs.
  /// - Returns: Whether the condition is true.
  @discardableResult
  nonisolated(nonsending) public func settle(
    within milliseconds: Int = 10_000, sourceLocation: SourceLocation = #_sourceLocation,
    until condition: (() -> Bool)? = nil
  ) async -> Bool {
    guard await settles(within: milliseconds, until: condition) else {
      log("settle (in vain)")
      Issue.record(
        "The menu has not settled in \(milliseconds) milliseconds:\n\(frame)",
        sourceLocation: sourceLocation)
      return false
    }
    log("settle")
    return true
  }

  /// Lets tasks run until a condition is true, or no action waits or runs, and returns whether that
  /// came within so many pauses of a millisecond.
  nonisolated(nonsending) func settles(
    within milliseconds: Int = 10_000, until condition: (() -> Bool)? = nil
  ) async -> Bool {
    var round = 0
    // Tasks that are ready continue without a pause.
    let turns = 100
    while !(condition?() ?? !isBusy) {
      guard round - turns < milliseconds else { return false }
      startActions(isolation: #isolation)
      round += 1
      if round < turns { await Task.yield() } else { try? await Task.sleep(nanoseconds: 1_000_000) }
      repeat {
        menu.reloadIfOutdated()
        showNotice()
      } while !(condition?() ?? !isBusy) && stage.runNextJob()
    }
    showNotice()
    _ = session.save()
    return true
  }

  /// Starts the actions that wait on the actor of the caller, or else on the stage.
  private func startActions(isolation: isolated (any Actor)?) {
    // In a closure, `#isolation` would be that of the closure.
    session.dialog.notices.receiving {
      if isolation != nil { menu.startActions(isolation: isolation) } else { stage.start(menu) }
    }
  }

  /// Whether an action that takes time waits or runs.
  public var isBusy: Bool { menu.hasActions }
}
