import SimpleTable

/// A menu as numbered lines with a prompt, over standard input and output.
struct PlainMenu {
  private let session: PlainSession

  init(_ menu: Menu) {
    session = PlainSession(menu)
    // Without the pipe nobody else's changes are told, and the menu runs all the same.
    try? SignalPipe.open()
    session.takesReload = { SignalPipe.drain().contains(SignalPipe.wake) }
  }

  /// Runs the menu until the user leaves it or the input ends.
  ///
  /// - Throws: A ``TerminalError`` where nothing can be written.
  func run() throws(TerminalError) {
    try write(session.page())
    while !session.isDone {
      try write(session.prompt)
      let line = session.asksForSecret ? HiddenInput.readLine() : readLine()
      guard let line else { return try write("\n") }
      try write(session.answer(line))
    }
  }

  private func write(_ text: String) throws(TerminalError) {
    print(text, terminator: "")
    // Whoever reads at the other end of a pipe waits for the prompt.
    try SystemFile.flushPrinted()
  }
}
