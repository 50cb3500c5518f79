import SimpleTableSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The processes that were started at pseudo-terminals, and how those have ended that did.
///
/// A thread of its own waits for each of them. Once a test has expected the end of a process, a thread of
/// Swift Testing asks for any that has ended, without a pause where one is left that nobody waits for.
enum StartedProcess {
  private static let statuses = Locked<[Int32: Int32]>([:])

  /// Waits for a process on a thread.
  static func reap(_ process: Int32) throws {
    // The number may be that of a process that has ended before.
    statuses.withLock { $0[process] = nil }
    try SystemProcess.startThread {
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      statuses.withLock { $0[process] = status }
    }
  }

  /// Waits until a process has ended, and returns its status.
  ///
  /// One that does not end within a minute is killed.
  static func finalStatus(of process: Int32) -> Int32 {
    try? SystemProcess.startThread {
      sleep(60)
      if statuses.withLock({ $0[process] }) == nil { kill(process, SIGKILL) }
    }
    return statuses.wait { $0[process] }
  }
}
