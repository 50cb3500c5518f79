/// The reason why a snapshot or a scenario does not pass.
public struct SnapshotDifference: Hashable, Sendable, CustomStringConvertible {
  /// The reason: a sentence and, if texts differ, the lines that differ.
  public let description: String

  /// The present text, without the newline at its end.
  public let actual: String

  /// The path of the reference file, or `nil` if the expected text is in the source.
  public let path: String?
}
