import SimpleTableSystem
import TestTraits
import Testing

@testable import SimpleTableTerminal

/// What signals ask for, in a process of its own, as all menus of a process share their pipe.
@Suite(.waitsForPrograms) struct `Signal inbox` {
  @Test func `a signal is an end before ^C, together with it or after it`() async {
    await #expect(processExitsWith: .success) {
      let claim = try TerminalClaim()
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
      claim.end(into: &other)
      check(other.pendingSignal, Signal.hangUp)
    }
  }

  @Test func `a signal ends the program at once only where no menu has answered one before`() async
  {
    await #expect(processExitsWith: .success) {
      let claim = try TerminalClaim()
      var inbox = SignalInbox()
      SignalHandlers.unhandledSignal = Signal.terminate
      check(inbox.takeEnd(), nil)
      check(SignalHandlers.unhandledSignal, Signal.terminate)
      SignalPipe.post(UInt8(Signal.terminate))
      inbox.drain()
      check(inbox.takeEnd(), .signal(Signal.terminate))
      check(SignalHandlers.unhandledSignal, 0)
      SignalHandlers.unhandledSignal = Signal.terminate
      claim.end(into: &inbox)
      check(SignalHandlers.unhandledSignal, 0)
    }
  }

  @Test func `a claim that fails leaves the terminal to the one who has it`() async {
    await #expect(processExitsWith: .success) {
      let claim = try TerminalClaim()
      #expect(throws: TerminalError.alreadyInUse) { _ = try TerminalClaim() }
      #expect(throws: TerminalError.alreadyInUse) { _ = try TerminalClaim() }
      var inbox = SignalInbox()
      claim.end(into: &inbox)
      let next = try TerminalClaim()
      next.end(into: &inbox)
      check(inbox.end, nil)
    }
  }

  @Test func `a signal that comes last is not lost, whoever ends the claim`() async {
    await #expect(processExitsWith: .success) {
      let claim = try TerminalClaim()
      var inbox = SignalInbox()
      SignalPipe.post(UInt8(Signal.terminate))
      claim.end(into: &inbox)
      check(inbox.end, .signal(Signal.terminate))
    }
    await #expect(processExitsWith: .signal(Signal.terminate)) {
      let claim = try TerminalClaim()
      SignalPipe.post(UInt8(Signal.terminate))
      _ = consume claim
    }
  }
}
