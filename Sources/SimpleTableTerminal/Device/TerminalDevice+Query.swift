import SimpleTableSystem

// The colours of the terminal, for which it is asked once, at the start.

extension TerminalDevice {
  /// The colours of the terminal, once it has said them.
  package var ground: Ground? { query?.ground }

  /// Begins to wait for the answer, and returns the bytes that ask for it: none from the second time on.
  func beginQuery() -> [UInt8] {
    guard query?.wasAsked == false else { return [] }
    query?.open()
    awaitAnswer(true)
    return Array(GroundQuery.bytes.description.utf8)
  }

  /// Takes the answers that were read.
  func takeAnswers() {
    for answer in decoder.takeAnswers() { query?.take(answer) }
    if query?.isOpen == false { awaitAnswer(false) }
  }

  /// Reads what is still to come of the answer, for some time at most, so that whoever has the terminal next does not
  /// get it as if it were typed.
  func finishQuery() {
    guard query?.isOpen == true, TerminalOwner.state == .held else { return }
    let end = SystemProcess.now + Int(GroundQuery.longestWait)
    var left = GroundQuery.longestWait
    while query?.isOpen == true, !hasEnded, left > 0 {
      if input.hasInput(within: left) {
        do { try readKeys() } catch { break }
      }
      left = Int32(clamping: end - SystemProcess.now)
    }
    closeQuery()
  }

  /// Waits for no answer any more.
  func closeQuery() {
    query?.close()
    awaitAnswer(false)
  }

  private func awaitAnswer(_ isAwaited: Bool) {
    decoder.awaitsAnswer = isAwaited
    TerminalOwner.awaitsAnswer = isAwaited
  }
}
