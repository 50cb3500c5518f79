import SimpleTable
import SimpleTableSystem

/// A menu as numbered lines with a prompt, over standard input and output.
final class NumberedLinesMenu: MenuPresentation {
  private let session: NumberedLines
  private var input: LineInput

  /// Whether the prompt was written; `nil` before the first page.
  private var isAsking: Bool?

  init(_ session: NumberedLines) throws(TerminalError) {
    self.session = session
    input = try LineInput()
  }

  var dialog: Dialog { session.dialog }

  var awaited: PendingWait {
    var wait = input.awaited
    wait.milliseconds = dialog.timeLeft
    return wait
  }

  func take(_ ready: [SystemFile]) throws(TerminalError) {
    drainSignals()
  }

  func step() throws(TerminalError) -> MenuEnd? {
    SystemProcess.provideSpareStack()
    if isAsking == nil { try write(session.introduction + session.list()) }
    while true {
      drainSignals()
      if let end = input.inbox.takeEnd() {
        try write("\n")
        return end
      }
      var texts = [session.setTime(SystemProcess.now), session.save()].compactMap(\.self)
      if let notice = dialog.notices.takeLast() { texts.append(session.line(of: notice)) }
      for text in texts {
        try write((isAsking == true ? "\n" : "") + text)
        isAsking = false
      }
      if isAsking != true { try ask() }
      guard let text = try input.takeLine() else {
        if input.hasEnded { try write("\n") }
        return input.hasEnded ? .inputClosed : nil
      }
      isAsking = false
      input.show()
      try write(session.answer(text))
      if session.isDone { return .left }
    }
  }

  func refresh() -> Bool {
    session.menu.reload()
    if let problem = session.save() { try? write(problem) }
    drainSignals()
    return input.inbox.end == nil
  }

  func close() -> Int32? {
    input.close()
    return input.inbox.pendingSignal
  }

  private func ask() throws(TerminalError) {
    try write(session.prompt)
    isAsking = true
    if session.asksForSecret { try input.hide() }
  }

  private func drainSignals() {
    input.inbox.drain()
    session.needsReload = session.needsReload || input.inbox.needsReload
    input.inbox.needsReload = false
  }

  private func write(_ text: String) throws(TerminalError) {
    print(text, terminator: "")
    // A program at the other end of a pipe waits for the prompt.
    try TerminalError.from(try SystemProcess.flushPrinted())
  }
}
