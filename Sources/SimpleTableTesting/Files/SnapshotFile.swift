import Foundation

/// A reference file: the text of one snapshot, ended by a newline.
struct SnapshotFile: Sendable {
  /// Where the file is.
  let url: URL

  /// The path relative to the test, for messages.
  let relativePath: String

  /// The folder of the test's source file.
  private let testFolder: URL

  /// Creates the file of a snapshot, which need not exist.
  ///
  /// - Parameters:
  ///   - testFilePath: The test's source file.
  ///   - testName: The test's function.
  ///   - name: What distinguishes the snapshot from others in the same test.
  init(testFilePath: String, testName: String, name: String?) {
    let testFile = URL(fileURLWithPath: testFilePath)
    let fileName = SnapshotFileName(test: testName, name: name).text
    let folderName = testFile.deletingPathExtension().lastPathComponent
    testFolder = testFile.deletingLastPathComponent()
    relativePath = "\(Self.folderName)/\(folderName)/\(fileName)"
    url = testFolder.appendingPathComponent(relativePath).standardizedFileURL
  }

  /// The name of the folder beside the tests.
  static var folderName: String { "__Snapshots__" }
}

extension SnapshotFile {
  /// Returns the bytes of the file, or `nil` where there is none.
  ///
  /// - Throws: A ``SnapshotRefusal`` where it is a folder or cannot be read.
  func read() throws(SnapshotRefusal) -> Data? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return nil
    }
    guard !isFolder.boolValue else { throw SnapshotRefusal("\(relativePath) is a folder.") }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw SnapshotRefusal("\(relativePath) cannot be read: \(error.reason)")
    }
  }

  /// Writes a text and a newline atomically.
  ///
  /// Only folders for snapshots are created: that of the test must exist.
  ///
  /// - Throws: A ``SnapshotRefusal`` where the file is read-only or cannot be written.
  func write(_ text: String) throws(SnapshotRefusal) {
    let target = url.resolvingSymlinksInPath()
    guard FileManager.default.fileExists(atPath: testFolder.path) else {
      throw SnapshotRefusal(
        "\(relativePath) is not recorded: the folder of the test, \(testFolder.path), does not exist."
      )
    }
    guard !isReadOnly(target) else {
      throw SnapshotRefusal("\(relativePath) is not recorded: it is read-only.")
    }
    do {
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((text + "\n").utf8).write(to: target, options: .atomic)
    } catch {
      throw SnapshotRefusal("\(relativePath) cannot be written: \(error.reason)")
    }
  }

  /// Returns whether the file's permissions forbid everyone to write, which replacing would ignore.
  private func isReadOnly(_ target: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: target.path)
    guard let permissions = attributes?[.posixPermissions] as? Int else { return false }
    return permissions & 0o222 == 0
  }
}

extension Error {
  /// What failed, with the system's reason where there is one.
  fileprivate var reason: String {
    let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    let error = (underlying ?? self) as NSError
    guard error.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(error.code))) + "."
  }
}

/// Why a snapshot could not be compared, as a sentence.
struct SnapshotRefusal: Error, Hashable {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
