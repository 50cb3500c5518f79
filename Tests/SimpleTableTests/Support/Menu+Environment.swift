@testable import SimpleTable

extension Menu {
  /// Replaces the environment variables while all else stays, which only a restart does for a program.
  ///
  /// - Returns: The values that were refused, by the names of their variables.
  @discardableResult
  func apply(environment: [String: String], prefix: String) -> [RefusedValue] {
    sources.setEnvironment(environment, prefix: prefix)
    return refused(.environment, decideNow())
  }
}
