/// How a process has ended.
package enum Ending: Equatable {
  case exit(Int32)
  case signal(Int32)

  /// Waits for a process that was started at a pseudo-terminal, and kills it if it hangs.
  package init(of process: Int32) {
    let status = StartedProcess.finalStatus(of: process)
    self = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }
}
