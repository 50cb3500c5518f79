/// Why a text is not a JSON object, and where.
struct JSONProblem: Error, Hashable {
  let message: String

  /// The line and the column in characters, both from 1; `nil` at the end of the text.
  let place: Place?

  struct Place: Hashable {
    let line: Int
    let column: Int
  }

  /// Creates a problem.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - text: The bytes before it.
  ///   - isAtEnd: Whether no byte follows.
  init(message: String, before text: ArraySlice<UInt8>, isAtEnd: Bool) {
    self.message = message
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let last = String(decoding: lines.last ?? [], as: UTF8.self)
    place = isAtEnd ? nil : Place(line: lines.count, column: last.count + 1)
  }
}

extension JSONProblem: CustomStringConvertible {
  /// What is wrong, and where.
  var description: String {
    guard let place else { return message + " at the end of the file" }
    return "\(message) in line \(place.line), column \(place.column)"
  }
}
