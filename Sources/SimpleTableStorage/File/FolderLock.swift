import SimpleTableSystem

/// The right to replace files in a folder, which at most one process has at a time.
///
/// The folder itself is locked: it needs no lock file, and exists before the first file in it does.
/// The lock ends with its process, however that ends.
package struct FolderLock {
  private let folder: SystemFile?

  /// Whether the lock is held, or another program keeps it, which this has waited for in vain; `nil`
  /// where there are no locks.
  ///
  /// Without it, another process may replace a file at the same time.
  let isHeld: Bool?

  /// Waits for the lock, for three seconds at most.
  ///
  /// Without the lock, it continues if another process keeps it longer, if the file system cannot
  /// lock folders, such as NFS, or if the folder cannot be read.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - milliseconds: How long to wait at most, by a clock.
  ///   - notice: Called once if the wait takes longer than 300 milliseconds.
  init(
    folder path: String, waitingAtMost milliseconds: Int = 3_000, notice: (() -> Void)? = nil
  ) {
    folder = try? SystemFile(path, for: .folder)
    isHeld = folder?.waitForLock(atMost: milliseconds, notice: notice)
  }

  /// Waits until the names in the folder are on the disk.
  func synchronize() {
    // Not every file system can do this, and the new file is in place already.
    try? folder?.synchronize()
  }

  func release() { folder?.release() }

  /// The folder, and whether the lock is held.
  var known: (FileIdentity, Bool)? { (try? folder?.status).map { ($0.identity, isHeld == true) } }
}
