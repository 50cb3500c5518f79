import Foundation

/// The files of source in which snapshots were compared and recorded in this process.
///
/// The places of calls are those of the files as they were compiled. So each file is read once, and
/// written as it was then, with all that has been recorded since.
final class SourceFiles: @unchecked Sendable {
  /// The files of all tests of this process.
  static let shared = SourceFiles()

  // Guarded by the lock.
  private var files: [String: RecordedSource] = [:]
  private var texts: [CallSite: String] = [:]
  private let lock = NSLock()

  /// Notes that the text at a place is as it should be.
  ///
  /// - Throws: A ``SnapshotRefusal`` where another text was recorded there, which is taken back.
  func confirm(_ text: String, at site: CallSite) throws(SnapshotRefusal) {
    try locked { () throws(SnapshotRefusal) in
      let first = texts[site] ?? text
      texts[site] = first
      guard files[site.filePath]?.edits[site] != nil, first != text else { return }
      try files[site.filePath]?.withdraw(site)
      throw .twoTexts
    }
  }

  /// Writes a text in place of the literal at a place.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - expected: What the closure returned, or `nil` for one without a text.
  ///   - site: The call.
  ///   - test: The test that is running, if it is known.
  /// - Throws: A ``SnapshotRefusal`` with the end of a sentence that says why nothing is written.
  func record(
    _ text: String, inPlaceOf expected: String?, at site: CallSite, in test: TestDeclaration?
  ) throws(SnapshotRefusal) {
    try locked { () throws(SnapshotRefusal) in
      let first = texts[site] ?? text
      texts[site] = first
      guard first.utf8.elementsEqual(text.utf8) else {
        try files[site.filePath]?.withdraw(site)
        throw .twoTexts
      }
      // What “??” throws has no type.
      var file =
        if let known = files[site.filePath] { known } else {
          try RecordedSource(path: site.filePath)
        }
      try file.record(text, inPlaceOf: expected, at: site, in: test)
      files[site.filePath] = file
    }
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
  fileprivate static var twoTexts: Self {
    Self("it has another text at another time, and there is one literal for all of them")
  }
}
