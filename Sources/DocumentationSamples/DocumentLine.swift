/// A line of a document and its number, counted from one.
package struct DocumentLine: Hashable, Sendable {
  package let number: Int
  package let text: String

  package init(number: Int, text: String) {
    self.number = number
    self.text = text
  }

  /// Returns the lines of a text, however they end.
  ///
  /// Only line feeds count, alone or after a carriage return, as in compilers and editors.
  package static func lines(of text: String) -> [DocumentLine] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .enumerated()
      .map { DocumentLine(number: $0.offset + 1, text: String($0.element)) }
  }

  /// The number of blanks and tabs before the text.
  var indentation: Int { text.prefix { $0 == " " || $0 == "\t" }.count }

  /// Whether there is nothing to be seen.
  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  /// Returns the line without its indentation, or as much of it as there is.
  func unindented(by columns: Int) -> DocumentLine {
    DocumentLine(number: number, text: String(text.dropFirst(min(columns, indentation))))
  }
}

extension StringProtocol {
  /// The text without white space around it.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
