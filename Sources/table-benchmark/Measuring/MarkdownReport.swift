import Foundation

/// The figures as a page of the documentation, with where they come from.
enum MarkdownReport {
  /// What stands above the figures: the commit, the machine and the compiler.
  static func head(runs: Int) -> String {
    let commit = Runs.output(of: ["git", "rev-parse", "--short", "HEAD"]) ?? "unknown"
    let compiler = Runs.output(of: ["swift", "--version"]) ?? "unknown"
    return """
      # Figures

      Printed by `table-benchmark --runs \(runs) --markdown`; [Benchmarks](../Benchmarks.md) says what they mean.

      - Commit: \(commit)
      - Processor: \(processor), \(ProcessInfo.processInfo.activeProcessorCount) cores
      - Compiler: \(compiler.split(separator: "\n").joined(separator: ", "))

      """
  }

  /// Returns the figures of a group.
  static func section(_ title: String, _ measurements: [Measurement]) -> String {
    let head = """

      ## \(title)

      | case | against | bar | median (least to most) | | runs |
      | --- | --- | --- | --- | --- | --- |

      """
    return head + measurements.map(line).joined()
  }

  private static func line(_ measurement: Measurement) -> String {
    let measured = measurement.measured
    let figures =
      measurement.spread.map { "\($0.median) (\($0.least) to \($0.most))" } ?? "not measured"
    let verdict = measurement.isMet.map { $0 ? "met" : "**missed**" } ?? ""
    return "| `\(measured.name)` | \(measured.baseline) | \(measurement.bar) | \(figures) "
      + "| \(verdict) | \(measurement.count) |\n"
  }

  /// The name of the processor, where the system has it in a file.
  private static var processor: String {
    let file = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = file.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
      ?? "unknown"
  }
}
