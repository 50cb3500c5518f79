/// Reads a document block by block.
struct BlockScanner: Sequence, IteratorProtocol {
  private var rest: ArraySlice<DocumentLine>

  init(_ document: Document) {
    rest = document.lines[...]
  }

  /// Returns the next block, leaving out blank lines.
  mutating func next() -> DocumentBlock? {
    guard let line = rest.popFirst() else { return nil }
    if line.isBlank { return next() }
    if let fence = Fence(line) { return code(in: fence, opened: line) }
    let text = line.text.trimmed
    if text == "<!-- compile only -->" { return .compileOnly(line: line.number) }
    if text.hasPrefix("<!-- swift ") || text == "<!-- swift" { return comment(opened: line) }
    if let fence = Fence(quoted: line), fence.language == "swift" {
      return .problem(Problem(line: line.number, message: "a sample in a quotation is not run"))
    }
    return .prose
  }

  private mutating func code(in fence: Fence, opened line: DocumentLine) -> DocumentBlock {
    var code = DocumentBlock.Code(line: line.number, lines: [])
    while let line = rest.popFirst() {
      if fence.isClosed(by: line) { return .code(language: fence.language, code) }
      code.lines.append(line.unindented(by: fence.indentation))
    }
    return .problem(Problem(line: line.number, message: "this fence is never closed"))
  }

  private mutating func comment(opened line: DocumentLine) -> DocumentBlock {
    let opening = line.text.trimmed.dropFirst("<!-- swift".count)
    if opening.hasSuffix("-->") {
      let text = opening.dropLast(3).trimmed
      let code = DocumentLine(number: line.number, text: text)
      return .hiddenSwift(.init(line: line.number, lines: [code]))
    }
    guard opening.isEmpty else {
      return .problem(
        Problem(line: line.number, message: "a longer hidden sample starts on the next line"))
    }
    var code = DocumentBlock.Code(line: line.number, lines: [])
    while let next = rest.popFirst() {
      if next.text.trimmed == "-->" { return .hiddenSwift(code) }
      code.lines.append(next.unindented(by: line.indentation))
    }
    return .problem(Problem(line: line.number, message: "this comment is never closed"))
  }
}

extension Fence {
  /// Creates a fence, if the line opens one in a quotation.
  fileprivate init?(quoted line: DocumentLine) {
    let text = line.text.drop { $0 == " " || $0 == ">" }
    guard line.text.trimmed.hasPrefix(">") else { return nil }
    self.init(DocumentLine(number: line.number, text: String(text)))
  }
}
