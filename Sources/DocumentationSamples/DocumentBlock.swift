/// A part of a document, as far as samples are concerned.
enum DocumentBlock {
  /// What stands between two fences.
  case code(language: String, Code)

  /// A comment that starts with the word `swift`: a sample that readers do not see.
  case hiddenSwift(Code)

  /// A comment that says that the next sample is not to be run.
  case compileOnly(line: Int)

  /// Any other line that is not blank.
  case prose

  /// What cannot be read, and why.
  case problem(Problem)

  /// Lines of code, and where the block starts.
  struct Code {
    let line: Int
    var lines: [DocumentLine]
  }
}

/// What is wrong with a document, and where.
package struct Problem: Hashable, Sendable {
  package let line: Int
  package let message: String

  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}
