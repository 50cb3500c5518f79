/// The literal with the text of a snapshot in a file of source, or the closure that has none yet.
struct SnapshotLiteral {
  private let source: [UInt8]

  /// The literal, or `nil` for an empty closure.
  private let literal: StringLiteral?

  /// The range that a text of several lines replaces: everything between the braces if only blanks
  /// surround the literal, and otherwise the literal.
  private let body: Range<Int>

  /// The value of the literal, or `nil` for an empty closure.
  var text: String? { literal?.text }

  /// Finds the literal at a place.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - line: The line of the literal, or of the brace of an empty closure, counted from 1.
  ///   - column: The column in bytes, counted from 1.
  /// - Throws: A ``SnapshotRefusal`` with the end of a sentence that says why nothing is written.
  init(in source: [UInt8], line: Int, column: Int) throws(SnapshotRefusal) {
    guard let lineStart = source.offset(ofLine: line), 0 < column, column <= source.count,
      case let start = lineStart + column - 1, start < source.count
    else { throw SnapshotRefusal("the source ends before the place of its text") }
    self.source = source
    guard source[start] != UInt8(ascii: "{") else {
      let end = source[(start + 1)...].firstIndex { !$0.isBlank && !$0.isNewline }
      guard let end, source[end] == UInt8(ascii: "}") else {
        throw SnapshotRefusal("its closure is not empty")
      }
      (literal, body) = (nil, (start + 1)..<end)
      return
    }
    let literal = try StringLiteral(in: source, at: start)
    guard source.hasBrace(after: literal.range.upperBound) else {
      throw SnapshotRefusal("its closure holds more than a literal")
    }
    self.literal = literal
    body = source.body(around: literal.range)
  }
}

extension SnapshotLiteral {
  /// Returns the bytes that make the closure return a text, and the range that they replace.
  ///
  /// A text of one line stays on the line of the closure where it fits.
  func replacement(with text: String) -> (range: Range<Int>, bytes: [UInt8]) {
    let layout = SourceLayout(source)
    let short = StringLiteral.onOneLine(text)
    let edit = (
      range: literal?.range ?? body, bytes: Array((literal == nil ? " \(short) " : short).utf8)
    )
    if !source[edit.range].contains(where: \.isNewline), !text.utf8.contains(UInt8(ascii: "\n")),
      layout.lineLength(with: edit.bytes, for: edit.range) <= SourceLayout.longestLine
    {
      return edit
    }
    let outer = layout.indentation(ofLineAt: body.lowerBound)
    let isAlone = body != literal?.range
    let isIndented = !isAlone && layout.startsLine(body.lowerBound)
    let inner = isIndented ? outer : outer + layout.indentationStep
    let lines = StringLiteral.onLines(text, indentation: inner)
    guard isAlone else { return (body, Array(lines.utf8)) }
    return (body, Array("\n\(inner)\(lines)\n\(outer)".utf8))
  }
}

extension [UInt8] {
  /// Returns where a line begins that is counted from 1.
  fileprivate func offset(ofLine line: Int) -> Int? {
    guard line > 0 else { return nil }
    var start = 0
    for _ in 1..<line {
      guard let end = self[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    return start
  }

  /// Returns the range between two braces on one line if only blanks surround a range in it, or
  /// else that range.
  fileprivate func body(around range: Range<Int>) -> Range<Int> {
    guard !self[range].contains(where: \.isNewline),
      let before = self[..<range.lowerBound].lastIndex(where: { !$0.isBlank }),
      let after = self[range.upperBound...].firstIndex(where: { !$0.isBlank }),
      self[before] == UInt8(ascii: "{"), self[after] == UInt8(ascii: "}")
    else { return range }
    return (before + 1)..<after
  }

  /// Returns whether a closing brace follows, with nothing but blanks, line ends and comments
  /// before.
  fileprivate func hasBrace(after start: Int) -> Bool {
    var rest = self[start...]
    while let byte = rest.first {
      if byte.isBlank || byte.isNewline {
        rest.removeFirst()
      } else if rest.starts(with: "//".utf8) {
        rest = rest.drop { !$0.isNewline }
      } else if rest.starts(with: "/*".utf8) {
        rest.removeComment()
      } else {
        return byte == UInt8(ascii: "}")
      }
    }
    return false
  }
}

extension ArraySlice<UInt8> {
  /// Removes a comment at the start, with all comments in it.
  fileprivate mutating func removeComment() {
    var depth = 0
    repeat {
      let isStart = starts(with: "/*".utf8)
      let isEnd = starts(with: "*/".utf8)
      depth += isStart ? 1 : isEnd ? -1 : 0
      self = dropFirst(isStart || isEnd ? 2 : 1)
    } while depth > 0 && !isEmpty
  }
}
