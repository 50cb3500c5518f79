/// A string literal as it is written in Swift source.
struct StringLiteral {
  /// The place of the literal with its quotes.
  let range: Range<Int>

  /// Its value, with a line feed at the end of each line but the last.
  let text: String

  /// Reads a literal.
  ///
  /// - Throws: A ``SnapshotRefusal`` where there is none, or one that has to be computed.
  init(in source: [UInt8], at start: Int) throws(SnapshotRefusal) {
    let signs = source[start...].prefix { $0 == UInt8(ascii: "#") }
    let quoted = source[signs.endIndex...]
    guard quoted.first == UInt8(ascii: "\"") else { throw .noLiteral }
    let isMultiline =
      quoted.starts(with: "\"\"\"".utf8)
      && quoted.dropFirst(3).first { !$0.isBlank }?.isNewline == true
    let quotes = quoted.prefix(isMultiline ? 3 : 1)
    let end = Array(quotes + signs)
    let escape = [UInt8(ascii: "\\")] + signs
    var rest = quoted.dropFirst(quotes.count)
    while !rest.starts(with: end) {
      guard let byte = rest.first, isMultiline || !byte.isNewline else { throw .noLiteral }
      rest = rest.dropFirst(rest.starts(with: escape) ? escape.count + 1 : 1)
    }
    range = start..<(rest.startIndex + end.count)
    let content = source[quotes.endIndex..<rest.startIndex]
    text = try Self.unescaped(
      isMultiline ? Self.unindented(content) : Array(content), escape: escape)
  }

  /// Returns the lines between the quotes without their indentation, which is that of the last
  /// line.
  private static func unindented(_ source: ArraySlice<UInt8>) throws(SnapshotRefusal) -> [UInt8] {
    var lines = source.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).dropFirst()
    guard let indentation = lines.popLast(), indentation.allSatisfy(\.isBlank) else {
      throw .noLiteral
    }
    var content: [ArraySlice<UInt8>] = []
    for line in lines {
      let isIndented = line.starts(with: indentation)
      guard isIndented || line.allSatisfy(\.isBlank) else {
        throw SnapshotRefusal("a line of it is not indented")
      }
      content.append(isIndented ? line.dropFirst(indentation.count) : [])
    }
    return Array(content.joined(separator: [UInt8(ascii: "\n")]))
  }

  private static func unescaped(
    _ content: [UInt8], escape: [UInt8]
  ) throws(SnapshotRefusal) -> String {
    var bytes: [UInt8] = []
    var rest = content[...]
    while let byte = rest.first {
      guard rest.starts(with: escape) else {
        bytes.append(byte)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(escape.count)
      try appendEscape(from: &rest, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the character for the bytes after an escape.
  private static func appendEscape(
    from rest: inout ArraySlice<UInt8>, to bytes: inout [UInt8]
  ) throws(SnapshotRefusal) {
    let sign = rest.popFirst()
    switch sign {
    case UInt8(ascii: "0"): bytes.append(0)
    case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "r"): bytes.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): bytes.append(sign ?? 0)
    case UInt8(ascii: "u"):
      let digits = rest.dropFirst().prefix { $0 != UInt8(ascii: "}") }
      guard let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(number)
      else { throw SnapshotRefusal("it has an escape that is not known") }
      bytes += String(scalar).utf8
      rest = rest.dropFirst(digits.count + 2)
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"):
      // The line continues below.
      guard sign != UInt8(ascii: "\n") else { break }
      rest = rest.drop(while: \.isBlank)
      guard rest.popFirst() == UInt8(ascii: "\n") else {
        throw SnapshotRefusal("it has an escape that is not known")
      }
    case UInt8(ascii: "("): throw SnapshotRefusal("it is computed by an interpolation")
    default: throw SnapshotRefusal("it has an escape that is not known")
    }
  }
}

extension SnapshotRefusal {
  fileprivate static var noLiteral: Self { Self("there is no literal at the place of its text") }
}
