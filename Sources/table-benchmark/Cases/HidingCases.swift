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
        BenchmarkCase(
          name: "hide.10000-of-1000000", bar: .value(10e6),
          baseline: "taking the rows out of nested arrays and putting them back"
        ) { hideMany(Lookup(1_000_000)) },
      ])
  }

  /// Returns a trial of many rows that are hidden, or shown, by one call.
  private static func hideMany(_ lookup: Lookup) -> Trial {
    let adapter = lookup.adapter
    let paths = Set(lookup.randomPaths.prefix(10_000)).sorted()
    let ids = paths.compactMap(adapter.id(at:))
    var nested = lookup.nested
    return .timed(operations: 2) {
      let rows = paths.reversed().map { nested[$0.section].remove(at: $0.row) }
      for (path, row) in zip(paths, rows.reversed()) {
        nested[path.section].insert(row, at: path.row)
      }
      return nested.count
    } _: {
      adapter.setHidden(true, rows: ids).deletedRows.count
        + adapter.setHidden(false, rows: ids).insertedRows.count
    }
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
