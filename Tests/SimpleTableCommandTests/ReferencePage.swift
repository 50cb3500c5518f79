import Foundation
import Testing

/// A page of the reference that is made from the source: compared with the file, or recorded there.
struct ReferencePage {
  /// The root of the package.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized

  /// The name of the file.
  let name: String

  /// Expects the file to have a text, which is written first where differences are recorded.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = Self.root.appendingPathComponent("Docs/Reference/" + name)
    if ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "failed" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    #expect(recorded == text, sourceLocation: sourceLocation)
  }

  /// Returns a text for a cell of a table in Markdown.
  static func cell(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map {
        $0.replacingOccurrences(of: "|", with: "\\|").replacingOccurrences(of: "<", with: "\\<")
      }
      .joined(separator: "<br>")
  }
}
