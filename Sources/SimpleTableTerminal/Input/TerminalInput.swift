/// Input that a user has typed at a terminal.
package enum TerminalInput: Hashable, Sendable {
  /// Keys were pressed, or something was pasted.
  case keys([Key])
  /// The Escape key was pressed, or another key whose bytes come late.
  case uncertainEscape
  /// It was the Escape key.
  case escapeIsCertain
  /// It was the start of the key that follows.
  case lateTail
  /// The last paste was too long, and was cut.
  case pasteCut
}

extension KeyDecoder {
  /// Returns the input that some more bytes complete.
  package mutating func input(of bytes: some Sequence<UInt8>) -> [TerminalInput] {
    input(of: decode(bytes))
  }

  /// Returns the input that is left when no more bytes come.
  mutating func lastInput() -> [TerminalInput] { input(of: finish()) }

  /// Returns the input that the bytes so far are, as nothing has followed them for as long as there
  /// was ``patience``.
  package mutating func inputAfterWaiting() -> [TerminalInput] {
    let hadTime = state == .lateTail
    var keys = flush()
    let isUncertain = state == .lateTail && keys.popLast() != nil
    return (hadTime ? [.escapeIsCertain] : []) + input(of: keys)
      + (isUncertain ? [.uncertainEscape] : [])
  }

  private mutating func input(of keys: [Key]) -> [TerminalInput] {
    let isTail = takeLateTail()
    return (isTail ? [.lateTail] : []) + (keys.isEmpty ? [] : [.keys(keys)])
      + (takePasteCut() ? [.pasteCut] : [])
  }
}
