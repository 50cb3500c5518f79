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

  /// Waits for a process that was started at a pseudo-terminal, and ends it where it does not end by itself.
  ///
  /// - Parameters:
  ///   - process: The process.
  ///   - nudge: What to do again and again meanwhile.
  package init(of process: Int32, nudgedBy nudge: () -> Void = {}) {
    var turns = 0
    while StartedProcess.status(of: process) == nil {
      turns += 1
      if turns > 10_000 { kill(process, SIGKILL) } else { nudge() }
      usleep(2_000)
    }
    self.init(status: StartedProcess.finalStatus(of: process))
  }

  /// Waits for a process that ends by itself, without asking for it again and again.
  package init(awaited process: Int32) {
    self.init(status: StartedProcess.finalStatus(of: process))
  }

  private init(status: Int32) {
    self = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }
}
