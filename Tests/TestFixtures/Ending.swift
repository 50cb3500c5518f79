#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a process has ended.
package enum Ending: Equatable {
  case exit(Int32)
  case signal(Int32)

  /// Waits for a process, and ends it where it does not end by itself.
  ///
  /// - Parameters:
  ///   - process: The process.
  ///   - nudge: What to do again and again meanwhile.
  package init(of process: Int32, nudgedBy nudge: () -> Void = {}) {
    var status: Int32 = 0
    var turns = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      turns += 1
      if turns > 10_000 { kill(process, SIGKILL) } else { nudge() }
      usleep(2_000)
    }
    self = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }
}
