import SimpleTable

/// Rows that are shown and hidden.
enum HidingCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "showing and hiding",
      cases: sizes.flatMap { size in
        [
          BenchmarkCase(
            name: "hide.map.\(size)", bar: size == 1_000_000 ? .value(100) : nil,
            baseline: "the same among 10,000 rows"
          ) { .timed(operations: 4_096, baseline: toggling(10_000), toggling(size)) },
          BenchmarkCase(
            name: "hide.listed.\(size)", bar: size == 1_000_000 ? .value(1_500) : nil,
            baseline: "taking the row out of nested arrays and putting it back"
          ) { hide(size) },
        ]
      })
  }

  /// Returns a function that hides rows at random in a row map, and shows them again.
  private static func toggling(_ size: Int) -> () -> Int {
    var generator = Fixture.generator()
    let rows = (0..<4_096).map { _ in Int.random(in: 0..<size, using: &generator) }
    var map = Fixture.map(size)
    var isHidden = false
    return {
      isHidden.toggle()
      for row in rows {
        map.update(section: row / 1_000) { $0.set(.hidden, isHidden, row: row % 1_000) }
      }
      return map.rowCount
    }
  }

  private static func hide(_ size: Int) -> Trial {
    let lookup = Lookup(size)
    let adapter = lookup.adapter
    let paths = Array(lookup.randomPaths.prefix(4_096))
    let ids = paths.compactMap(adapter.id(at:))
    var nested = lookup.nested
    var changes = 0
    adapter.onChange = { changes += $0.insertedRows.count + $0.deletedRows.count }
    return .timed(operations: 2 * paths.count) {
      for path in paths {
        let row = nested[path.section].remove(at: path.row)
        nested[path.section].insert(row, at: path.row)
      }
      return nested.count
    } _: {
      for id in ids {
        adapter.setHidden(true, row: id)
        adapter.setHidden(false, row: id)
      }
      return changes
    }
  }
}
