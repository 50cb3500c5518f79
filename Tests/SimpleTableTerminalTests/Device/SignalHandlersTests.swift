import SimpleTableSystem
import TestTraits
import Testing

@testable import SimpleTableTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Each in a process of its own, as a process has one action for a signal.
@Suite struct `Handlers of signals` {
  @Test(.waitsForPrograms, arguments: [SIGINT, SIGQUIT])
  func `leave those of the keyboard to a child program`(signal: Int32) async {
    await #expect(processExitsWith: .success) { [signal] in
      // A program that was started in the background ignores them already.
      SignalAction.systemDefault.install(for: signal)
      SignalHandlers.install(for: .child)
      #expect(raise(signal) == 0)
      SignalHandlers.remove()
    }
  }
}
