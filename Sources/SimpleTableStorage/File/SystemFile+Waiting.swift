import SimpleTableSystem

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
