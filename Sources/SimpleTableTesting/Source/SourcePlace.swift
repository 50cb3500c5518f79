import SimpleTableStorage
import Testing

/// A place in a file of source, as the compiler saw it.
struct SourcePlace: Hashable, Sendable {
  let filePath: String

  /// The line, counted from 1.
  let line: Int

  /// The column in bytes, counted from 1.
  let column: Int

  var fileName: String { String(filePath.fileName) }

  /// The file and the line, as in messages.
  var description: String { "\(fileName):\(line)" }
}

extension SourcePlace {
  init(_ location: SourceLocation) {
    self.init(filePath: location.filePath, line: location.line, column: location.column)
  }
}
