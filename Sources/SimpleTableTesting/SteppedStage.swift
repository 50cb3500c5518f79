import Foundation
import SimpleTableMenu

/// An actor whose tasks run one by one, whenever the caller asks for the next, on its thread.
///
/// Actions of a test on no actor run there, so that none runs beside the test.
actor SteppedStage {
  private nonisolated let executor = SteppedExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Starts the actions of a menu that wait.
  nonisolated func start(_ menu: Menu) {
    guard menu.hasWaitingActions else { return }
    nonisolated(unsafe) let menu = menu
    Task { await menu.startActions(isolation: self) }
  }

  /// Runs the first task that can go on up to its next suspension, and returns whether there was
  /// one.
  nonisolated func runNextJob() -> Bool { executor.runNextJob() }
}

private final class SteppedExecutor: SerialExecutor, @unchecked Sendable {
  // Guarded by the lock.
  private var jobs: [UnownedJob] = []
  private let lock = NSLock()

  func enqueue(_ job: UnownedJob) {
    lock.withLock { jobs.append(job) }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  func runNextJob() -> Bool {
    guard let job = lock.withLock({ jobs.isEmpty ? nil : jobs.removeFirst() }) else { return false }
    job.runSynchronously(on: asUnownedSerialExecutor())
    return true
  }
}
