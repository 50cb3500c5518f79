/// The layout of a file of source: its lines and their indentation.
struct SourceLayout {
  private let source: [UInt8]

  init(_ source: [UInt8]) {
    self.source = source
  }

  /// The longest line, in bytes, on which a literal is kept.
  static var longestLine: Int { 100 }

  /// The blanks by which a line is indented more than the one around it.
  var indentationStep: String {
    var narrowest = Int.max
    for line in source.split(whereSeparator: \.isNewline) {
      if line.first == UInt8(ascii: "\t") { return "\t" }
      let count = line.prefix { $0 == UInt8(ascii: " ") }.count
      if count > 1, count < line.count { narrowest = min(narrowest, count) }
    }
    return String(repeating: " ", count: narrowest > 8 ? 2 : narrowest)
  }

  /// Returns the blanks at the start of the line of a place.
  func indentation(ofLineAt index: Int) -> String {
    String(decoding: source[start(ofLineAt: index)...].prefix(while: \.isBlank), as: UTF8.self)
  }

  /// Returns whether there is nothing but blanks between the start of the line and a place.
  func startsLine(_ index: Int) -> Bool {
    source[start(ofLineAt: index)..<index].allSatisfy(\.isBlank)
  }

  /// Returns the number of bytes of a line in which bytes would replace a range.
  func lineLength(with bytes: [UInt8], for range: Range<Int>) -> Int {
    let rest = source[range.upperBound...].prefix { !$0.isNewline }
    return range.lowerBound - start(ofLineAt: range.lowerBound) + bytes.count + rest.count
  }

  private func start(ofLineAt index: Int) -> Int {
    source[..<index].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
  }
}

extension UInt8 {
  /// Whether it ends a line.
  var isNewline: Bool { self == 0x0A }

  /// Whether it is a space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
}
