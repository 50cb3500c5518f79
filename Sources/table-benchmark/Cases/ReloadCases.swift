import SimpleTable

/// Reloads of rows that the program keeps and has not changed.
enum ReloadCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "a reload of 100,000 rows that are ready and unchanged, against describing them",
      cases: [(1_000, 0.4), (10, nil)].map { (size: Int, bar: Double?) in
        BenchmarkCase(
          name: "reload.ready.100000x\(size)", bar: bar.map(BenchmarkCase.Bar.ratio),
          baseline: "describing as many rows"
        ) { reload(Fixture.numbers(100_000, perSection: size)) }
      })
  }

  private static func reload(_ numbers: [[Int]]) -> Trial {
    let adapter = Fixture.adapter(Fixture.rows(numbered: numbers))
    return .timed {
      Fixture.rows(numbered: numbers).count
    } _: {
      adapter.reload().isEmpty ? adapter.numberOfRows : 0
    }
  }
}
