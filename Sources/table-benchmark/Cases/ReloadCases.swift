import SimpleTable

/// Reloads of rows that the program keeps, and of as many rows as there may be.
enum ReloadCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "a reload of rows that are ready and unchanged, against describing them",
      cases: [(1_000, 0.4), (10, nil)].map { (size: Int, bar: Double?) in
        BenchmarkCase(
          name: "reload.ready.100000x\(size)", bar: bar.map(BenchmarkCase.Bar.ratio),
          baseline: "describing as many rows"
        ) { reload(Fixture.numbers(100_000, perSection: size)) }
      } + [
        BenchmarkCase(
          name: "reload.ready.instructions", bar: .ratio(0.15), unit: .instructions,
          baseline: "describing as many rows"
        ) { Instructions.trial(of: "reload.ready.100000x1000") },
        BenchmarkCase(
          name: "reload.peak.1000000", bar: .ratio(2), unit: .bytes, isAlone: true,
          baseline: "what is held before and after"
        ) { peak() },
      ])
  }

  private static func reload(_ numbers: [[Int]]) -> Trial {
    let adapter = Fixture.adapter(Fixture.rows(numbered: numbers))
    return .timed {
      Fixture.rows(numbered: numbers).count
    } _: {
      adapter.reload().isEmpty ? adapter.numberOfRows : 0
    }
  }

  /// Returns a trial of the most memory during a reload that describes all rows anew.
  private static func peak() -> Trial? {
    guard let before = Memory.resident() else { return nil }
    let adapter = TableAdapter(Table { Fixture.sections(Fixture.rows(1_000_000)) })
    guard let held = Memory.resident(), Memory.peak({ adapter.reload() }) != nil else { return nil }
    return Trial { ((Memory.peak { adapter.reload() } ?? .infinity) - before, held - before) }
  }
}
