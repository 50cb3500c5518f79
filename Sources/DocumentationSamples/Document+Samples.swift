extension Document {
  /// Returns the samples from top to bottom, and what is wrong with the document.
  package func samples() -> (samples: [Sample], problems: [Problem]) {
    var reader = SampleReader()
    for block in BlockScanner(self) { reader.read(block) }
    return (reader.samples, reader.problems)
  }
}

/// Makes samples out of blocks, each of which may say something about its neighbour.
private struct SampleReader {
  var samples: [Sample] = []
  var problems: [Problem] = []

  /// Whether a text that comes now is what the last sample prints.
  private var awaitsOutput = false

  /// The line that says that the next sample is not to be run.
  private var compileOnlyLine: Int?

  mutating func read(_ block: DocumentBlock) {
    switch block {
    case .code("swift", let code), .hiddenSwift(let code):
      append(code)
      return
    case .code("text", let code) where awaitsOutput:
      attach(code)
    case .problem(let problem):
      problems.append(problem)
    case .compileOnly, .code, .prose:
      break
    }
    awaitsOutput = false
    if let line = compileOnlyLine {
      problems.append(Problem(line: line, message: "no sample follows that could be compiled"))
    }
    if case .compileOnly(let line) = block { compileOnlyLine = line } else { compileOnlyLine = nil }
  }

  private mutating func append(_ code: DocumentBlock.Code) {
    if code.lines.allSatisfy(\.isBlank) {
      problems.append(Problem(line: code.line, message: "this sample is empty"))
    }
    samples.append(
      Sample(
        line: code.line, lines: code.lines, role: Sample.Role(code.lines),
        isCompiledOnly: compileOnlyLine != nil))
    awaitsOutput = true
    compileOnlyLine = nil
  }

  private mutating func attach(_ code: DocumentBlock.Code) {
    let last = samples.count - 1
    if samples[last].isCompiledOnly || samples[last].role == .manifest {
      problems.append(Problem(line: code.line, message: "the sample above prints nothing"))
    }
    samples[last].output = Sample.Output(line: code.line, lines: code.lines.map(\.text))
  }
}
