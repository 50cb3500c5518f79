import SimpleTable

/// A menu as numbered lines with a prompt, over standard input and output.
final class PlainMenu: MenuPresentation {
  private let session: PlainSession
  private let line = try? TerminalLine(input: .standardInput)
  private var reader = LineReader(file: .standardInput)
  private var signals = SignalGuard()

  /// The requests to end that were not answered yet.
  private var ends: [MenuEnd] = []

  /// Whether the prompt was written; `nil` before the first page.
  private var isAsking: Bool?

  /// Whether the terminal does not show what is typed.
  private var isHidden = false

  init(_ session: PlainSession) throws(TerminalError) {
    self.session = session
    try SignalPipe.open()
    Signal.blocked {
      if let line { EmergencyExit.prepare(line: line, output: .standardOutput, bytes: []) }
      signals.arm()
    }
  }

  var awaited: PendingWait { PendingWait(files: [SignalPipe.readEnd, reader.file]) }

  func take(_ ready: Set<SystemFile>) throws(TerminalError) {
    hearSignals()
  }

  func step() throws(TerminalError) -> MenuEnd? {
    SystemProcess.provideSpareStack()
    if isAsking == nil { try write(session.page()) }
    while true {
      hearSignals()
      if let end = ends.popLast() {
        try write("\n")
        return end
      }
      if let problem = session.save() {
        try write((isAsking == true ? "\n" : "") + problem)
        isAsking = false
      }
      if isAsking != true { try ask() }
      guard let text = try reader.takeLine() else {
        if reader.hasEnded { try write("\n") }
        return reader.hasEnded ? .inputClosed : nil
      }
      isAsking = false
      showInput()
      try write(session.answer(text))
      if session.isDone { return .left }
    }
  }

  func refresh() -> Bool {
    session.menu.reload()
    if let problem = session.save() { try? write(problem) }
    hearSignals()
    // A second signal still ends a program that ignores the result.
    if let signal = pendingSignal ?? (ends.isEmpty ? nil : Signal.interrupt) {
      EmergencyExit.unheard = signal
    }
    return ends.isEmpty
  }

  func close() -> Int32? {
    showInput()
    Signal.blocked {
      signals.disarm()
      EmergencyExit.cancel()
    }
    hearSignals()
    return pendingSignal
  }

  private var pendingSignal: Int32? {
    for case .signal(let signal) in ends { return signal }
    return nil
  }

  private func ask() throws(TerminalError) {
    try write(session.prompt)
    isAsking = true
    guard session.asksForSecret, let line else { return }
    isHidden = true
    try line.hideInput()
  }

  private func showInput() {
    if isHidden { try? line?.restore() }
    isHidden = false
  }

  private func hearSignals() {
    let arrived = SignalPipe.drain()
    if arrived.contains(SignalPipe.interruptKey) { ends.append(.interrupted) }
    for signal in SignalGuard.terminations where arrived.contains(UInt8(signal)) {
      ends.append(.signal(signal))
    }
    if arrived.contains(SignalPipe.wake) { session.needsReload = true }
  }

  private func write(_ text: String) throws(TerminalError) {
    print(text, terminator: "")
    // The reader at the other end of a pipe waits for the prompt.
    try SystemFile.flushPrinted()
  }
}
