import Foundation
import SimpleTable

/// The figures of a group as a table of our own: the medians, and whether each bar is met.
struct Report {
  let text: String

  /// Measures cases, each round beside its baseline.
  init(_ title: String, _ cases: [BenchmarkCase], rounds: Int) {
    let rows = cases.map { Self.row($0, rounds: rounds) }
    let section = Section(title) {
      Row("", detail: Self.columns(["ours", "baseline", "ratio", "bar"], mark: " "))
      rows
    }
    text = TextRenderer(width: 100, style: .plain).render(TableAdapter(Table { section }))
  }

  private static func row(_ measured: BenchmarkCase, rounds: Int) -> Row {
    guard let trial = measured.prepare() else {
      return Row(measured.name, detail: "cannot be measured here")
    }
    _ = trial.sample()
    let samples = (0..<rounds).map { _ in trial.sample() }
    let value = median(samples.map(\.value))
    let baselines = samples.compactMap(\.baseline)
    // The ratio is that of each round, as neighbours slow both sides of it.
    let ratio = baselines.isEmpty ? nil : median(samples.map { $0.value / ($0.baseline ?? 1) })
    let (bar, mark): (String, String)
    switch measured.bar {
    case .ratio(let most): (bar, mark) = ("\(most) ×", ratio ?? .infinity <= most ? "✓" : "✗")
    case .value(let most): (bar, mark) = (text(most), value <= most ? "✓" : "✗")
    case nil: (bar, mark) = ("", " ")
    }
    let baseline = baselines.isEmpty ? "" : text(median(baselines))
    let ratioText = ratio.map { String(format: "%.2f ×", $0) } ?? ""
    return Row(
      measured.name,
      detail: columns([text(value), baseline, ratioText, bar], mark: mark))
  }

  private static func columns(_ texts: [String], mark: String) -> String {
    texts.map { String(repeating: " ", count: max(1, 11 - $0.count)) + $0 }.joined() + " " + mark
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// Returns a time in a unit that suits it.
  private static func text(_ nanoseconds: Double) -> String {
    let units = [(1e9, "s"), (1e6, "ms"), (1e3, "µs")]
    let (size, name) = units.first { nanoseconds >= $0.0 } ?? (1, "ns")
    return String(format: "%.3g ", nanoseconds / size) + name
  }
}
