import Foundation

/// The test files of which tests have run in this process, as far as that is known.
struct RunTests: Sendable {
  /// Whether all tests of Swift Testing run.
  private(set) var isWholeRun = false

  private var paths: Set<String> = []

  /// Whether the arguments of the process leave out tests.
  private let isFiltered: Bool

  /// Creates an empty set for a process with some arguments.
  init(arguments: [String] = CommandLine.arguments) {
    isFiltered = arguments.contains { $0 == "--filter" || $0 == "--skip" }
  }

  /// The folders of the test files.
  var folders: Set<URL> {
    Set(paths.map { URL(fileURLWithPath: $0).deletingLastPathComponent() })
  }

  /// Adds a file in which a snapshot was compared.
  mutating func add(_ path: String, isSwiftTesting: Bool) {
    paths.insert(URL(fileURLWithPath: path).standardizedFileURL.path)
    isWholeRun = isWholeRun || (isSwiftTesting && !isFiltered)
  }

  /// Returns whether the tests of a file have run: because a snapshot was compared there, or because
  /// all tests ran and the file has no others than those of Swift Testing.
  func contains(_ file: URL) -> Bool {
    if paths.contains(file.path) { return true }
    guard isWholeRun, let source = try? String(contentsOf: file, encoding: .utf8) else {
      return false
    }
    let lines = source.split(whereSeparator: \.isNewline)
    return lines.contains { $0.hasSuffix("import Testing") }
      && !lines.contains { $0.hasSuffix("import XCTest") }
  }
}
