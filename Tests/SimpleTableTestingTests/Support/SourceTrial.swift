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

  /// Returns the place of the parenthesis behind a mark in the file as it was compiled.
  func site(of mark: String) throws -> CallSite {
    let range = try #require(compiled.range(of: mark))
    let paren = try #require(compiled[range.lowerBound...].utf8.firstIndex(of: UInt8(ascii: "(")))
    let before = compiled.utf8[..<paren]
    let start = before.lastIndex(of: 0x0A).map { compiled.utf8.index(after: $0) }
    return CallSite(
      filePath: path, line: before.count { $0 == 0x0A } + 1,
      column: compiled.utf8.distance(from: start ?? compiled.startIndex, to: paren) + 1)
  }

  /// Compares a text with what the closure of a call returns, and returns the message.
  func compare(
    _ text: String, with expected: String?, at mark: String = "expectSnapshot(",
    record: SnapshotRecording? = .failed, environment: [String: String] = [:],
    test: TestDeclaration? = nil
  ) throws -> String? {
    InlineComparison(
      text: text, expected: expected, site: try site(of: mark), test: test, recording: record,
      environment: environment, sources: sources, claims: SnapshotClaims()
    ).difference()?.description
  }
}
