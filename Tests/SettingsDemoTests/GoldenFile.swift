import Foundation
import Testing

/// A text kept in a file, which the program's output must equal byte for byte.
struct GoldenFile {
  let name: String

  /// Compares a text with the file, or writes the file if the environment says so.
  ///
  /// With `SNAPSHOT_TESTING_RECORD=all` in the environment the text is written and the test fails,
  /// so that nobody takes a recording for a comparison.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if Self.isRecording {
      try record(text)
      Issue.record("Recorded \(name).", sourceLocation: sourceLocation)
      return
    }
    let expected = try String(contentsOf: url, encoding: .utf8)
    #expect(
      text == expected, "\(name) reads differently:\n\(text)", sourceLocation: sourceLocation)
  }

  /// The names of all files that there are.
  static var existing: Set<String> {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return Set((names ?? []).filter { $0.hasSuffix(".txt") })
  }

  private func record(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private var url: URL { Self.folder.appendingPathComponent(name) }

  private static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden")
  }

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all"
  }
}
