/// When reference files are written.
///
/// A test that writes a file fails once, so that no recording is mistaken for a comparison.
///
/// It is chosen by the argument `record:`, else by the trait `.snapshots(record:)`, else by the
/// environment variable `SNAPSHOT_TESTING_RECORD`. By default it is ``missing``, and
/// ``never`` where the environment variable `CI` is set.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
  /// Every snapshot is recorded anew.
  case all
  /// Snapshots that have no file yet are recorded.
  case missing
  /// Snapshots that have no file, or another text in it, are recorded.
  case failed
  /// No file is written.
  case never
}

extension SnapshotRecording {
  /// Creates the mode that an environment sets.
  ///
  /// - Throws: A ``SnapshotRefusal`` where `SNAPSHOT_TESTING_RECORD` has an unknown value.
  init(environment: [String: String]) throws(SnapshotRefusal) {
    guard let word = environment["SNAPSHOT_TESTING_RECORD"], !word.isEmpty else {
      let isCI = !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
      self = isCI ? .never : .missing
      return
    }
    guard let recording = Self(rawValue: word.lowercased()) else {
      throw SnapshotRefusal(
        "SNAPSHOT_TESTING_RECORD is “\(word)”; it may be all, missing, failed or never.")
    }
    self = recording
  }
}

extension SnapshotRecording {
  /// The mode that the trait of the running test sets.
  @TaskLocal static var ofTest: SnapshotRecording?
}
