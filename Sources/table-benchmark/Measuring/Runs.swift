import Foundation
import TestFixtures

/// Several runs of a case, each in a process of its own.
///
/// A run has its own memory and its own keys for hashing, so that the runs differ as those of
/// different users do.
enum Runs {
  /// Measures a case in some runs; those that fail are left out.
  static func figures(of measured: BenchmarkCase, runs: Int, rounds: Int) -> [Figure] {
    (0..<runs).compactMap { _ in figure(of: measured.name, rounds: rounds) }
  }

  private static func figure(of name: String, rounds: Int) -> Figure? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltProgram.path(of: "table-benchmark"))
    process.arguments = ["--rounds", "\(rounds)", "--figure", name]
    let pipe = Pipe()
    process.standardOutput = pipe
    do { try process.run() } catch { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").last
      .flatMap(Figure.init(line:))
  }
}
