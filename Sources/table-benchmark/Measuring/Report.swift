import Foundation
import SimpleTable

/// The figures of a group as a table of our own: the medians, and whether each bar is met.
struct Report {
  let text: String

  /// Measures cases once.
  init(_ title: String, _ cases: [BenchmarkCase], rounds: Int) {
    self.init(
      title, ["ours", "baseline", "ratio", "bar"],
      cases.map { measured in
        guard let figure = Figure(measured, rounds: rounds) else {
          return (measured.name, ["cannot be measured here"], " ")
        }
        return (
          measured.name,
          [
            Self.time(figure.value), figure.baseline.map(Self.time) ?? "",
            figure.ratio.map(Self.multiple) ?? "", Self.bar(of: measured),
          ],
          Self.mark(measured, [figure])
        )
      })
  }

  /// Measures cases in several runs: the median, the least and the most of what each bar is about.
  init(_ title: String, _ cases: [BenchmarkCase], rounds: Int, runs: Int) {
    self.init(
      title, ["median", "least", "most", "bar"],
      cases.map { measured in
        let figures = Runs.figures(of: measured, runs: runs, rounds: rounds)
        let values = figures.compactMap { Self.decisive($0, of: measured) }
        guard let least = values.min(), let most = values.max() else {
          return (measured.name, ["cannot be measured here"], " ")
        }
        let isRatio = if case .value = measured.bar { false } else { figures[0].ratio != nil }
        return (
          measured.name,
          [Figure.median(values), least, most].map(isRatio ? Self.multiple : Self.time)
            + [Self.bar(of: measured)],
          Self.mark(measured, figures)
        )
      })
  }

  private init(
    _ title: String, _ heads: [String], _ lines: [(name: String, columns: [String], mark: String)]
  ) {
    let section = Section(title) {
      Row("", detail: Self.columns(heads, mark: " "))
      for line in lines { Row(line.name, detail: Self.columns(line.columns, mark: line.mark)) }
    }
    text = TextRenderer(width: 100, style: .plain).render(TableAdapter(Table { section }))
  }

  /// Returns the figure that decides whether a bar is met: the ratio, unless the bar is a time.
  private static func decisive(_ figure: Figure, of measured: BenchmarkCase) -> Double? {
    if case .value = measured.bar { return figure.value }
    return figure.ratio ?? (measured.bar == nil ? figure.value : nil)
  }

  private static func mark(_ measured: BenchmarkCase, _ figures: [Figure]) -> String {
    let values = figures.compactMap { decisive($0, of: measured) }
    switch measured.bar {
    case .ratio(let most), .value(let most):
      return !values.isEmpty && Figure.median(values) <= most ? "✓" : "✗"
    case nil: return " "
    }
  }

  private static func bar(of measured: BenchmarkCase) -> String {
    switch measured.bar {
    case .ratio(let most): "\(most) ×"
    case .value(let most): time(most)
    case nil: ""
    }
  }

  private static func columns(_ texts: [String], mark: String) -> String {
    texts.map { String(repeating: " ", count: max(1, 11 - $0.count)) + $0 }.joined() + " " + mark
  }

  private static func multiple(_ ratio: Double) -> String { String(format: "%.2f ×", ratio) }

  /// Returns a time in a unit that suits it.
  private static func time(_ nanoseconds: Double) -> String {
    let units = [(1e9, "s"), (1e6, "ms"), (1e3, "µs")]
    let (size, name) = units.first { nanoseconds >= $0.0 } ?? (1, "ns")
    return String(format: "%.3g ", nanoseconds / size) + name
  }
}
