public import Testing

/// A trait that sets when the snapshots of a test or a suite are written.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  /// When snapshots are written.
  public let recording: SnapshotRecording

  /// Whether the trait of a suite applies to the tests in it.
  public var isRecursive: Bool { true }

  /// Runs a test in the mode of the trait.
  @concurrent public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotRecording.$ofTest.withValue(recording, operation: function)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets when the snapshots of a test or a suite are written.
  ///
  /// ```swift
  /// @Suite(.snapshots(record: .failed)) struct MenuTests {
  ///   @Test func `the menu is as it was`() {
  ///     expectSnapshot(of: "Wi-Fi") { "Wi-Fi" }
  ///   }
  /// }
  /// ```
  ///
  /// The trait of a test overrides that of its suite, and the argument of a snapshot overrides both.
  ///
  /// - Parameter recording: When snapshots are written.
  /// - Returns: The trait.
  public static func snapshots(record recording: SnapshotRecording) -> Self {
    Self(recording: recording)
  }
}
