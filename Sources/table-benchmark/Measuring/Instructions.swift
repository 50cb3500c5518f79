import SimpleTable
import TestFixtures

/// The instructions of a case, which no neighbour on the machine changes, as `valgrind` counts them.
enum Instructions {
  /// Returns a trial of the instructions of another case; `nil` where there is no `valgrind`.
  static func trial(of name: String) -> Trial? {
    guard let measured = count(of: name, .measured), let baseline = count(of: name, .baseline)
    else { return nil }
    return Trial { (measured, baseline) }
  }

  /// Returns the instructions of one call.
  private static func count(of name: String, _ side: Trial.Side) -> Double? {
    // What a process does besides is in both.
    guard let one = total(of: name, side, times: 1), let three = total(of: name, side, times: 3)
    else { return nil }
    return (three - one) / 2
  }

  /// Returns the instructions of a process that makes some calls.
  private static func total(of name: String, _ side: Trial.Side, times: Int) -> Double? {
    let words = [
      "valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
      "--log-fd=1", BuiltProgram.path(of: "table-benchmark"), "--calls", "\(times)", side.rawValue,
      name,
    ]
    let lines = Runs.output(of: words)?.split(separator: "\n") ?? []
    let line = lines.first { $0.contains("refs:") }
    return line?.split(separator: ":").last.flatMap { Double($0.filter(\.isNumber)) }
  }
}
