/// The right to replace files in a folder, which at most one process has at a time.
///
/// The folder itself is locked: it needs no lock file, and exists before the first file in it does.
/// The lock ends with its process, however that ends.
struct FolderLock {
  private let folder: OpenFile?

  /// Whether the lock is held; otherwise another process may replace a file at the same time.
  private(set) var isHeld = false

  /// Waits for the lock, for three seconds at most.
  ///
  /// It is not held afterwards if another process keeps it longer, if the file system cannot lock
  /// folders, such as NFS, or if the folder cannot be read.
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
    // Not every file system can do this, and the new file is in place already.
    try? folder?.synchronize()
  }

  func release() { folder?.release() }
}
