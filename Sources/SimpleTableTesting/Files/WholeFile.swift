import Foundation

/// A file that is read and replaced as a whole.
struct WholeFile: Sendable {
  /// Where the file is.
  let url: URL

  /// Its name in messages.
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

  /// Writes bytes atomically with the permissions that the file has, and creates its folder where
  /// there is none.
  ///
  /// - Throws: A ``SnapshotRefusal`` where the file is read-only or cannot be written.
  func write(_ bytes: some Sequence<UInt8>) throws(SnapshotRefusal) {
    let target = url.resolvingSymlinksInPath()
    let permissions = permissions(of: target)
    // Replacing the file would ignore that it is read-only.
    guard permissions.map({ $0 & 0o222 == 0 }) != true else {
      throw SnapshotRefusal("\(name) is read-only.")
    }
    do {
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: target, options: .atomic)
      if let permissions, permissions != self.permissions(of: target) {
        try FileManager.default.setAttributes(
          [.posixPermissions: permissions], ofItemAtPath: target.path)
      }
    } catch {
      throw SnapshotRefusal("\(name) cannot be written: \(error.reason)")
    }
  }

  private func permissions(of target: URL) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: target.path)
    return attributes?[.posixPermissions] as? Int
  }
}

extension Error {
  /// The failure, with the system's reason if there is one.
  fileprivate var reason: String {
    let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    let error = (underlying ?? self) as NSError
    guard error.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(error.code))) + "."
  }
}
