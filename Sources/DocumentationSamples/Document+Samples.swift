extension Document {
  /// The samples from top to bottom.
  var samples: [Sample] {
    var samples: [Sample] = []
    var rest = lines[...]
    var isCompiledOnly = false
    var awaitsOutput = false
    while let line = rest.popFirst() {
      if line.trimmed.isEmpty { continue }
      let block = Self.block(openedBy: line, from: &rest)
      if let block, block.language == "swift" {
        samples.append(
          Sample(line: line.number, lines: block.lines, isCompiledOnly: isCompiledOnly))
      } else if let block, block.language == "text", awaitsOutput {
        let lines = block.lines.map(\.text)
        samples[samples.count - 1].output = Sample.Output(line: line.number, lines: lines)
      }
      isCompiledOnly = line.trimmed == "<!-- compile only -->"
      awaitsOutput = block?.language == "swift"
    }
    return samples
  }

  /// Returns the block that begins at a line, and removes its lines from the rest of the document.
  ///
  /// A block without an end becomes a sample with an error.
  private static func block(
    openedBy line: Line, from rest: inout ArraySlice<Line>
  ) -> (language: String, lines: [Line])? {
    let text = line.trimmed
    let marks = text.prefix { $0 == "`" }
    let info = text.dropFirst(marks.count)
    let end: String
    if text == "<!-- swift" {
      end = "-->"
    } else if text.hasPrefix("<!-- swift "), text.hasSuffix(" -->") {
      let code = text.dropFirst("<!-- swift ".count).dropLast(" -->".count)
      return ("swift", [Line(number: line.number, text: String(code))])
    } else if marks.count >= 3, !info.contains("`") {
      end = String(marks)
    } else {
      return nil
    }
    var lines: [Line] = []
    while let next = rest.popFirst() {
      if next.trimmed == end { return (end == "-->" ? "swift" : String(info), lines) }
      lines.append(next.unindented(by: line.indentation))
    }
    return ("swift", [Line(number: line.number, text: #"#error("this block has no end")"#)])
  }
}
