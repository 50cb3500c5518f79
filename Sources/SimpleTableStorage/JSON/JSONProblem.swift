internal import SimpleTable

/// Why a text is not the JSON that was expected, and where.
package struct JSONProblem: Error, Hashable, CustomStringConvertible {
  /// The problem, with the line and the column in characters, both from 1; a byte order mark is
  /// none.
  package let description: String

  /// Whether the text is at fault.
  ///
  /// Otherwise a change of it is, and the text is unchanged.
  let isDamage: Bool

  /// Creates a problem.
  ///
  /// - Parameters:
  ///   - message: The problem.
  ///   - text: The bytes before it.
  ///   - isAtEnd: Whether no byte follows.
  init(message: String, before text: ArraySlice<UInt8>, isAtEnd: Bool) {
    let lines = text.dropFirst(text.starts(with: JSONReader.byteOrderMark) ? 3 : 0)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let column = String(decoding: lines.last ?? [], as: UTF8.self).count + 1
    let place = isAtEnd ? "at the end of the file" : "in line \(lines.count), column \(column)"
    description = "\(message) \(place)"
    isDamage = true
  }

  /// Creates the problem that a new value has no place for a comment in the one before.
  init(losingCommentOf key: String) {
    description = "a comment in the value of \"\(key.sanitized)\" would be lost"
    isDamage = false
  }

  /// Creates the problem that a member would have a wrong value after a change.
  init(losing key: String) {
    description = "the value of \"\(key.sanitized)\" would be lost"
    isDamage = false
  }

  /// Creates the problem that a value cannot be written.
  init(noFormOf key: String) {
    description = "the value of \"\(key.sanitized)\" has no form in JSON"
    isDamage = false
  }
}
