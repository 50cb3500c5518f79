import Foundation
package import Testing

/// A trait of tests that wait for other programs.
///
/// They run on threads of their own. Where they ran with the others, which share one thread for
/// each core, those that compute would wait with them.
///
/// Tests that expect the end of a process need them, too: from its end until the test goes on, a thread of
/// Swift Testing asks for it without a pause.
package struct WaitingTrait: TestTrait, SuiteTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
      return try await function()
    }
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == WaitingTrait {
  /// A test that waits for other programs, a few of which run at once.
  package static var waitsForPrograms: WaitingTrait { WaitingTrait() }
}

/// A few threads, each of which runs one test at a time.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class WaitingThreads: TaskExecutor, @unchecked Sendable {
  static let shared = WaitingThreads(count: 6)

  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []

  private init(count: Int) {
    for _ in 0..<count {
      Thread { [self] in while true { next().runSynchronously(on: asUnownedTaskExecutor()) } }
        .start()
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    condition.lock()
    jobs.append(UnownedJob(job))
    condition.signal()
    condition.unlock()
  }

  /// Waits until there is a job, and returns it.
  private func next() -> UnownedJob {
    condition.lock()
    defer { condition.unlock() }
    while jobs.isEmpty { condition.wait() }
    return jobs.removeFirst()
  }
}
