import SimpleTableSystem

extension TerminalDevice {
  /// Takes in the signals that have arrived, and takes the terminal again after a stop.
  ///
  /// - Throws: A ``TerminalError`` where the terminal cannot be taken again.
  func drainSignals() throws(TerminalError) {
    inbox.drain()
    try answerSignals()
  }

  /// Takes the terminal again where the program was continued after a stop.
  ///
  /// - Throws: A ``TerminalError`` where the terminal cannot be taken again.
  func answerSignals() throws(TerminalError) {
    guard inbox.wasContinued else { return }
    // Programs that have used the terminal since then have left settings of their own.
    claim?.giveBack(into: &inbox, restores: false)
    try resume()
  }

  /// Stops the program and all of its job, as `^Z` does, until the shell continues it.
  ///
  /// Where the signal is ignored, the program only draws its screen again.
  ///
  /// - Throws: A ``TerminalError`` where the terminal cannot be taken again.
  package func stop() throws(TerminalError) {
    giveBack()
    let action = SignalAction(of: Signal.stop)
    guard !action.isIgnoring else { return try resume() }
    // The signal for the job may be delivered to another thread, and so at any later time. Here it
    // is ignored, which also forgets one that waits, and this thread then stops the process at a
    // known point.
    Signal.ignore(Signal.stop)
    Signal.sendToJob(Signal.stop)
    Signal.ignore(Signal.stop)
    action.install(for: Signal.stop)
    Signal.send(Signal.stop)
    try resume()
  }

  /// Gives the terminal to a child program while a function runs, and then takes it again.
  ///
  /// Keys that send signals, such as `^C`, reach only the child. A device that is closed, or has
  /// lent its terminal already, only runs the function.
  ///
  /// - Throws: What the function throws, or a ``TerminalError`` where the terminal cannot be taken
  ///   again.
  package func suspend<Result>(_ body: () throws -> Result) throws -> Result {
    try lend { Swift.Result { try body() } }.get()
  }

  /// Does the same with a function that throws nothing.
  ///
  /// - Throws: A ``TerminalError`` where the terminal cannot be taken again.
  func lend<Result>(_ body: () -> Result) throws(TerminalError) -> Result {
    guard !isClosed, !isLent else { return body() }
    // A thread that waits for keys leaves the settings of the terminal alone meanwhile.
    giveBack(.lent)
    let result = body()
    claim?.giveBack(into: &inbox, restores: false)
    try resume()
    // The menu may be waiting for keys meanwhile, and is to draw its screen.
    SignalPipe.post(SignalPipe.change)
    return result
  }

  private func resume() throws(TerminalError) {
    inbox.wasContinued = false
    // What was still to come then was dropped, or went to whoever had the terminal.
    closeQuery()
    // A key that was typed before the stop may run a closure, which can be left.
    try hold(sendsSignals: true)
    inbox.hasNewScreen = true
  }
}
