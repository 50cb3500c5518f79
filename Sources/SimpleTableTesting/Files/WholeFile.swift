import Foundation

/// A file that is read and replaced as a whole.
struct WholeFile: Sendable {
  /// Where the file is.
  let url: URL

  /// What messages call it.
  let name: String

  /// Returns the bytes of the file, or `nil` where there is none.
  ///
  /// - Throws: A ``SnapshotRefusal`` where it is a folder or cannot be read.
  func read() throws(SnapshotRefusal) -> Data? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return nil
    }
    guard !isFolder.boolValue else { throw SnapshotRefusal("\(name) is a folder.") }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw SnapshotRefusal("\(name) cannot be read: \(error.reason)")
    }
  }

  /// Writes bytes atomically, and creates the folder of the file where there is none.
  ///
  /// - Throws: A ``SnapshotRefusal`` where the file is read-only or cannot be written.
  func write(_ bytes: some Sequence<UInt8>) throws(SnapshotRefusal) {
    let target = url.resolvingSymlinksInPath()
    guard !isReadOnly(target) else {
      throw SnapshotRefusal("\(name) is not recorded: it is read-only.")
    }
    do {
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: target, options: .atomic)
    } catch {
      throw SnapshotRefusal("\(name) cannot be written: \(error.reason)")
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

/// Why a snapshot could not be compared or recorded, as a sentence.
struct SnapshotRefusal: Error, Hashable {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
