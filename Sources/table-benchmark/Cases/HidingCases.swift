import SimpleTable

/// Rows that are hidden and shown, with their change lists.
enum HidingCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "showing and hiding",
      cases: [
        shape(sections: 10, rows: 100, bar: 15_000), shape(sections: 10, rows: 1_000, bar: 100_000),
        shape(sections: 1, rows: 1_000_000, bar: 10_000_000),
        shape(sections: 1, rows: 1_000), shape(sections: 100, rows: 1_000),
        shape(sections: 1_000, rows: 1_000), shape(sections: 100_000, rows: 10),
      ])
  }

  private static func shape(sections: Int, rows: Int, bar: Double? = nil) -> BenchmarkCase {
    BenchmarkCase(
      name: "hide.\(sections)x\(rows)", bar: bar.map(BenchmarkCase.Bar.value),
      baseline: "taking the row out of nested arrays and putting it back"
    ) { hide(Lookup(sections * rows, perSection: rows)) }
  }

  private static func hide(_ lookup: Lookup) -> Trial {
    let adapter = lookup.adapter
    let paths = Array(lookup.randomPaths.prefix(16))
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
