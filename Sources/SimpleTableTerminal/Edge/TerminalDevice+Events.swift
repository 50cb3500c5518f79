extension TerminalDevice {
  /// The time after which ESC is a key of its own, in milliseconds.
  private static let escapeTime = 50

  /// Waits for what happens next.
  ///
  /// After the end of the input it is told again at each call.
  ///
  /// - Parameter milliseconds: How long to wait; without it, as long as it takes.
  /// - Returns: The event, or nothing where nothing has happened in that time.
  /// - Throws: A ``TerminalError`` where the terminal cannot be read, or taken again after a stop.
  package func nextEvent(withinMilliseconds milliseconds: Int? = nil) throws(TerminalError)
    -> TerminalEvent?
  {
    let deadline = milliseconds.map { SystemProcess.now + $0 }
    while true {
      if let event = takeEvent() { return event }
      if hasEnded { return .endOfInput }
      let ends = [deadline, decoder.isUndecided ? escapeDeadline : nil].compactMap { $0 }
      switch try input.wait(milliseconds: ends.min().map { $0 - SystemProcess.now }) {
      case .bytes(let bytes):
        tell(decoder.decode(bytes))
        escapeDeadline = SystemProcess.now + Self.escapeTime
      case .signals: try answerSignals()
      case .end:
        tell(decoder.finish())
        hasEnded = true
      case .nothing:
        if SystemProcess.now >= escapeDeadline { tell(decoder.flush()) }
        if events.isEmpty, let deadline, SystemProcess.now >= deadline { return nil }
      }
    }
  }
}

extension TerminalDevice {
  /// Takes what has happened to the screen so far, and leaves keys and signals for later.
  func takeScreenEvents() throws(TerminalError) -> [TerminalEvent] {
    var taken: [TerminalEvent] = []
    var left: [TerminalEvent] = []
    defer { events = left + events }
    while !hasEnded, let event = try nextEvent(withinMilliseconds: 0) {
      switch event {
      case .resized, .resumed, .woken: taken.append(event)
      case .keys: left.append(event)
      case .terminated(let signal):
        left.append(event)
        // A second one still ends a program that does not listen.
        EmergencyExit.unheard = signal
      case .endOfInput: break
      }
    }
    return taken
  }

  /// Whether an end was asked for, by the user or by another program, and is still to come.
  var isAskedToEnd: Bool {
    hasEnded
      || events.contains { event in
        switch event {
        case .terminated: true
        case .keys(let keys): keys.contains(.control("c"))
        case .resized, .resumed, .woken, .endOfInput: false
        }
      }
  }
}

extension TerminalDevice {
  private func takeEvent() -> TerminalEvent? {
    guard !events.isEmpty else { return nil }
    let event = events.removeFirst()
    if case .terminated = event { EmergencyExit.unheard = 0 }
    return event
  }

  private func tell(_ keys: [Key]) {
    if !keys.isEmpty { events.append(.keys(keys)) }
  }
}
