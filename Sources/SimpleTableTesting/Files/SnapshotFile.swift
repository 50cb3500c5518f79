import Foundation

/// A reference file: the text of one snapshot, ended by a newline.
struct SnapshotFile: Sendable {
  /// Where the file is.
  let url: URL

  /// The path relative to the test, for messages.
  let relativePath: String

  /// The folder of the test's source file.
  private let testFolder: URL

  /// Creates the file of a snapshot, which may not exist yet.
  ///
  /// - Parameters:
  ///   - testFilePath: The test's source file.
  ///   - testName: The test's function.
  ///   - name: A name that distinguishes the snapshot from others in the same test.
  init(testFilePath: String, testName: String, name: String?) {
    let testFile = URL(fileURLWithPath: testFilePath).standardizedFileURL
    testFolder = testFile.deletingLastPathComponent()
    let fileName = SnapshotFileName(test: testName, name: name).text
    let folderName = testFile.deletingPathExtension().lastPathComponent
    relativePath = "__Snapshots__/\(folderName)/\(fileName)"
    url = testFolder.appendingPathComponent(relativePath).standardizedFileURL
  }
}

extension SnapshotFile {
  /// Returns the bytes of the file, or `nil` where there is none.
  ///
  /// - Throws: A ``SnapshotRefusal`` where it is a folder or cannot be read.
  func read() throws(SnapshotRefusal) -> Data? {
    try WholeFile(url: url, name: relativePath).read()
  }

  /// Writes a text and a newline atomically.
  ///
  /// Only folders for snapshots are created: that of the test must exist.
  ///
  /// - Throws: A ``SnapshotRefusal`` where the file is read-only or cannot be written.
  func write(_ text: String) throws(SnapshotRefusal) {
    guard FileManager.default.fileExists(atPath: testFolder.path) else {
      throw SnapshotRefusal(
        "\(relativePath) is not recorded: the folder of the test, \(testFolder.path), does not exist."
      )
    }
    try WholeFile(url: url, name: relativePath).write((text + "\n").utf8)
  }
}
