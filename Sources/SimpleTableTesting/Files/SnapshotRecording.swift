/// The condition under which a test writes its snapshots, in reference files or in its source.
///
/// A test that writes a snapshot fails once, so that nobody mistakes the recording for a
/// comparison. Source is never written if the environment variable `CI` is set.
///
/// The argument `record:` overrides the trait `.snapshots(record:)`, which overrides the
/// environment variable `SNAPSHOT_TESTING_RECORD`. The default is ``missing``, or ``never`` if `CI`
/// is set.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
  /// Every snapshot is recorded.
  case all
  /// Snapshots without a file, or with an empty closure, are recorded.
  case missing
  /// Snapshots that are missing or have another text are recorded.
  case failed
  /// Nothing is written.
  case never
}

extension SnapshotRecording {
  /// Creates the mode that an environment sets.
  ///
  /// - Throws: A ``SnapshotRefusal`` where `SNAPSHOT_TESTING_RECORD` has an unknown value.
  init(environment: [String: String]) throws(SnapshotRefusal) {
    guard let word = environment["SNAPSHOT_TESTING_RECORD"], !word.isEmpty else {
      self = Self.isOnCI(environment) ? .never : .missing
      return
    }
    guard let recording = Self(rawValue: word.lowercased()) else {
      throw SnapshotRefusal(
        "SNAPSHOT_TESTING_RECORD is “\(word)”; it may be all, missing, failed or never.")
    }
    self = recording
  }

  /// Creates the mode of a snapshot: that of the argument, else of the trait, else of an
  /// environment.
  ///
  /// - Throws: A ``SnapshotRefusal`` where the environment decides and has an unknown value.
  init(_ argument: Self?, environment: [String: String]) throws(SnapshotRefusal) {
    if let recording = argument ?? Self.ofTest {
      self = recording
    } else {
      try self.init(environment: environment)
    }
  }

  /// Returns whether an environment is that of a service which runs tests.
  static func isOnCI(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
  }
}

extension SnapshotRecording {
  /// The mode that the trait of the running test sets.
  @TaskLocal static var ofTest: SnapshotRecording?
}
