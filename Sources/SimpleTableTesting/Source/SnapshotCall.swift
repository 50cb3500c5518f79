/// A call in source whose last closure holds the text of a snapshot.
struct SnapshotCall {
  private let source: [UInt8]

  /// What is between the braces of the closure.
  private let body: Range<Int>

  /// The literal in the closure, or `nil` for an empty one.
  private let literal: Range<Int>?

  /// The text that the literal stands for, or `nil` for an empty closure.
  let text: String?

  /// Finds the call at a place.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - line: The line of the parenthesis after the function's name, counted from 1.
  ///   - column: The column of the parenthesis in bytes, counted from 1.
  /// - Throws: A ``SnapshotRefusal`` with the end of a sentence that says why nothing is written.
  init(in source: [UInt8], line: Int, column: Int) throws(SnapshotRefusal) {
    guard let lineStart = source.offset(ofLine: line), 0 < column, column <= source.count,
      case let start = lineStart + column - 1, start < source.count,
      source[start] == UInt8(ascii: "("),
      Self.names.contains(where: { source[..<start].isWord($0) })
    else { throw .otherCall }
    let closure = try Self.lastClosure(in: source, ofCallAt: start)
    self.source = source
    body = (closure.range.lowerBound + 1)..<(closure.range.upperBound - 1)
    let tokens = closure.tokens.dropLast()
    guard let token = tokens.first else {
      guard source[body].allSatisfy({ $0.isBlank || $0.isNewline }) else {
        throw SnapshotRefusal("there is a comment in its closure")
      }
      (literal, text) = (nil, nil)
      return
    }
    guard token.kind == .literal, tokens.count == 1 else {
      throw SnapshotRefusal("its closure holds more than a literal")
    }
    literal = token.range
    text = try StringLiteral.text(of: source[token.range])
  }

  /// The functions that compare with a text in the source.
  private static let names = ["expectSnapshot", "expectChanges", "verifySnapshot"]

  private static func lastClosure(
    in source: [UInt8], ofCallAt start: Int
  ) throws(SnapshotRefusal) -> (range: Range<Int>, tokens: [SourceScanner.Token]) {
    var scanner = SourceScanner(source, at: start)
    let arguments = try scanner.group().tokens
    for (word, colon) in zip(arguments, arguments.dropFirst())
    where source[word.range].elementsEqual(label.utf8)
      && source[colon.range].elementsEqual(":".utf8)
    {
      throw .noClosure
    }
    var closure = try Self.closure(in: source, after: &scanner)
    var ahead = scanner
    if closure != nil, let word = try? ahead.next(), source[word.range].elementsEqual(label.utf8),
      let colon = try? ahead.next(), source[colon.range].elementsEqual(":".utf8)
    {
      closure = try Self.closure(in: source, after: &ahead)
    }
    guard let closure else { throw .noClosure }
    return closure
  }

  /// The label of the closure, where it needs one.
  private static let label = "matches"

  private static func closure(
    in source: [UInt8], after scanner: inout SourceScanner
  ) throws(SnapshotRefusal) -> (range: Range<Int>, tokens: [SourceScanner.Token])? {
    var ahead = scanner
    guard let brace = try? ahead.next(), source[brace.range].elementsEqual("{".utf8) else {
      return nil
    }
    return try scanner.group()
  }
}

extension SnapshotCall {
  /// Returns the bytes that make the closure return another text, and the range that they replace.
  ///
  /// A text of one line stays on the line of the closure where it fits.
  func replacement(with text: String) -> (range: Range<Int>, bytes: [UInt8]) {
    let layout = SourceLayout(source)
    let short = StringLiteral.onOneLine(text)
    let edit = (
      range: literal ?? body, bytes: Array((literal == nil ? " \(short) " : short).utf8)
    )
    if !source[edit.range].contains(where: \.isNewline), !text.utf8.contains(UInt8(ascii: "\n")),
      layout.lineLength(with: edit.bytes, for: edit.range) <= SourceLayout.longestLine
    {
      return edit
    }
    let outer = layout.indentation(ofLineAt: body.lowerBound)
    let inner = outer + layout.indentationStep
    let newline = layout.newline(near: body.lowerBound)
    guard let literal, !isAlone(literal) else {
      let lines = StringLiteral.onLines(text, indentation: inner, newline: newline)
      return (body, Array("\(newline)\(inner)\(lines)\(newline)\(outer)".utf8))
    }
    let isFirst = layout.startsLine(literal.lowerBound)
    let indentation = isFirst ? layout.indentation(ofLineAt: literal.lowerBound) : inner
    let lines = StringLiteral.onLines(text, indentation: indentation, newline: newline)
    return (literal, Array(lines.utf8))
  }

  /// Whether the closure is on one line, with nothing but blanks around its literal.
  private func isAlone(_ literal: Range<Int>) -> Bool {
    !source[body].contains(where: \.isNewline)
      && source[body.lowerBound..<literal.lowerBound].allSatisfy(\.isBlank)
      && source[literal.upperBound..<body.upperBound].allSatisfy(\.isBlank)
  }
}

extension SnapshotRefusal {
  fileprivate static var noClosure: Self {
    Self("it has no text in a closure behind its parentheses")
  }

  fileprivate static var otherCall: Self {
    Self("the call is not where it was compiled, or is that of a helper")
  }
}

extension [UInt8] {
  /// Returns where a line begins that is counted from 1.
  func offset(ofLine line: Int) -> Int? {
    guard line > 0 else { return nil }
    var start = 0
    for _ in 1..<line {
      guard let end = self[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    return start
  }
}

extension ArraySlice<UInt8> {
  /// Returns whether the bytes end in a word, with no letter before it.
  fileprivate func isWord(_ word: String) -> Bool {
    guard suffix(word.utf8.count).elementsEqual(word.utf8) else { return false }
    guard let before = dropLast(word.utf8.count).last else { return true }
    return !before.isPartOfWord && before != UInt8(ascii: "`")
  }
}
