import SimpleTable

/// Rows by path, read from another module, with and without hidden rows.
enum LookupCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "row(at:) from another module",
      cases: sizes.flatMap { size in
        [
          BenchmarkCase(
            name: "lookup.in-order.\(size)", bar: size == 100_000 ? .ratio(1.2) : nil,
            baseline: "the same rows in nested arrays"
          ) { inOrder(of: Lookup(size)) },
          BenchmarkCase(
            name: "lookup.random.\(size)", bar: size == 100_000 ? .ratio(1.2) : nil,
            baseline: "the same rows in nested arrays"
          ) { random(of: Lookup(size)) },
          BenchmarkCase(
            name: "lookup.hidden.in-order.\(size)", bar: size == 1_000_000 ? .ratio(1.2) : nil,
            baseline: "the visible rows in nested arrays"
          ) { inOrder(of: Lookup(size, hiddenPercent: 10)) },
          BenchmarkCase(
            name: "lookup.hidden.random.\(size)", bar: size == 1_000_000 ? .ratio(1.5) : nil,
            baseline: "the visible rows in nested arrays"
          ) { random(of: Lookup(size, hiddenPercent: 10)) },
        ]
      })
  }

  private static func inOrder(of lookup: Lookup) -> Trial {
    let adapter = lookup.adapter
    let plain = NestedRows(lookup.nested)
    return .timed(operations: adapter.numberOfRows) {
      var sum = 0
      for section in 0..<plain.sections.count {
        for row in 0..<plain.numberOfRows(inSection: section) {
          let path = RowPath(section: section, row: row)
          sum &+= plain.row(at: path)?.title.utf8.count ?? 0
        }
      }
      return sum
    } _: {
      var sum = 0
      for section in 0..<adapter.numberOfSections {
        for row in 0..<adapter.numberOfRows(inSection: section) {
          let path = RowPath(section: section, row: row)
          sum &+= adapter.row(at: path)?.title.utf8.count ?? 0
        }
      }
      return sum
    }
  }

  private static func random(of lookup: Lookup) -> Trial {
    let adapter = lookup.adapter
    let plain = NestedRows(lookup.nested)
    let paths = lookup.randomPaths
    return .timed(operations: paths.count) {
      paths.reduce(0) { $0 &+ (plain.row(at: $1)?.title.utf8.count ?? 0) }
    } _: {
      paths.reduce(0) { $0 &+ (adapter.row(at: $1)?.title.utf8.count ?? 0) }
    }
  }
}
