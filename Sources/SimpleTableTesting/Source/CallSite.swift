import Testing

/// Where a snapshot is compared, as the compiler saw it.
struct CallSite: Hashable, Sendable {
  /// The path of the file.
  let filePath: String

  /// The line of the parenthesis after the function's name, counted from 1.
  let line: Int

  /// The column of the parenthesis in bytes, counted from 1.
  let column: Int

  /// The name of the file.
  var fileName: String { filePath.split(separator: "/").last.map(String.init) ?? filePath }

  /// The file and the line, as in messages.
  var description: String { "\(fileName):\(line)" }
}

extension CallSite {
  init(_ location: SourceLocation) {
    self.init(filePath: location.filePath, line: location.line, column: location.column)
  }
}
