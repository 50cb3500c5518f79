package import SimpleTable
import SimpleTableTesting
package import Testing

// `#expect` captures the parts of an expression, and takes the compiler twenty times as long as a
// function. It is for errors that are thrown, and for conditions of several parts.

/// Records an issue where a value is not what is expected.
///
/// Texts are compared byte for byte, unlike by `==`.
package func check<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if actual == expected, areEqualTexts(actual, expected) { return }
  record(
    difference(from: expected, to: actual), comment(),
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue where a condition is not met.
package func check(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if condition { return }
  record(
    "the condition is not met", comment(),
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue where a collection has elements.
package func checkEmpty(
  _ actual: some Collection, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if actual.isEmpty { return }
  record(
    "\(String(reflecting: actual)) is not empty", comment(),
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue where a change list changes something.
package func checkEmpty(
  _ actual: TableChanges, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if actual.isEmpty { return }
  record(
    "\(actual) is not empty", comment(),
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

private func record(_ reason: String, _ comment: Comment?, _ location: SourceLocation) {
  let text = comment.map { "\($0): \(reason)" } ?? reason
  Issue.record(Comment(rawValue: text), sourceLocation: location)
}

/// Returns what is different, of texts line by line.
private func difference<Value>(from expected: Value, to actual: Value) -> String {
  let lines = (text(expected), text(actual))
  // Texts of the same letters in other bytes look the same.
  if let old = lines.0, let new = lines.1, (old + new).contains("\n") || old == new {
    return "the text differs (- expected, + now):\n\(LineDifference(from: old, to: new))"
  }
  return "\(String(reflecting: actual)) is not \(String(reflecting: expected))"
}

/// Returns whether values that are texts, or have texts in an array, have the same bytes.
private func areEqualTexts<Value>(_ actual: Value, _ expected: Value) -> Bool {
  guard let actual = text(actual), let expected = text(expected) else { return true }
  return actual.utf8.elementsEqual(expected.utf8)
}

/// Returns a text, or texts on lines of their own.
private func text<Value>(_ value: Value) -> String? {
  (value as? [String])?.joined(separator: "\n") ?? value as? String
}
