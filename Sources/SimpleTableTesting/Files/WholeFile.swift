import Foundation
import SimpleTableStorage
import SimpleTableSystem

/// A file that is read and replaced as a whole.
struct WholeFile: Sendable {
  /// Where the file is.
  let url: URL

  /// Its name in messages.
  let name: String

  /// Returns the bytes of the file, or `nil` where there is none.
  ///
  /// - Throws: A ``SnapshotRefusal`` where it is no plain file or cannot be read.
  func read() throws(SnapshotRefusal) -> Data? {
    do throws(ValuesFileError) { return try SharedFile(url.path).read().map { Data($0) } } catch {
      throw SnapshotRefusal("\(name) cannot be read: \(error.reason).")
    }
  }

  /// Writes bytes atomically with the owner and the permissions that the file has, and creates its
  /// folder where there is none.
  ///
  /// - Throws: A ``SnapshotRefusal`` where the file is read-only or cannot be written.
  func write(_ bytes: some Sequence<UInt8>) throws(SnapshotRefusal) {
    // The superuser could write a read-only file all the same.
    if let status = try? FileSystem.status(of: url.path), status.permissions & 0o222 == 0 {
      throw SnapshotRefusal("\(name) is read-only.")
    }
    // If this fails, writing the file fails, too, and reports the reason.
    try? FileManager.default.createDirectory(
      at: url.resolvingSymlinksInPath().deletingLastPathComponent(),
      withIntermediateDirectories: true)
    do throws(ValuesFileError) {
      try SharedFile(url.path).update { _ in Array(bytes) }
    } catch {
      throw SnapshotRefusal("\(name) cannot be written: \(error.reason).")
    }
  }
}
