import Foundation

/// A text whose samples are read from top to bottom: a guide, or the comment of a declaration.
struct Document {
  /// The path from the root of the package, and for a comment its line.
  let name: String

  /// The file that compile errors and failures point at.
  let path: String

  let lines: [Line]

  /// A line and its number, counted from one.
  struct Line: Hashable {
    let number: Int
    var text: String
  }
}

extension Document {
  /// Creates a document from a text in Markdown.
  init(name: String, path: String, text: String) {
    self.init(name: name, path: path, lines: Line.lines(of: text))
  }

  /// Returns the documentation comments of a source file, each a document of its own.
  static func comments(inSource text: String, name: String, path: String) -> [Document] {
    let lines = Line.lines(of: text).map { line in
      let code = line.trimmed
      let isComment = code.hasPrefix("///")
      let text = isComment ? String(code.dropFirst(code.hasPrefix("/// ") ? 4 : 3)) : nil
      return (line.number, text)
    }
    return lines.split { $0.1 == nil }.map { comment in
      let lines = comment.compactMap { number, text in text.map { Line(number: number, text: $0) } }
      return Document(name: "\(name):\(lines.first?.number ?? 0)", path: path, lines: lines)
    }
  }
}

extension Document.Line {
  /// Returns the lines of a text with line endings of any system.
  static func lines(of text: String) -> [Self] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .map { Self(number: $0.offset + 1, text: String($0.element)) }
  }

  /// The text without blanks around it.
  var trimmed: String { text.trimmingCharacters(in: .whitespaces) }

  /// Returns the line without its indentation, or as much of it as there is.
  func unindented(by columns: Int) -> Self {
    Self(number: number, text: String(text.dropFirst(min(columns, indentation))))
  }

  /// The number of blanks before the text.
  var indentation: Int { text.prefix(while: \.isWhitespace).count }
}
