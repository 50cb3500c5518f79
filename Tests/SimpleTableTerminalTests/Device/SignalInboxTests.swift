import SimpleTableSystem
import TestTraits
import Testing

@testable import SimpleTableTerminal

/// What signals ask for, in a process of its own, as all menus of a process share their pipe.
@Suite(.waitsForPrograms) struct `Signal inbox` {
  @Test func `a signal is an end before ^C, together with it or after it`() async {
    await #expect(processExitsWith: .success) {
      try TerminalOwner.claim()
      var inbox = SignalInbox()
      SignalPipe.post(SignalPipe.interruptKey)
      inbox.drain()
      check(inbox.end, .interrupted)
      SignalPipe.post(UInt8(Signal.terminate))
      inbox.drain()
      check(inbox.pendingSignal, Signal.terminate)
      var other = SignalInbox()
      SignalPipe.post(SignalPipe.interruptKey)
      SignalPipe.post(UInt8(Signal.hangUp))
      other.drain()
      check(other.pendingSignal, Signal.hangUp)
    }
  }

  @Test func `a signal ends the program at once only where no menu has answered one before`() async
  {
    await #expect(processExitsWith: .success) {
      try TerminalOwner.claim()
      var inbox = SignalInbox()
      SignalHandlers.unhandledSignal = Signal.terminate
      check(inbox.takeEnd(), nil)
      check(SignalHandlers.unhandledSignal, Signal.terminate)
      SignalPipe.post(UInt8(Signal.terminate))
      inbox.drain()
      check(inbox.takeEnd(), .signal(Signal.terminate))
      check(SignalHandlers.unhandledSignal, 0)
      SignalHandlers.unhandledSignal = Signal.terminate
      TerminalOwner.giveBack(.stopped)
      check(SignalHandlers.unhandledSignal, 0)
    }
  }
}
