import SimpleTableSystem

/// A claim of the terminal and the signals of the process, for a menu, a prompt or an action.
///
/// What has to be restored is with the ``TerminalOwner``, which signal handlers and `exit` read;
/// the claim is the only code that changes who has the terminal. Its end gives the terminal back,
/// reads the signals that have come until then, and frees the terminal for others. Whoever ends it
/// answers these signals. A claim that nobody has ended does so when it goes, and sends a signal
/// again that is to end the program.
struct TerminalClaim: ~Copyable {
  /// Assigned only once the terminal was claimed: the claim of somebody else is not ended.
  private let isClaimed: Bool

  /// Claims the terminal; its settings and the signals stay as they are until it is taken.
  ///
  /// - Throws: ``TerminalError/alreadyInUse``, or another error where the process may not open more
  ///   files.
  init() throws(TerminalError) {
    try TerminalOwner.claim()
    isClaimed = true
  }

  deinit {
    var inbox = SignalInbox()
    Self.end(into: &inbox, restores: true)
    if let signal = inbox.pendingSignal { Signal.send(signal) }
  }

  /// Takes the terminal, and catches signals.
  ///
  /// - Parameters:
  ///   - signals: The signals that matter.
  ///   - body: Sets the terminal, and returns how to restore it; without signals meanwhile.
  /// - Throws: The errors of the function; the state is then unchanged.
  func take(
    catching signals: SignalHandlers.Scope,
    _ body: () throws(TerminalError) -> TerminalOwner.Plan? = { nil }
  ) throws(TerminalError) {
    try TerminalOwner.take(catching: signals, body)
  }

  /// Gives the terminal back, and stops catching signals, until it is taken again.
  ///
  /// - Parameters:
  ///   - next: Whether it is stopped or lent.
  ///   - inbox: Where the signals go that have come until then.
  ///   - restores: Whether to put the settings back: not those of other programs, after a stop.
  func giveBack(
    _ next: TerminalOwner.State = .stopped, into inbox: inout SignalInbox, restores: Bool = true
  ) {
    TerminalOwner.giveBack(next, restores: restores)
    inbox.drain()
  }

  /// Gives the terminal back, and frees it.
  ///
  /// - Parameters:
  ///   - inbox: Where the signals go that have come until then, which the caller answers.
  ///   - restores: Whether to put the settings back.
  consuming func end(into inbox: inout SignalInbox, restores: Bool = true) {
    Self.end(into: &inbox, restores: restores)
    discard self
  }

  private static func end(into inbox: inout SignalInbox, restores: Bool) {
    TerminalOwner.giveBack(.stopped, restores: restores)
    inbox.drain()
    TerminalOwner.release()
  }
}
