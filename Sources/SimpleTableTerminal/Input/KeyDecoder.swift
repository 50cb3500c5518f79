/// A decoder that turns the bytes that a terminal sends into keys.
///
/// It knows the sequences of xterm, rxvt, the console of Linux and kitty, and bracketed pastes. The
/// keys do not depend on how the bytes are split into chunks. Its memory is bounded for any input:
/// a sequence that is too long or broken is one unknown key, and invalid UTF-8 is U+FFFD.
///
/// Only time distinguishes the Escape key from the start of a sequence. If there is a ``patience``
/// and no byte has arrived for that long, call ``flush()``. Bytes that arrive within another second
/// still count as the rest of the sequence: ``takeLateTail()`` then reports that there was no
/// Escape key.
///
/// Answers of the terminal are never keys. While they are awaited, they may come as slowly as they like.
package struct KeyDecoder: Hashable, Sendable {
  /// The number of parameter bytes above which a sequence is not a key.
  private static let longestSequence = 32

  private let pasteLimit: Int

  /// Whether the terminal was asked something that it has not answered yet.
  package var awaitsAnswer = false

  private var answers: [TerminalAnswer] = []
  private(set) var state = State.text
  private var parameters: [UInt8] = []

  /// Whether the sequence has begun with two ESC, which is the same key with alt.
  private var isDoubled = false

  /// Whether an ESC came before the scalar, which is a character with alt.
  private var isAlt = false

  /// Whether the ESC of the sequence was reported as the Escape key.
  private var isLate = false

  private var hasLateTail = false
  private var hasCutPaste = false
  private var scalars = ScalarDecoder()

  /// Creates a decoder.
  ///
  /// - Parameter pasteLimit: The number of bytes of a paste that are kept.
  package init(pasteLimit: Int = 1 << 24) {
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

  /// How long to wait for more bytes until the keys so far are decided, or `nil` for no limit.
  ///
  /// Inside a scalar, the parameters of a sequence or a paste without new text it is `nil`: a slow
  /// line must not turn their rest into commands.
  package var patience: Patience? {
    switch state {
    case .escape: .escape
    case .string, .stringEnd: isInsideAnswer && !(isLate && parameters.isEmpty) ? nil : .second
    case .mouse, .lateTail: .second
    case .control, .shift: parameters.isEmpty ? .second : nil
    case .paste(let paste): paste.endsWithInterrupt ? .escape : paste.hasText ? .second : nil
    case .text: nil
    }
  }

  /// Returns the keys that the bytes so far are, if nothing follows them.
  package mutating func flush() -> [Key] {
    guard patience != nil else { return [] }
    if case .paste(var paste) = state, !paste.endsWithInterrupt {
      // What follows is a part of the paste, however late it comes.
      state = .text
      defer { state = .paste(paste) }
      return [.paste(paste.takeText())]
    }
    let state = state
    defer { begin(state == .escape ? .lateTail : .text) }
    let first = isDoubled ? [Key.escape] : []
    switch state {
    case .control where isLate: return ["["]
    case .shift where isLate: return ["O"]
    case .mouse, .lateTail: return []
    case .control: return first + [.alt("[")]
    case .shift: return first + [.alt("O")]
    case .string(let introducer) where parameters.isEmpty:
      let key = Character(Unicode.Scalar(introducer))
      return [isLate ? .character(key) : .alt(key)]
    case .string, .stringEnd: return []
    case .paste(var paste):
      paste.dropInterrupt()
      return [key(of: paste), .control("c")]
    default: return first + [.escape]
    }
  }

  /// Returns whether a paste has been cut at the limit since the last time.
  package mutating func takePasteCut() -> Bool {
    defer { hasCutPaste = false }
    return hasCutPaste
  }

  /// Returns the answers of the terminal since the last time.
  mutating func takeAnswers() -> [TerminalAnswer] {
    defer { answers = [] }
    return answers
  }

  /// Returns whether the first of the keys decoded last was the rest of a sequence whose ESC was
  /// reported as the Escape key before.
  package mutating func takeLateTail() -> Bool {
    defer { hasLateTail = false }
    return hasLateTail
  }

  /// Returns the keys that are left when the input has ended.
  package mutating func finish() -> [Key] {
    if patience != nil { return flush() }
    defer {
      begin(.text)
      scalars.reset()
    }
    switch state {
    case .text: return scalars.isInsideScalar ? ["\u{FFFD}"] : []
    case .string, .stringEnd: return []
    default: return [.unknown]
    }
  }
}

extension KeyDecoder {
  private mutating func begin(_ state: State) {
    self.state = state
    parameters.removeAll(keepingCapacity: true)
    isDoubled = isDoubled && state != .text
    isLate = false
  }

  private mutating func key(of paste: PasteCollector) -> Key {
    hasCutPaste = hasCutPaste || paste.isFull
    return .paste(paste.text)
  }

  private mutating func read(_ byte: UInt8, into keys: inout [Key]) {
    switch state {
    case .text: readText(byte, into: &keys)
    case .escape: readAfterEscape(byte, into: &keys)
    case .control, .shift: readSequence(byte, into: &keys)
    case .string, .stringEnd: readString(byte, into: &keys)
    case .mouse(let missing): begin(missing > 1 ? .mouse(missing: missing - 1) : .text)
    case .lateTail:
      switch byte {
      case UInt8(ascii: "["): begin(.control)
      case UInt8(ascii: "O"): begin(.shift)
      case UInt8(ascii: "]") where awaitsAnswer: begin(.string(introducer: byte))
      default: begin(.text)
      }
      isLate = state != .text
      if !isLate { readText(byte, into: &keys) }
    case .paste(var paste):
      // The collector leaves the state while it changes, so that its bytes are not copied.
      state = .text
      if paste.read(byte) {
        let key = key(of: paste)
        if !paste.isContinued || key != .paste("") { keys.append(key) }
      } else {
        state = .paste(paste)
      }
    }
  }

  private mutating func readText(_ byte: UInt8, into keys: inout [Key]) {
    if byte < 0x80, !scalars.isInsideScalar {
      take(Unicode.Scalar(byte), into: &keys)
    } else {
      for scalar in scalars.read(byte) { take(scalar, into: &keys) }
    }
  }

  /// Takes a scalar that was typed, or that begins a sequence.
  private mutating func take(_ scalar: Unicode.Scalar, into keys: inout [Key]) {
    defer { isAlt = false }
    switch scalar {
    case "\u{1B}": begin(.escape)
    case "\u{80}"..<"\u{A0}": keys.append(.unknown)
    case "\u{FFFD}": keys.append("\u{FFFD}")
    default: keys.append(isAlt ? Key(scalar).with(.alt) : Key(scalar))
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
        begin(.string(introducer: byte))
      } else {
        isAlt = true
        readText(byte, into: &keys)
      }
    }
  }

  private mutating func readSequence(_ byte: UInt8, into keys: inout [Key]) {
    guard 0x20...0x7E ~= byte else { return giveUp(at: byte, into: &keys) }
    let isControl = state == .control
    // The console of Linux doubles the bracket, and rxvt ends some sequences with a dollar sign.
    let isSecondBracket = isControl && parameters.isEmpty && byte == UInt8(ascii: "[")
    let isLastDollar = isControl && parameters.areDigits && byte == UInt8(ascii: "$")
    if isSecondBracket || byte < 0x40 && !isLastDollar {
      if parameters.count <= Self.longestSequence { parameters.append(byte) }
    } else {
      endSequence(with: byte, into: &keys)
    }
  }

  private mutating func endSequence(with final: UInt8, into keys: inout [Key]) {
    if state == .control, final == UInt8(ascii: "~"), parameters.elementsEqual("200".utf8) {
      isDoubled = false
      hasLateTail = hasLateTail || isLate
      return begin(.paste(PasteCollector(limit: pasteLimit)))
    }
    if state == .control, final == UInt8(ascii: "c"), parameters.first == UInt8(ascii: "?") {
      return end(with: .kind, into: &keys)
    }
    let key: Key =
      if parameters.count > Self.longestSequence {
        .unknown
      } else if state == .control {
        Key(controlFinal: final, parameters: parameters)
      } else {
        Key(shiftFinal: final, parameters: parameters)
      }
    let isMouse = state == .control && final == UInt8(ascii: "M") && parameters.isEmpty
    if isLate, key == .unknown, !isMouse {
      // It was typed after the Escape key.
      let typed = [UInt8(ascii: state == .control ? "[" : "O")] + parameters + [final]
      keys += typed.map { Key(Unicode.Scalar($0)) }
    } else if !parameters.isOfRelease {
      hasLateTail = hasLateTail || isLate
      keys.append(isDoubled ? key.with(.alt) : key)
    }
    begin(isMouse ? .mouse(missing: 3) : .text)
  }

  /// Drops a sequence that a byte breaks off, and reads that byte on its own.
  private mutating func giveUp(at byte: UInt8, into keys: inout [Key]) {
    keys.append(.unknown)
    begin(.text)
    // CAN and SUB only break off a sequence.
    guard byte != 0x18, byte != 0x1A else { return }
    readText(byte, into: &keys)
  }

  private mutating func readString(_ byte: UInt8, into keys: inout [Key]) {
    switch (state, byte) {
    case (.stringEnd(let introducer), UInt8(ascii: "\\")), (.string(let introducer), 0x07):
      let isCommand = introducer == UInt8(ascii: "]")
      end(with: isCommand ? TerminalAnswer(command: parameters) : nil, into: &keys)
    case (.string, 0x18), (.string, 0x1A): begin(.text)
    case (.stringEnd, _):
      begin(.escape)
      readAfterEscape(byte, into: &keys)
    case (.string(let introducer), 0x1B): state = .stringEnd(introducer: introducer)
    default:
      if parameters.count <= Self.longestSequence { parameters.append(byte) }
      guard isLate, parameters.count == 1, !parameters.areDigits else { return }
      // It was typed after the Escape key.
      begin(.text)
      for typed in [UInt8(ascii: "]"), byte] { readText(typed, into: &keys) }
    }
  }

  /// Ends a sequence that is no key, and perhaps an answer.
  private mutating func end(with answer: TerminalAnswer?, into keys: inout [Key]) {
    // The first ESC was the key.
    if isDoubled, state == .control { keys.append(.escape) }
    if let answer { answers.append(answer) }
    hasLateTail = hasLateTail || isLate
    isDoubled = false
    begin(.text)
  }

  /// Whether the command string so far may be the start of an answer that is awaited.
  private var isInsideAnswer: Bool {
    switch state {
    case .string(UInt8(ascii: "]")), .stringEnd(UInt8(ascii: "]")):
      awaitsAnswer && TerminalAnswer.canBegin(with: parameters)
    default: false
    }
  }
}

extension [UInt8] {
  /// Whether the parameters say that a key was released, as in `97;1:3` of kitty.
  fileprivate var isOfRelease: Bool {
    let modifiers = split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .dropFirst()
    return modifiers.first?.suffix(2).elementsEqual(":3".utf8) == true
  }

  /// Whether all bytes are digits, and there is at least one.
  fileprivate var areDigits: Bool {
    !isEmpty && allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}
