import Foundation
import Testing

@testable import SimpleTableTesting

/// A file of source in which snapshots are compared as in one run of its tests.
struct SourceTrial {
  let folder: TemporaryFolder
  let file: String
  let compiled: String
  let sources = SourceFiles()

  init(_ source: String, named name: String = "MenuTests.swift") throws {
    folder = try TemporaryFolder()
    file = name
    compiled = source
    try folder.write(source.utf8, to: name)
  }

  /// The file as it is now.
  var source: String? { folder.read(file) }

  /// The file's path.
  var path: String { folder.url.appendingPathComponent(file).path }

  /// Compares a text with what a closure returns, and returns the message.
  ///
  /// The closure is the first one behind a mark in the file as it was compiled.
  func compare(
    _ text: String, with expected: String?, at mark: String = "expectSnapshot(",
    record: SnapshotRecording? = .failed, environment: [String: String] = [:],
    isParameterized: Bool = false
  ) throws -> String? {
    let call = try #require(compiled.range(of: mark))
    let brace = try #require(compiled[call.upperBound...].firstIndex(of: "{"))
    let literal = compiled[brace...].firstIndex { $0 == "\"" || $0 == "#" }
    let place = Self.place(
      of: expected == nil ? brace : try #require(literal), in: compiled, path: path)
    return compare(
      text, with: SnapshotText(text: expected, place: place), record: record,
      environment: environment, isParameterized: isParameterized)
  }

  func compare(
    _ text: String, with expected: SnapshotText, record: SnapshotRecording?,
    environment: [String: String] = [:], isParameterized: Bool = false
  ) -> String? {
    InlineComparison(
      text: text, expected: expected, isParameterized: isParameterized, recording: record,
      environment: environment, sources: sources
    ).difference()?.description
  }

  /// Returns a place as the compiler counts.
  static func place(
    of index: String.Index, in source: String, path: String = "MenuTests.swift"
  ) -> SourcePlace {
    let before = source.utf8[..<index]
    let start = before.lastIndex(of: 0x0A).map { source.utf8.index(after: $0) }
    return SourcePlace(
      filePath: path, line: before.count { $0 == 0x0A } + 1,
      column: source.utf8.distance(from: start ?? source.startIndex, to: index) + 1)
  }
}
