extension TerminalDevice {
  /// Reports the signals that have arrived.
  func hearSignals() {
    let arrived = SignalPipe.drain()
    if arrived.contains(SignalPipe.interruptKey) { events.append(.interrupted) }
    for signal in SignalGuard.terminations where arrived.contains(UInt8(signal)) {
      events.append(.terminated(signal: signal))
    }
    if arrived.contains(UInt8(Signal.resize)) { events.append(.resized(size)) }
    if arrived.contains(SignalPipe.wake) { events.append(.woken) }
    isToStop = isToStop || arrived.contains(UInt8(Signal.stop))
    wasStopped = wasStopped || arrived.contains(UInt8(Signal.resume))
  }

  /// Stops the program, or takes the terminal after a stop, where a signal has asked for it.
  func answerSignals() throws(TerminalError) {
    if isToStop {
      release()
      Signal.send(Signal.stop)
      try resume()
    } else if wasStopped {
      // A stop that cannot be caught has happened; programs that have used the terminal since have left
      // their own settings.
      loseHold()
      try resume()
    }
  }

  /// Stops the program and all of its job, as the key for it does, until the shell continues it.
  package func stop() throws(TerminalError) {
    release()
    let action = SignalAction(of: Signal.stop)
    guard !action.isIgnoring else { return try resume() }
    // This process stops by itself afterwards: a signal for all may arrive on another thread, and
    // so at any time later.
    SignalAction.ignore.install(for: Signal.stop)
    Signal.sendToJob(Signal.stop)
    action.install(for: Signal.stop)
    Signal.send(Signal.stop)
    try resume()
  }

  /// Gives the terminal to a child program while a function runs, and reports that it is back.
  ///
  /// Keys that send signals, such as ^C, are for the child alone.
  package func suspend<Result>(_ body: () throws -> Result) throws -> Result {
    guard isHeld else { return try body() }
    release()
    let result = Swift.Result {
      var signals = SignalGuard()
      signals.armForChild()
      defer { signals.disarm() }
      return try body()
    }
    try resume()
    return try result.get()
  }

  private func resume() throws(TerminalError) {
    (isToStop, wasStopped) = (false, false)
    try hold()
    events.append(.resumed(size))
  }
}
