import Foundation

/// What was measured of a case, in one or several runs.
struct Measurement {
  let measured: BenchmarkCase

  /// The number of runs that were begun, and the figures of those that gave some.
  let runs: Int
  let figures: [Figure]

  /// Measures a case in this process, or in several processes of their own.
  init(_ measured: BenchmarkCase, runs: Int, rounds: Int) {
    self.measured = measured
    self.runs = runs
    figures =
      runs > 1 || measured.isAlone
      ? Runs.figures(of: measured, runs: runs, rounds: rounds)
      : [Figure(measured, rounds: rounds)].compactMap(\.self)
  }
}

extension Measurement {
  /// Of each run, what decides whether the bar is met: the ratio, unless the bar is a value.
  private var decisive: [Double] {
    figures.compactMap { figure in
      if case .value = measured.bar { return figure.value }
      return figure.ratio ?? figure.value
    }
  }

  private var isRatio: Bool {
    if case .value = measured.bar { return false }
    return figures.contains { $0.ratio != nil }
  }

  /// Whether the median of the runs meets the bar; `nil` where there is no bar, or no run.
  var isMet: Bool? {
    guard !decisive.isEmpty else { return nil }
    return switch measured.bar {
    case .ratio(let most), .value(let most): Figure.median(decisive) <= most
    case nil: nil
    }
  }

  /// The median of the library's figures, and of those of the baseline; empty where there is none.
  var value: String { median(figures.map(\.value)) }
  var baseline: String { median(figures.compactMap(\.baseline)) }

  /// The median of what decides, and the least and the most of it; `nil` where nothing was measured.
  var spread: (median: String, least: String, most: String)? {
    guard let least = decisive.min(), let most = decisive.max() else { return nil }
    let texts = [Figure.median(decisive), least, most].map(isRatio ? Self.multiple : amount)
    return (texts[0], texts[1], texts[2])
  }

  /// The number of runs that were measured, as in `4 of 5`.
  var count: String { figures.count == runs ? "\(runs)" : "\(figures.count) of \(runs)" }

  /// The most that the figure may be; empty where there is no bar.
  var bar: String {
    switch measured.bar {
    case .ratio(let most): "\(most) ×"
    case .value(let most): amount(most)
    case nil: ""
    }
  }

  private func median(_ values: [Double]) -> String {
    values.isEmpty ? "" : amount(Figure.median(values))
  }

  private static func multiple(_ ratio: Double) -> String { String(format: "%.2f ×", ratio) }

  /// Returns an amount in a unit that suits it.
  private func amount(_ number: Double) -> String {
    switch measured.unit {
    case .bytes: return "\(Int(number.rounded())) B"
    case .instructions: return String(format: "%.3g M", number / 1e6)
    case .time:
      let units = [(1e9, "s"), (1e6, "ms"), (1e3, "µs")]
      let (size, name) = units.first { number >= $0.0 } ?? (1, "ns")
      return String(format: "%.3g ", number / size) + name
    }
  }
}
