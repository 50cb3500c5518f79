import SimpleTable

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A menu as numbered lines with a prompt, over standard input and output.
struct PlainMenu {
  private let session: PlainSession

  init(_ navigator: TableNavigator) {
    session = PlainSession(navigator)
    // Without the pipe nobody else's changes are told, and the menu runs all the same.
    try? SignalPipe.open()
    session.takesReload = { SignalPipe.drain().contains(SignalPipe.wake) }
  }

  /// Runs the menu until the user leaves it or the input ends.
  func run() {
    write(session.page())
    while !session.isDone {
      write(session.prompt)
      let line = session.asksForSecret ? HiddenInput.readLine() : readLine()
      guard let line else { return write("\n") }
      write(session.answer(line))
    }
  }

  private func write(_ text: String) {
    print(text, terminator: "")
    // Whoever reads at the other end of a pipe waits for the prompt.
    fflush(nil)
  }
}
