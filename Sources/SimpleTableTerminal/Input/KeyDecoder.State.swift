extension KeyDecoder {
  /// The kind of sequence that the bytes so far may begin.
  enum State: Hashable {
    /// A scalar, or no byte so far.
    case text
    /// ESC, once or twice.
    case escape
    /// A control sequence.
    case control
    /// A single shift.
    case shift
    /// A command string, such as the answer to a query.
    case string(introducer: UInt8)
    /// A command string after the ESC that may end it.
    case stringEnd(introducer: UInt8)
    /// A bracketed paste.
    case paste(PasteCollector)
    /// The bytes after the final of an X10 mouse report, of which some are still to come.
    case mouse(missing: Int)
    /// The rest of a sequence whose ESC was reported as the Escape key.
    case lateTail
  }
}

extension KeyDecoder {
  /// How long to wait for the rest of a key.
  package enum Patience: Hashable, Sendable {
    /// The longest time between an ESC and the rest of its sequence.
    case escape
    /// One second; not a complete key.
    case second

    /// Returns the time in milliseconds.
    package func milliseconds(escapeDelay: Int) -> Int { self == .escape ? escapeDelay : 1_000 }
  }
}
