/// Why a snapshot did not pass, ready to be shown.
public struct SnapshotDifference: Hashable, Sendable, CustomStringConvertible {
  /// The reason: a sentence and, where texts differ, the lines that do.
  public let description: String

  /// The text as it is now, without the newline at its end.
  public let actual: String

  /// The path of the reference file, or `nil` where the expected text is in the source.
  public let path: String?
}

/// Why a snapshot could not be compared or recorded, as a sentence.
struct SnapshotRefusal: Error, Hashable {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
