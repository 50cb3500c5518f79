import SimpleTable

/// What a terminal answers when it is asked for its colours and its kind.
package enum TerminalAnswer: Hashable, Sendable {
  /// The colour of text, by OSC 10.
  case text(TextAttributes.Color)
  /// The colour of the ground, by OSC 11.
  case ground(TextAttributes.Color)
  /// Its kind, by DA1, which terminals answer after whatever else they were asked before.
  case kind

  /// The starts of the answers with a colour, as XParseColor writes it.
  private static let starts = ["10;rgb:", "10;rgba:", "11;rgb:", "11;rgba:"].map { Array($0.utf8) }

  /// Creates the answer of a command string: a number, and a colour of three or four parts, of one to four
  /// hexadecimal digits each; `nil` for any other.
  init?(command: [UInt8]) {
    guard let start = Self.starts.first(where: { command.starts(with: $0) }) else { return nil }
    let parts = command.dropFirst(start.count).split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
    ).map(Self.part)
    let hasOpacity = start.contains(UInt8(ascii: "a"))
    guard parts.count == (hasOpacity ? 4 : 3), let red = parts[0], let green = parts[1],
      let blue = parts[2], parts.last != .some(nil)
    else { return nil }
    let color = TextAttributes.Color.rgb(red, green, blue)
    self = start[1] == UInt8(ascii: "0") ? .text(color) : .ground(color)
  }

  /// Returns a part of a colour, whose most is as many digits F as it has digits.
  private static func part(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard 1...4 ~= digits.count, digits.allSatisfy(isDigit),
      let value = Int(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    let most = 1 << (4 * digits.count) - 1
    return UInt8((value * 255 + most / 2) / most)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// Returns whether the bytes of a command string may be the start of an answer, of 27 bytes at most.
  static func canBegin(with bytes: [UInt8]) -> Bool {
    bytes.count <= 27
      && starts.contains { start in
        bytes.count <= start.count
          ? start.starts(with: bytes)
          : bytes.starts(with: start)
            && bytes.dropFirst(start.count).allSatisfy { isDigit($0) || $0 == UInt8(ascii: "/") }
      }
  }
}
