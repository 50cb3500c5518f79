/// A reader of the bytes that a terminal sends, which makes keys of them.
///
/// It knows what xterm, rxvt, the console of Linux and kitty send, and bracketed pastes. However
/// the bytes are cut into chunks, the keys are the same. Garbage never makes it grow: a sequence
/// that is too long or broken is one unknown key, and invalid UTF-8 is U+FFFD.
///
/// Only time tells the Escape key from the start of a sequence: when ``isUndecided``, and nothing
/// has come for some 50 ms, call ``flush()``.
package struct KeyDecoder: Hashable, Sendable {
  /// What the bytes so far may be the start of.
  private enum State: Hashable {
    /// Nothing, or a scalar.
    case text
    /// ESC, once or twice.
    case escape
    /// A control sequence.
    case control
    /// A control sequence that is too long.
    case overlong
    /// A function key of the console of Linux.
    case console
    /// A single shift.
    case shift
    /// A command string, such as an answer to a question that a program before has asked.
    case string(introducer: UInt8, isEmpty: Bool)
    /// A command string that an ESC ends.
    case stringEnd
    /// A bracketed paste.
    case paste(PasteCollector)
  }

  private static let longestSequence = 32

  private let pasteLimit: Int
  private var state = State.text
  private var parameters: [UInt8] = []
  private var isDoubled = false
  private var isAlt = false
  private var scalars = ScalarDecoder()

  /// Creates a reader.
  ///
  /// - Parameter pasteLimit: The number of bytes of a paste that are kept.
  package init(pasteLimit: Int = 1 << 16) {
    self.pasteLimit = pasteLimit
  }
}

extension KeyDecoder {
  /// Returns the keys that some more bytes complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { read(byte, into: &keys) }
    return keys
  }

  /// Whether the bytes so far may be a key of their own or the start of another one.
  ///
  /// Inside a paste, a scalar or the parameters of a sequence this is false: nobody types those,
  /// and a slow line must not turn their rest into commands.
  package var isUndecided: Bool {
    switch state {
    case .escape, .string, .stringEnd: true
    case .control, .shift: parameters.isEmpty
    case .text, .overlong, .console, .paste: false
    }
  }

  /// Returns the keys that the bytes so far are, if nothing follows them.
  package mutating func flush() -> [Key] {
    guard isUndecided else { return [] }
    defer { begin(.text) }
    let first = isDoubled ? [Key.escape] : []
    switch state {
    case .control: return first + [.alt("[")]
    case .shift: return first + [.alt("O")]
    case .string(let introducer, true): return [.alt(Character(Unicode.Scalar(introducer)))]
    case .string: return []
    default: return first + [.escape]
    }
  }

  /// Returns the keys that are left when the input has ended.
  package mutating func finish() -> [Key] {
    if isUndecided { return flush() }
    defer {
      begin(.text)
      scalars.reset()
    }
    switch state {
    case .paste(let paste): return [.paste(paste.text)]
    case .text: return scalars.isInsideScalar ? ["\u{FFFD}"] : []
    default: return [.unknown]
    }
  }
}

extension KeyDecoder {
  private mutating func begin(_ state: State) {
    self.state = state
    parameters.removeAll(keepingCapacity: true)
    isDoubled = isDoubled && state != .text
  }

  private mutating func read(_ byte: UInt8, into keys: inout [Key]) {
    switch state {
    case .text: readText(byte, into: &keys)
    case .escape: readAfterEscape(byte, into: &keys)
    case .control, .overlong, .shift: readSequence(byte, into: &keys)
    case .console:
      guard 0x20...0x7E ~= byte else { return giveUp(at: byte, into: &keys) }
      keys.append(Key(consoleFinal: byte))
      begin(.text)
    case .string, .stringEnd: readString(byte, into: &keys)
    case .paste(var paste):
      // The collector leaves the state while it changes, so that its bytes are not copied.
      state = .text
      if paste.read(byte) {
        keys.append(.paste(paste.text))
      } else {
        state = .paste(paste)
      }
    }
  }

  private mutating func readText(_ byte: UInt8, into keys: inout [Key]) {
    switch scalars.read(byte) {
    case .more: break
    case .broken:
      isAlt = false
      keys.append("\u{FFFD}")
    case .cutShort:
      isAlt = false
      keys.append("\u{FFFD}")
      readText(byte, into: &keys)
    case .scalar("\u{1B}"): begin(.escape)
    case .scalar(let scalar):
      let key = Key(scalar)
      keys.append(isAlt ? key.with(.alt) : key)
      isAlt = false
    }
  }

  private mutating func readAfterEscape(_ byte: UInt8, into keys: inout [Key]) {
    switch byte {
    case UInt8(ascii: "["): begin(.control)
    case UInt8(ascii: "O"): begin(.shift)
    case 0x1B where !isDoubled: isDoubled = true
    default:
      if isDoubled { keys.append(.escape) }
      guard byte != 0x1B else { return }
      begin(.text)
      if "]P_^X".utf8.contains(byte) {
        begin(.string(introducer: byte, isEmpty: true))
      } else {
        isAlt = true
        readText(byte, into: &keys)
      }
    }
  }

  private mutating func readSequence(_ byte: UInt8, into keys: inout [Key]) {
    switch byte {
    case UInt8(ascii: "$") where state == .control && parameters.areDigits,
      0x40...0x7E where state != .overlong:
      endSequence(with: byte, into: &keys)
    case 0x40...0x7E:
      keys.append(.unknown)
      begin(.text)
    case 0x20...0x3F:
      parameters.append(byte)
      if parameters.count > Self.longestSequence {
        begin(.overlong)
      }
    default: giveUp(at: byte, into: &keys)
    }
  }

  private mutating func endSequence(with final: UInt8, into keys: inout [Key]) {
    if state == .control, parameters.isEmpty, final == UInt8(ascii: "[") {
      return begin(.console)
    }
    if state == .control, final == UInt8(ascii: "~"), parameters.elementsEqual("200".utf8) {
      isDoubled = false
      return begin(.paste(PasteCollector(limit: pasteLimit)))
    }
    let key =
      state == .control
      ? Key(controlFinal: final, parameters: parameters)
      : Key(shiftFinal: final, parameters: parameters)
    keys.append(isDoubled ? key.with(.alt) : key)
    begin(.text)
  }

  /// Drops a sequence that a byte breaks off, which is then read for itself.
  private mutating func giveUp(at byte: UInt8, into keys: inout [Key]) {
    keys.append(.unknown)
    begin(.text)
    // CAN and SUB do nothing but break off a sequence.
    guard byte != 0x18, byte != 0x1A else { return }
    readText(byte, into: &keys)
  }

  private mutating func readString(_ byte: UInt8, into keys: inout [Key]) {
    switch (state, byte) {
    case (.stringEnd, UInt8(ascii: "\\")), (.string, 0x07), (.string, 0x18), (.string, 0x1A):
      begin(.text)
    case (.stringEnd, _):
      begin(.escape)
      readAfterEscape(byte, into: &keys)
    case (.string, 0x1B): state = .stringEnd
    case (.string(let introducer, _), _): state = .string(introducer: introducer, isEmpty: false)
    default: break
    }
  }
}

extension [UInt8] {
  /// Whether there are digits, and nothing else.
  fileprivate var areDigits: Bool {
    !isEmpty && allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}
