import Foundation

/// The files of source in which snapshots were compared and recorded in this process.
///
/// The compiler's places of literals refer to the files as they were compiled. So each file is read
/// once, and written with everything that has been recorded since.
final class SourceFiles: @unchecked Sendable {
  /// The files of all tests of this process.
  static let shared = SourceFiles()

  // Guarded by the lock.
  private var files: [String: RecordedSource] = [:]
  private var texts: [SourcePlace: Text] = [:]
  private let lock = NSLock()

  /// The text at a place, or a mark that there were several.
  private enum Text {
    case one(String)
    case several
  }

  /// Records that the text at a place is as it should be.
  ///
  /// - Throws: A ``SnapshotRefusal`` where another text was recorded there, which is taken back.
  func confirm(_ text: String, at place: SourcePlace) throws(SnapshotRefusal) {
    try locked { () throws(SnapshotRefusal) in
      guard !isOnly(text, at: place), files[place.filePath]?.edits[place] != nil else { return }
      try files[place.filePath]?.withdraw(place)
      throw .severalTexts
    }
  }

  /// Writes a text in place of the literal at a place.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - expected: The text that the closure returned.
  /// - Throws: A ``SnapshotRefusal`` with the end of a sentence that says why nothing is written.
  func record(
    _ text: String, inPlaceOf expected: SnapshotText
  ) throws(SnapshotRefusal) {
    let place = expected.place
    try locked { () throws(SnapshotRefusal) in
      guard isOnly(text, at: place) else {
        try files[place.filePath]?.withdraw(place)
        throw .severalTexts
      }
      // The operator “??” would lose the type of the error.
      var file =
        if let known = files[place.filePath] { known } else {
          try RecordedSource(path: place.filePath)
        }
      try file.record(text, inPlaceOf: expected)
      files[place.filePath] = file
    }
  }

  /// Returns whether there was no other text at a place before.
  private func isOnly(_ text: String, at place: SourcePlace) -> Bool {
    switch texts[place] {
    case nil: texts[place] = .one(text)
    case .one(let other) where other.utf8.elementsEqual(text.utf8): break
    case .one, .several:
      texts[place] = .several
      return false
    }
    return true
  }

  private func locked(
    _ body: () throws(SnapshotRefusal) -> Void
  ) throws(SnapshotRefusal) {
    lock.lock()
    defer { lock.unlock() }
    try body()
  }
}

extension SnapshotRefusal {
  fileprivate static var severalTexts: Self {
    Self("it has another text at another time, and there is one literal for all of them")
  }
}
