import SimpleTable

/// The figures of a group as a table of our own: the medians, and whether each bar is met.
struct Report {
  let text: String

  init(_ title: String, _ measurements: [Measurement]) {
    let heads = ["ours", "baseline", "median", "least", "most", "runs", "bar"]
    let section = Section(title) {
      Row("", detail: Self.columns(heads, mark: " "))
      for measurement in measurements {
        Row(measurement.measured.name, detail: Self.columns(of: measurement))
      }
    }
    text = TextRenderer(width: 132, style: .plain).render(TableAdapter(Table { section }))
  }

  private static func columns(of measurement: Measurement) -> String {
    guard let spread = measurement.spread else {
      return columns(["cannot be measured here"], mark: " ")
    }
    let mark = measurement.isMet.map { $0 ? "✓" : "✗" } ?? " "
    return columns(
      [
        measurement.value, measurement.baseline, spread.median, spread.least, spread.most,
        measurement.count, measurement.bar,
      ], mark: mark)
  }

  private static func columns(_ texts: [String], mark: String) -> String {
    texts.map { String(repeating: " ", count: max(1, 11 - $0.count)) + $0 }.joined() + " " + mark
  }
}
