import SimpleTableSystem

/// The right to replace files in a folder, which at most one process has at a time.
///
/// The folder itself is locked: it needs no lock file, and exists before the first file in it does.
/// The lock ends with its process, however that ends.
package struct FolderLock {
  private let folder: SystemFile?

  /// Whether the lock is held; otherwise another process may replace a file at the same time.
  private(set) var isHeld = false

  /// How long this has waited for the lock, in milliseconds.
  private(set) var waited = 0

  /// Waits for the lock, for three seconds at most.
  ///
  /// It is not held afterwards if another process keeps it longer, if the file system cannot lock
  /// folders, such as NFS, or if the folder cannot be read.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - milliseconds: How long to wait at most, by a clock.
  ///   - notice: Called once if the wait takes longer than 300 milliseconds.
  init(
    folder path: String, waitingAtMost milliseconds: Int = 3_000, notice: (() -> Void)? = nil
  ) {
    folder = try? SystemFile(path, for: .folder)
    let start = SystemProcess.now
    var notice = notice
    while let folder, let isHeld = try? folder.lock() {
      self.isHeld = isHeld
      waited = SystemProcess.now - start
      if isHeld || waited >= milliseconds { return }
      if waited >= Self.patience { notice.take()?() }
      FileSystem.wait(milliseconds: 2)
    }
  }

  /// How long a wait is not worth a word, in milliseconds.
  private static let patience = 300

  /// Waits until the names in the folder are on the disk.
  func synchronize() {
    // Not every file system can do this, and the new file is in place already.
    try? folder?.synchronize()
  }

  func release() { folder?.release() }
}
