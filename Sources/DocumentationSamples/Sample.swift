/// A piece of Swift in a document, and what the document says that it prints.
struct Sample {
  /// The line on which the block starts.
  let line: Int

  /// The code.
  let lines: [Document.Line]

  /// Whether the code is compiled, but not run.
  let isCompiledOnly: Bool

  /// The block of text that follows.
  var output: Output?

  /// The text that a sample must print, and the line on which its block starts.
  struct Output {
    let line: Int
    let lines: [String]
  }
}

extension Sample {
  /// What a piece of Swift is part of, and is compiled in.
  enum Role {
    case statements, rows, sections, table, manifest
  }

  /// What the sample is part of, as its first word shows.
  var role: Role {
    let texts = lines.map(\.trimmed).filter { !$0.isEmpty }
    let manifestStarts = ["// swift-tools-version", ".package(", ".product(", "dependencies:"]
    if manifestStarts.contains(where: { texts.first?.hasPrefix($0) == true }) { return .manifest }
    let first = texts.first { !$0.hasPrefix("//") } ?? ""
    let word = first.prefix { $0.isLetter }
    let rest = first.dropFirst(word.count)
    guard rest.hasPrefix("(") || rest.hasPrefix(" {"), word.first?.isUppercase == true else {
      return .statements
    }
    switch word {
    case "Section": return .sections
    case "Table": return .table
    default: return word.hasSuffix("Row") ? .rows : .statements
    }
  }
}
