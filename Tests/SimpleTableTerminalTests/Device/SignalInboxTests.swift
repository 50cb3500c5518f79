import SimpleTableSystem
import Testing

@testable import SimpleTableTerminal

/// What signals ask for, in a process of its own, as all menus of a process share their pipe.
@Suite struct `Signal inbox` {
  @Test func `a signal is an end before ^C, together with it or after it`() async {
    await #expect(processExitsWith: .success) {
      try TerminalOwner.claim()
      var inbox = SignalInbox()
      SignalPipe.post(SignalPipe.interruptKey)
      inbox.drain()
      #expect(inbox.end == .interrupted)
      SignalPipe.post(UInt8(Signal.terminate))
      inbox.drain()
      #expect(inbox.pendingSignal == Signal.terminate)
      var other = SignalInbox()
      SignalPipe.post(SignalPipe.interruptKey)
      SignalPipe.post(UInt8(Signal.hangUp))
      other.drain()
      #expect(other.pendingSignal == Signal.hangUp)
    }
  }

  @Test func `a signal ends the program at once only where no menu has answered one before`() async
  {
    await #expect(processExitsWith: .success) {
      try TerminalOwner.claim()
      var inbox = SignalInbox()
      SignalHandlers.unhandledSignal = Signal.terminate
      #expect(inbox.takeEnd() == nil)
      #expect(SignalHandlers.unhandledSignal == Signal.terminate)
      SignalPipe.post(UInt8(Signal.terminate))
      inbox.drain()
      #expect(inbox.takeEnd() == .signal(Signal.terminate))
      #expect(SignalHandlers.unhandledSignal == 0)
      SignalHandlers.unhandledSignal = Signal.terminate
      TerminalOwner.giveBack(.stopped)
      #expect(SignalHandlers.unhandledSignal == 0)
    }
  }
}
