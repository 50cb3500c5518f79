import Foundation
import SimpleTable
import TestFixtures

/// The instructions of a case, which no neighbour on the machine changes, as `valgrind` counts them.
enum Instructions {
  /// Returns a trial of the instructions of another case; `nil` where there is no `valgrind`.
  static func trial(of name: String) -> Trial? {
    // What debuggers need of Swift is more than `valgrind` can read.
    let whole = BuiltProgram.path(of: "table-benchmark")
    let program = whole + ".stripped"
    guard Runs.output(of: ["strip", "-o", program, whole]) != nil else { return nil }
    defer { unlink(program) }
    guard let measured = count(of: name, .measured, in: program),
      let baseline = count(of: name, .baseline, in: program)
    else { return nil }
    return Trial { (measured, baseline) }
  }

  /// Returns the instructions of one call.
  private static func count(of name: String, _ side: Trial.Side, in program: String) -> Double? {
    // What a process does besides is in both.
    guard let one = total(of: name, side, times: 1, in: program),
      let three = total(of: name, side, times: 3, in: program)
    else { return nil }
    return (three - one) / 2
  }

  /// Returns the instructions of a process that makes some calls.
  private static func total(
    of name: String, _ side: Trial.Side, times: Int, in program: String
  ) -> Double? {
    let words = [
      "valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
      "--log-fd=1", program, "--calls", "\(times)", side.rawValue, name,
    ]
    let lines = Runs.output(of: words)?.split(separator: "\n") ?? []
    let line = lines.first { $0.contains("refs:") }
    return line?.split(separator: ":").last.flatMap { Double($0.filter(\.isNumber)) }
  }
}
