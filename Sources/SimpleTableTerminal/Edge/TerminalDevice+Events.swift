extension TerminalDevice {
  /// What to wait for until something happens.
  package var awaited: PendingWait {
    let files = hasEnded ? [SignalPipe.readEnd] : [SignalPipe.readEnd, input]
    return PendingWait(files: files, milliseconds: timeLeft, line: line)
  }

  /// The time until the keys so far are decided, in milliseconds, or `nil` for no limit.
  private var timeLeft: Int? {
    decoder.patience.map { patience in
      let time = patience == .escape ? escapeDelay : Self.longestPause
      return max(0, lastByte + time - SystemProcess.now)
    }
  }

  /// The longest pause inside a sequence or a paste, in milliseconds.
  private static let longestPause = 1_000

  /// Reads what has arrived after a wait, and turns it into events.
  ///
  /// This stops the program where a signal has asked for it.
  ///
  /// - Parameter ready: The files that can be read.
  /// - Throws: A ``TerminalError`` where the terminal cannot be read, or taken again after a stop.
  package func take(_ ready: Set<SystemFile>) throws(TerminalError) {
    if ready.contains(SignalPipe.readEnd) { hearSignals() }
    if ready.contains(input) {
      try readKeys()
    } else if timeLeft == 0 {
      report(decoder.flush())
      lastByte = SystemProcess.now
    }
    try answerSignals()
  }

  /// Reads the keys that have arrived, up to a limit that leaves time for drawing and signals.
  private func readKeys() throws(TerminalError) {
    var count = 0
    while count < 1 << 16, !hasEnded, let bytes = try input.read() {
      count += bytes.count
      hasEnded = bytes.isEmpty
      let now = SystemProcess.now
      if now - lastByte > Self.longestPause { decoder.forgetEscape() }
      lastByte = now
      report(hasEnded ? decoder.finish() : decoder.decode(bytes))
      if hasEnded { events.append(.endOfInput) }
      guard input.hasInput else { return }
    }
  }

  private func report(_ keys: [Key]) {
    if decoder.takeEscapeWithdrawal() { events.append(.escapeWithdrawn) }
    if !keys.isEmpty { events.append(.keys(keys)) }
    if decoder.takePasteCut() { events.append(.pasteCut) }
  }
}

extension TerminalDevice {
  /// Removes the oldest event and returns it, or `nil` where there is none.
  package func takeEvent() -> TerminalEvent? {
    guard !events.isEmpty else { return nil }
    let event = events.removeFirst()
    if event.endsMenu { EmergencyExit.unheard = 0 }
    return event
  }

  /// Removes the events about the screen and returns them; keys and signals stay for later.
  func takeScreenEvents() throws(TerminalError) -> [TerminalEvent] {
    try take(SystemFile.wait(toRead: awaited.files, milliseconds: 0))
    let taken = events.filter(\.isAboutScreen)
    events.removeAll(where: \.isAboutScreen)
    return taken
  }

  /// Whether the user or another program has asked for an end that is still to come.
  var isAskedToEnd: Bool {
    hasEnded
      || events.contains { event in
        if case .keys(let keys) = event { return keys.contains(.control("c")) }
        return event.endsMenu
      }
  }
}

extension TerminalEvent {
  /// Whether the event concerns what the screen shows, and not what the user wants.
  fileprivate var isAboutScreen: Bool {
    switch self {
    case .resized, .resumed, .woken: true
    default: false
    }
  }

  /// Whether the event ends the menu.
  fileprivate var endsMenu: Bool {
    switch self {
    case .interrupted, .terminated: true
    default: false
    }
  }
}
