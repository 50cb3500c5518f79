/// A text whose samples are read from top to bottom: a guide, or the comment of a declaration.
package struct Document: Sendable {
  /// The path from the root of the package, and for a comment its line.
  package let name: String

  /// The file that compile errors and failures point at.
  package let path: String

  package let lines: [DocumentLine]

  package init(name: String, path: String, lines: [DocumentLine]) {
    self.name = name
    self.path = path
    self.lines = lines
  }

  /// Creates the document that a text in Markdown is.
  package init(name: String, path: String, text: String) {
    self.init(name: name, path: path, lines: DocumentLine.lines(of: text))
  }
}

extension Document {
  /// Returns the documentation comments of a source file, each a document of its own.
  ///
  /// A line that starts with three slashes counts, wherever it stands.
  package static func comments(inSource text: String, name: String, path: String) -> [Document] {
    var documents: [Document] = []
    var comment: [DocumentLine] = []
    func end() {
      guard let first = comment.first else { return }
      documents.append(Document(name: "\(name):\(first.number)", path: path, lines: comment))
      comment = []
    }
    for line in DocumentLine.lines(of: text) {
      let code = line.text.dropFirst(line.indentation)
      guard code.hasPrefix("///") else {
        end()
        continue
      }
      let text = code.dropFirst(code.hasPrefix("/// ") ? 4 : 3)
      comment.append(DocumentLine(number: line.number, text: String(text)))
    }
    end()
    return documents
  }
}
