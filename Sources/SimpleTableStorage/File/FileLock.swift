package import SimpleTableSystem

/// The right to change a file, which at most one process has at a time.
///
/// Its folder is locked, and a file that is a mount point itself as well.
package final class FileLock {
  /// The path of the file, which is no link.
  private let path: String

  private let folder: FolderLock

  /// The file, if it is a mount point.
  private var mounted: MountedFile?

  private let notice: (() -> Void)?

  /// Waits for the right, for three seconds at most for each lock.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which is no link.
  ///   - notice: Called if the wait for a lock takes longer than 300 milliseconds.
  init(_ path: String, notice: (() -> Void)? = nil) {
    self.path = path
    self.notice = notice
    folder = FolderLock(folder: path.folder, notice: notice)
    if MountedFile.isMountPoint(path) {
      mounted = MountedFile(path, notice: notice)
    }
  }

  /// Whether readers wait until this lock is released.
  var excludesReaders: Bool { mounted != nil }

  /// Why a change may not succeed, as a phrase for an error; empty if the lock of the folder is held.
  var problem: String {
    folder.isHeld ? "" : ", and one holds its lock for \(folder.waited / 1_000) s by now"
  }

  /// Removes the drafts of the file that were left when their processes ended.
  func removeDrafts() {
    folder.removeDrafts(of: path)
    mounted?.removeDraft()
  }

  /// Replaces, overwrites or creates the file.
  ///
  /// - Parameters:
  ///   - content: The attributes and the content of the file when it was read; `nil` if there was none.
  ///   - bytes: The new content.
  /// - Returns: Whether it was written: `false` if it is to be read again, because it has changed since, or
  ///   was not locked itself.
  /// - Throws: An error if the file cannot be written.
  func replace(
    _ content: (status: FileStatus, bytes: [UInt8])?, with bytes: [UInt8]
  ) throws(SystemError) -> Bool {
    if let mounted, let content { return try mounted.overwrite(content, with: bytes, in: folder) }
    do throws(SystemError) {
      return try folder.replace(path, content?.status, with: bytes)
    } catch {
      // Where the system does not report mount points, a failed replacement shows one.
      guard error.kind == .busy, mounted == nil else { throw error }
      mounted = MountedFile(path, notice: notice)
      return false
    }
  }

  /// Replaces or creates a file as a whole, behind its links, with the same owner and permissions.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - bytes: The new content.
  /// - Throws: An error if the file cannot be written; it is then unchanged.
  package static func replaceFile(at path: String, with bytes: [UInt8]) throws(SystemError) {
    let target = try path.followingLinks
    let lock = FileLock(target)
    defer { lock.release() }
    lock.removeDrafts()
    while try !lock.replace(content(of: target), with: bytes) {}
  }

  private static func content(
    of path: String
  ) throws(SystemError) -> (status: FileStatus, bytes: [UInt8])? {
    guard let status = try FileSystem.status(of: path) else { return nil }
    let file = try SystemFile(path, for: .reading)
    defer { file.release() }
    return (status, try file.contents(expecting: status.size))
  }

  /// Lets other processes change the file.
  func release() {
    mounted?.release()
    folder.release()
  }
}
