import SimpleTableSystem

/// The right to replace files in a folder, which at most one process has at a time.
///
/// The folder itself is locked: it needs no lock file, and exists before the first file in it does.
/// The lock ends with its process, however that ends.
package struct FolderLock {
  private let folder: SystemFile?

  /// Whether the lock is held; otherwise another process may replace a file at the same time.
  let isHeld: Bool

  /// Whether another program keeps the lock, which this has waited for in vain.
  let isTaken: Bool

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
    let lock = folder?.waitForLock(atMost: milliseconds, notice: notice)
    (isHeld, isTaken) = (lock == true, lock == false)
  }

  /// Waits until the names in the folder are on the disk.
  func synchronize() {
    // Not every file system can do this, and the new file is in place already.
    try? folder?.synchronize()
  }

  func release() { folder?.release() }

  /// The folder, and whether the lock is held.
  var known: (FileIdentity, Bool)? { (try? folder?.status).map { ($0.identity, isHeld) } }
}

extension SystemFile {
  /// The locks that the present task holds, or has waited for in vain: it does not wait for them
  /// again.
  @TaskLocal static var knownLocks: [FileIdentity: Bool] = [:]

  /// Waits for a lock of the file.
  ///
  /// - Parameters:
  ///   - isShared: Whether others may share the lock.
  ///   - milliseconds: How long to wait at most, by a clock.
  ///   - notice: Called once if the wait takes longer than 300 milliseconds.
  /// - Returns: Whether the lock is held, or `nil` if the file system has no locks.
  func waitForLock(
    isShared: Bool = false, atMost milliseconds: Int = 3_000, notice: (() -> Void)? = nil
  ) -> Bool? {
    if !Self.knownLocks.isEmpty, let known = (try? status).flatMap({ Self.knownLocks[$0.identity] })
    {
      return known
    }
    let patience = 300
    let start = SystemProcess.now
    var notice = notice
    while true {
      let isHeld = try? lock(isShared: isShared)
      let waited = SystemProcess.now - start
      guard isHeld == false, waited < milliseconds else { return isHeld }
      if waited >= patience { notice.take()?() }
      FileSystem.wait(milliseconds: 2)
    }
  }
}
