import Foundation

@testable import SimpleTableTesting

/// A folder with its own tests, deleted after use.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("snapshots-\(UUID().uuidString)").resolvingSymlinksInPath()

  /// The path of a file of tests that need not exist.
  var testFile: String { url.appendingPathComponent("MenuTests.swift").path }

  /// The folder's path.
  var path: String { url.path }

  /// Which test uses which file of the folder; new for each folder, as for each run of the tests.
  var claims = SnapshotClaims()

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Compares a text as the test `menu()` of the file `MenuTests.swift` would in a new run.
  func compare(
    _ text: String,
    named name: String? = nil,
    test: String = "menu()",
    at location: String = "MenuTests.swift:7",
    record: SnapshotRecording? = nil,
    environment: [String: String] = [:],
    sameRun: Bool = false
  ) -> String? {
    if !sameRun { claims = SnapshotClaims() }
    return SnapshotComparison(
      text: text.withoutFinalNewline,
      file: SnapshotFile(testFilePath: testFile, testName: test, name: name),
      name: name, location: location, recording: record, environment: environment, claims: claims
    ).difference()?.description
  }

  /// Returns the content of a file below the folder.
  func read(_ path: String) -> String? {
    try? String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }

  /// Writes a file below the folder.
  func write(_ bytes: some Sequence<UInt8>, to path: String = "__Snapshots__/MenuTests/menu.txt")
    throws
  {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// The files below the folder, in order.
  var files: [String] {
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".txt") || $0.hasSuffix(".swift") }.sorted()
  }
}
