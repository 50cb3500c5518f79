/// Why a snapshot did not pass, ready to be shown.
public struct SnapshotDifference: Hashable, Sendable, CustomStringConvertible {
  /// The reason: a sentence and, where texts differ, the lines that do.
  public let description: String

  /// The text as it is now, without the newline at its end.
  public let actual: String

  /// The path of the reference file, or `nil` where the expected text is in the source.
  public let path: String?
}

extension LineDifference {
  /// Returns the end of a sentence that says that two texts differ, followed by the lines that do.
  func message(legend: String) -> String {
    let line = (changes.first?.new.lowerBound ?? 0) + 1
    return " from line \(line) on (\(legend)):\n\n\(description)"
  }
}
