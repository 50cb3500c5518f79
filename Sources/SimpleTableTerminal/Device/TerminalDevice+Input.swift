package import SimpleTableSystem

extension TerminalDevice {
  /// The files and the time to wait for.
  package var awaited: PendingWait {
    let files = hasEnded ? [SignalPipe.readEnd] : [SignalPipe.readEnd, input]
    return PendingWait(files: files, milliseconds: timeLeft, line: line)
  }

  /// The milliseconds until the pending keys are decided, or `nil` for no limit.
  private var timeLeft: Int? {
    decoder.patience.map {
      max(0, lastByte + $0.milliseconds(escapeDelay: escapeDelay) - SystemProcess.now)
    }
  }

  /// Reads the input that has arrived after a wait.
  ///
  /// This takes the terminal again where the program was continued after a stop.
  ///
  /// - Parameter ready: The files that can be read.
  /// - Throws: A ``TerminalError`` where the terminal cannot be read, or taken again.
  package func take(_ ready: [SystemFile]) throws(TerminalError) {
    if ready.contains(SignalPipe.readEnd) { inbox.drain() }
    if ready.contains(input) {
      try readKeys()
    } else if timeLeft == 0 {
      typed += decoder.inputAfterWaiting()
      lastByte = SystemProcess.now
    }
    try answerSignals()
  }

  /// Reads the keys that have arrived, up to a limit that leaves time for drawing and signals.
  func readKeys() throws(TerminalError) {
    var count = 0
    // Another program, or this one meanwhile, may have read the input.
    while count < 1 << 16, !hasEnded, input.hasInput(), let bytes = try input.typed() {
      count += bytes.count
      hasEnded = bytes.isEmpty
      lastByte = SystemProcess.now
      typed += hasEnded ? decoder.lastInput() : decoder.input(of: bytes)
      takeAnswers()
    }
  }

  /// Drops typed and pasted text that was not read yet.
  func dropInput() {
    line.dropInput()
    try? line.makeRaw(sendsSignals: true)
  }
}

extension TerminalDevice {
  /// Removes the oldest input and returns it, or `nil` if there is none.
  package func takeInput() -> TerminalInput? {
    typed.isEmpty ? nil : typed.removeFirst()
  }

  /// Returns how the menu is to end: by a signal, or once all that was typed before the end of the
  /// input is taken.
  package func takeEnd() -> MenuEnd? {
    inbox.takeEnd() ?? (hasEnded && typed.isEmpty ? .inputClosed : nil)
  }

  /// Whether there is input to take, or something new to show.
  package var hasNews: Bool {
    isExitPending || !typed.isEmpty || inbox.hasNewScreen || inbox.needsReload
  }

  var isExitPending: Bool {
    hasEnded || inbox.end != nil
      || typed.contains { input in
        if case .keys(let keys) = input { keys.contains(.control("c")) } else { false }
      }
  }
}
