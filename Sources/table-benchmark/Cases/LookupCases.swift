import SimpleTable

/// Rows by path, read from another module while nothing is hidden.
enum LookupCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "row(at:) from another module, nothing hidden: ≤ 2 × a nested array",
      cases: sizes.flatMap { size in
        [
          BenchmarkCase(
            "lookup.in-order", rows: size, bar: size == 100_000 ? .ratio(2) : nil,
            baseline: "the same rows in nested arrays"
          ) { inOrder(of: Lookup(size)) },
          BenchmarkCase(
            "lookup.random", rows: size, bar: size == 100_000 ? .ratio(2) : nil,
            baseline: "the same rows in nested arrays"
          ) { random(of: Lookup(size)) },
          BenchmarkCase(
            "lookup.text-objects.random", rows: size, baseline: "the same rows in nested arrays"
          ) { randomTexts(of: Lookup(size)) },
        ]
      }
    )
  }

  static func inOrder(of lookup: Lookup) -> Trial {
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

  static func random(of lookup: Lookup) -> Trial {
    let adapter = lookup.adapter
    let plain = NestedRows(lookup.nested)
    let paths = lookup.randomPaths
    return .timed(operations: paths.count) {
      paths.reduce(0) { $0 &+ (plain.row(at: $1)?.title.utf8.count ?? 0) }
    } _: {
      paths.reduce(0) { $0 &+ (adapter.row(at: $1)?.title.utf8.count ?? 0) }
    }
  }

  /// What is left of a bar in time once objects of one text were read in the place of rows.
  private static func randomTexts(of lookup: Lookup) -> Trial {
    let objects = TextObjects(lookup.nested)
    let plain = NestedRows(lookup.nested)
    let paths = lookup.randomPaths
    return .timed(operations: paths.count) {
      paths.reduce(0) { $0 &+ (plain.row(at: $1)?.title.utf8.count ?? 0) }
    } _: {
      paths.reduce(0) { $0 &+ objects.length(at: $1) }
    }
  }
}
