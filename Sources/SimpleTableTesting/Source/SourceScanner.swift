/// A reader of Swift source that finds where literals, comments and groups in brackets end.
///
/// It knows tokens, not grammar. What it cannot tell for certain it refuses: a regex between bare
/// slashes, which only a parser tells from a division.
struct SourceScanner {
  private let source: [UInt8]

  /// The place of the next byte.
  private(set) var index: Int

  /// Whether a slash at the index would divide.
  private var isAfterOperand = false

  init(_ source: [UInt8], at index: Int) {
    self.source = source
    self.index = index
  }
}

extension SourceScanner {
  /// A part of source that has a meaning by itself.
  struct Token: Equatable {
    enum Kind { case word, literal, opening, closing, symbol }

    let kind: Kind
    let range: Range<Int>
  }

  /// Returns the next token, or `nil` at the end of the source.
  mutating func next() throws(SnapshotRefusal) -> Token? {
    try skipTrivia()
    guard let first = byte() else { return nil }
    let start = index
    let kind = try skipToken(from: first)
    return Token(kind: kind, range: start..<index)
  }

  /// Reads a group in brackets with all that is in it, and returns its range and its tokens but for
  /// those in further groups.
  ///
  /// - Throws: A ``SnapshotRefusal`` where there is no bracket, or where it does not end.
  mutating func group() throws(SnapshotRefusal) -> (range: Range<Int>, tokens: [Token]) {
    guard let first = try next(), first.kind == .opening else { throw .unreadable }
    var open = [source[first.range.lowerBound]]
    var tokens: [Token] = []
    while let last = open.last {
      guard let token = try next() else { throw .unreadable }
      if open.count == 1 { tokens.append(token) }
      switch token.kind {
      case .opening: open.append(source[token.range.lowerBound])
      case .closing:
        guard source[token.range.lowerBound] == Self.partners[last] else { throw .unreadable }
        open.removeLast()
      case .word, .literal, .symbol: break
      }
    }
    return (first.range.lowerBound..<index, tokens)
  }

  private static let partners = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]
}

extension SourceScanner {
  private func byte(after count: Int = 0) -> UInt8? {
    index + count < source.count ? source[index + count] : nil
  }

  private func starts(with text: String, at start: Int) -> Bool {
    start <= source.count && source[start...].starts(with: text.utf8)
  }

  private mutating func skipTrivia() throws(SnapshotRefusal) {
    while let byte = byte() {
      if starts(with: "//", at: index) {
        while let byte = self.byte(), !byte.isNewline { index += 1 }
      } else if starts(with: "/*", at: index) {
        try skipComment()
      } else if byte.isBlank || byte.isNewline {
        index += 1
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(SnapshotRefusal) {
    var depth = 0
    repeat {
      guard index < source.count else { throw .unreadable }
      if starts(with: "/*", at: index) {
        (depth, index) = (depth + 1, index + 2)
      } else if starts(with: "*/", at: index) {
        (depth, index) = (depth - 1, index + 2)
      } else {
        index += 1
      }
    } while depth > 0
  }

  private mutating func skipToken(from first: UInt8) throws(SnapshotRefusal) -> Token.Kind {
    let wasAfterOperand = isAfterOperand
    isAfterOperand = true
    switch first {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      index += 1
      isAfterOperand = false
      return .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      index += 1
      return .closing
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      return try skipLiteral()
    case UInt8(ascii: "`"):
      repeat { index += 1 } while byte().map { $0 != UInt8(ascii: "`") } ?? false
      guard byte() != nil else { throw .unreadable }
      index += 1
      return .word
    case _ where first.isPartOfWord:
      let start = index
      while byte()?.isPartOfWord == true { index += 1 }
      let word = String(decoding: source[start..<index], as: UTF8.self)
      isAfterOperand = !Self.wordsBeforeOperands.contains(word)
      return .word
    case UInt8(ascii: "/") where !wasAfterOperand && byte(after: 1)?.isBlank == false:
      throw SnapshotRefusal("there may be a regex between bare slashes before it")
    default:
      index += 1
      let isPostfix = first == UInt8(ascii: "!") || first == UInt8(ascii: "?")
      isAfterOperand = isPostfix && wasAfterOperand
      return .symbol
    }
  }

  private static let wordsBeforeOperands: Set<String> = [
    "as", "await", "case", "else", "guard", "if", "in", "is", "return", "throw", "try", "where",
    "while",
  ]
}

extension SourceScanner {
  /// Skips a string, a regex with number signs, or number signs that begin something else.
  private mutating func skipLiteral() throws(SnapshotRefusal) -> Token.Kind {
    let start = index
    while byte() == UInt8(ascii: "#") { index += 1 }
    let signs = String(repeating: "#", count: index - start)
    if byte() == UInt8(ascii: "/"), !signs.isEmpty {
      try skipLiteral(until: "/" + signs, escape: "\\", spansLines: true)
      return .literal
    }
    guard byte() == UInt8(ascii: "\"") else { return .symbol }
    let isMultiline = isMultilineQuote
    if isMultiline { index += 2 }
    try skipLiteral(
      until: (isMultiline ? "\"\"\"" : "\"") + signs, escape: "\\" + signs, spansLines: isMultiline)
    return .literal
  }

  /// Whether three quotes at the index end their line, so that a text of several lines follows.
  private var isMultilineQuote: Bool {
    guard starts(with: "\"\"\"", at: index) else { return false }
    return source[(index + 3)...].first { !$0.isBlank }?.isNewline == true
  }

  /// Skips a delimiter and what follows it up to the one that ends it.
  private mutating func skipLiteral(
    until end: String, escape: String, spansLines: Bool
  ) throws(SnapshotRefusal) {
    index += 1
    while let byte = byte() {
      if starts(with: end, at: index) {
        index += end.utf8.count
        isAfterOperand = true
        return
      }
      guard spansLines || !byte.isNewline else { break }
      guard starts(with: escape, at: index) else {
        index += 1
        continue
      }
      index += escape.utf8.count
      if self.byte() == UInt8(ascii: "("), !end.hasPrefix("/") {
        _ = try group()
      } else {
        index += 1
      }
    }
    throw .unreadable
  }
}

extension SnapshotRefusal {
  fileprivate static var unreadable: Self { Self("its brackets and quotes could not be matched") }
}

extension UInt8 {
  /// Whether it ends a line.
  var isNewline: Bool { self == 0x0A || self == 0x0D }

  /// Whether it is a space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// Whether it is part of an identifier, a keyword or a number.
  var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
