import SimpleTable

/// The figures as a table of our own, a section for each promise.
struct Report {
  let groups: [(title: String, outcomes: [Outcome])]

  /// The lines of the table.
  var text: String {
    Table { groups.map(section) }.rendered(width: 118, style: .plain)
  }

  /// How many bars were kept, and how many there were.
  var bars: (met: Int, all: Int) {
    groups.flatMap(\.outcomes).reduce(into: (0, 0)) { bars, outcome in
      guard case .measured(let benchmark, let figures) = outcome, let bar = benchmark.bar else {
        return
      }
      bars.1 += 1
      if bar.isMet(by: figures) { bars.0 += 1 }
    }
  }

  private func section(_ group: (title: String, outcomes: [Outcome])) -> Section {
    Section(group.title) {
      Row("", detail: columns("median", "min", "max", "ratio", "B/row", "bar"))
        .accessory(.checkmarkPlaceholder)
      for outcome in group.outcomes { row(outcome) }
    }
  }

  private func row(_ outcome: Outcome) -> Row {
    switch outcome {
    case .skipped(let benchmark, let obstacle):
      return Row(benchmark.name, detail: obstacle, accessory: .custom("-"))
    case .measured(let benchmark, let figures):
      let detail = columns(
        figures.unit.text(figures.median),
        figures.unit.text(figures.minimum),
        figures.unit.text(figures.maximum),
        figures.ratio.map { "\($0.significant) ×" } ?? "",
        figures.bytesPerRow.map(\.significant) ?? "",
        benchmark.bar?.description ?? ""
      )
      return Row(benchmark.name, detail: detail, accessory: accessory(benchmark.bar, figures))
    }
  }

  private func accessory(_ bar: Bar?, _ figures: Figures) -> Accessory {
    guard let bar else { return .checkmarkPlaceholder }
    return bar.isMet(by: figures) ? .checkmark : .custom("✗")
  }

  private func columns(_ texts: String...) -> String {
    zip(texts, [9, 9, 9, 9, 7, 15]).map { text, width in
      String(repeating: " ", count: max(1, width - text.count)) + text
    }.joined()
  }
}
