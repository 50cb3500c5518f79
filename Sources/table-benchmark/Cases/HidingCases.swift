import SimpleTable

/// Showing and hiding one row through the adapter, told to a listener.
enum HidingCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "setHidden of one row, told to a listener: ≤ 1 µs among 1,000,000",
      cases: sizes.flatMap { size in
        [
          BenchmarkCase(
            "hide.told", rows: size, bar: size == 1_000_000 ? .nanoseconds(1_000) : nil,
            baseline: "taking the row out of nested arrays and putting it back"
          ) { told(size) }
        ]
      }
    )
  }

  private static func told(_ size: Int) -> Trial {
    let lookup = Lookup(size)
    let adapter = lookup.adapter
    let paths = Array(lookup.randomPaths.prefix(4_096))
    let ids = paths.map { adapter.id(at: $0) ?? RowID("") }
    var nested = lookup.nested
    var told = 0
    adapter.onChange = { told += $0.inserted.count + $0.deleted.count }
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
      return told
    }
  }
}
