/// The right to replace files in a folder, which at most one process has at a time.
///
/// The lock is that of the folder itself: it needs no file of its own, exists before the first file
/// does, and ends with its process however that ends.
struct FolderLock {
  private let folder: OpenFile?

  /// Whether the lock is held; otherwise another process may replace a file at the same time.
  private(set) var isHeld = false

  /// Waits for the lock, for three seconds at most.
  ///
  /// It is not held afterwards if another process keeps it longer, if the file system has no locks
  /// for folders, as NFS, or if the folder cannot be read.
  init(folder path: String) {
    folder = try? OpenFile(path, for: .folder)
    for _ in 0..<1_500 {
      guard let folder, let isHeld = try? folder.lock() else { return }
      self.isHeld = isHeld
      if isHeld { return }
      FileSystem.wait(milliseconds: 2)
    }
  }

  /// Waits until the names in the folder are on the disk.
  func synchronize() {
    // Not every file system can; the new file is in its place anyway.
    try? folder?.synchronize()
  }

  func release() { folder?.release() }
}
