import SimpleTable
import SimpleTableSystem
import TestFixtures

/// Several runs of a case, each in a process of its own.
///
/// A run has its own memory and its own keys for hashing, so that the runs differ as those of
/// different users do.
enum Runs {
  /// Measures a case in some runs; those that fail are left out.
  static func figures(of measured: BenchmarkCase, runs: Int, rounds: Int) -> [Figure] {
    let words = [
      BuiltProgram.path(of: "table-benchmark"), "--rounds", "\(rounds)", "--figure", measured.name,
    ]
    return (0..<runs).compactMap { _ in
      output(of: words)?.split(separator: "\n").last.flatMap(Figure.init(line:))
    }
  }

  /// Returns what a program prints, without an empty line at the end, or `nil` if it fails.
  static func output(of words: [String]) -> String? {
    // What it prints is short, so that a pipe holds it until it is read.
    guard let pipe = try? SystemFile.makePipe() else { return nil }
    defer { pipe.read.release() }
    let ending = try? ChildProgram(words).run(output: pipe.write)
    pipe.write.release()
    guard ending == .exit(0), let bytes = try? pipe.read.bytes(atMost: 4_096) else { return nil }
    return String(decoding: bytes, as: UTF8.self).trimmed
  }
}
