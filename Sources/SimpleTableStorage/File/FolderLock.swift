import SimpleTableSystem

/// The right to replace files in a folder, which at most one process has at a time.
///
/// The folder itself is locked: it needs no lock file, and exists before the first file in it does.
/// The lock ends with its process, however that ends.
struct FolderLock {
  private let folder: SystemFile?

  /// Whether the lock is held; otherwise another process may replace a file at the same time.
  private(set) var isHeld = false

  /// Waits for the lock, usually for three seconds at most.
  ///
  /// It is not held afterwards if another process keeps it longer, if the file system cannot lock
  /// folders, such as NFS, or if the folder cannot be read.
  init(folder path: String, waitingAtMost milliseconds: Int = 3_000) {
    folder = try? SystemFile(path, for: .folder)
    for _ in 0..<(milliseconds / 2) {
      guard let folder, let isHeld = try? folder.lock() else { return }
      self.isHeld = isHeld
      if isHeld { return }
      FileSystem.wait(milliseconds: 2)
    }
  }

  /// Waits until the names in the folder are on the disk.
  func synchronize() {
    // Not every file system can do this, and the new file is in place already.
    try? folder?.synchronize()
  }

  func release() { folder?.release() }
}
