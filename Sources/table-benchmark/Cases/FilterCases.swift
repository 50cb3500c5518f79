import SimpleTable

/// Filtering by a text that few rows, all rows or no row contain.
enum FilterCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "filter, and the end of it",
      cases: [("few", "device 77"), ("none", "otter")].flatMap { name, text in
        sizes.map { size in
          BenchmarkCase(
            "filter.\(name)", rows: size, baseline: "lower-casing all titles and details once"
          ) { filter(size, text) }
        }
      }
    )
  }

  private static func filter(_ size: Int, _ text: String) -> Trial {
    let lookup = Lookup(size)
    let adapter = lookup.adapter
    let nested = lookup.nested
    return .timed {
      var sum = 0
      for rows in nested {
        for row in rows {
          sum &+= row.title.lowercased().utf8.count
          sum &+= row.detail?.lowercased().utf8.count ?? 0
        }
      }
      return sum
    } _: {
      let changes = adapter.filter(text)
      adapter.filter(nil)
      return changes.deleted.count
    }
  }
}
