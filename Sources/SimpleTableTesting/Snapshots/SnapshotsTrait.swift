public import Testing

/// A trait with the recording mode for the snapshots of a test or a suite.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  /// The recording mode.
  public let recording: SnapshotRecording

  /// Whether the trait of a suite applies to its tests; it does.
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
  /// Returns a trait that sets the recording mode for the snapshots of a test or a suite.
  ///
  /// ```swift
  /// @Suite(.snapshots(record: .failed)) struct MenuTests {
  ///   @Test func `the menu is as it was`() {
  ///     expectSnapshot(of: "Wi-Fi") { "Wi-Fi" }
  ///   }
  /// }
  /// ```
  ///
  /// The trait of a test overrides that of its suite, and the argument of a snapshot overrides
  /// both.
  ///
  /// - Parameter recording: The recording mode.
  /// - Returns: The trait.
  public static func snapshots(record recording: SnapshotRecording) -> Self {
    Self(recording: recording)
  }
}
