/// A piece of Swift in a document, and what the document says that it prints.
package struct Sample: Sendable {
  /// Where the block starts.
  package let line: Int

  /// The code.
  package let lines: [DocumentLine]

  /// Where the code must stand to be compiled.
  package let role: Role

  /// Whether the code is compiled, but not run.
  package let isCompiledOnly: Bool

  /// The block of text that follows.
  package var output: Output?

  /// The text that a sample must print.
  package struct Output: Sendable {
    /// The line of the fence before the text.
    package let line: Int
    package let lines: [String]
  }

  /// Where a piece of Swift stands, as its first word tells.
  package enum Role: Sendable {
    /// In a function.
    case statements

    /// In a section.
    case rows

    /// In a table.
    case sections

    /// On its own: a table that is shown.
    case table

    /// In a manifest; it is not compiled.
    case manifest
  }
}

extension Sample.Role {
  /// Creates the role of a piece of Swift.
  ///
  /// What starts with a row, a section or a table is taken as the part of a description, what
  /// starts with a dependency as the part of a manifest.
  init(_ lines: [DocumentLine]) {
    let texts = lines.lazy.map(\.text.trimmed).filter { !$0.isEmpty }
    let manifestStarts = ["// swift-tools-version", ".package(", ".product(", "dependencies:"]
    if let first = texts.first, manifestStarts.contains(where: { first.hasPrefix($0) }) {
      self = .manifest
      return
    }
    let first = texts.first { !$0.hasPrefix("//") } ?? ""
    let word = first.prefix { $0.isLetter || $0.isNumber }
    guard word.first?.isUppercase == true, first.dropFirst(word.count).hasOpening else {
      self = .statements
      return
    }
    switch word {
    case "Section": self = .sections
    case "Table": self = .table
    default: self = word.hasSuffix("Row") ? .rows : .statements
    }
  }
}

extension Substring {
  /// Whether a call starts here.
  fileprivate var hasOpening: Bool { hasPrefix("(") || hasPrefix(" {") }
}
