import SimpleTableSystem
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
    let program = ChildProgram(
      [BuiltProgram.path(of: "table-benchmark"), "--rounds", "\(rounds)", "--figure", name])
    // What it prints is short, so that a pipe holds it until it is read.
    guard let pipe = try? SystemFile.makePipe() else { return nil }
    defer { pipe.read.release() }
    let ending = try? program.run(output: pipe.write)
    pipe.write.release()
    guard ending == .exit(0), let bytes = try? pipe.read.bytes(atMost: 4_096) else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").last
      .flatMap(Figure.init(line:))
  }
}
