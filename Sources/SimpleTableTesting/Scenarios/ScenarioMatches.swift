import Foundation

/// Whether `SIMPLETABLE_SCENARIO` names a scenario of any folder of this process.
///
/// Folders are read before the first test runs. So a folder without a scenario of that name is a
/// failure only where no other has one either.
package final class ScenarioMatches: @unchecked Sendable {
  package static let shared = ScenarioMatches()

  // Guarded by the lock.
  private var isFound = false
  private let lock = NSLock()

  /// Notes whether a folder has a scenario of that name.
  func note(_ isFound: Bool) {
    lock.withLock { self.isFound = self.isFound || isFound }
  }

  /// Whether a folder had one.
  var hasFound: Bool { lock.withLock { isFound } }
}
