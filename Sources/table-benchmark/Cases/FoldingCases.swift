import SimpleTable

/// Folding and unfolding one section through the adapter, its rows listed.
enum FoldingCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "setCollapsed of one section of up to 1,000 rows, its rows listed",
      cases: sizes.map { size in
        BenchmarkCase(
          "fold.told", rows: size,
          baseline: "taking the section's rows out of nested arrays and putting them back"
        ) { told(size) }
      }
    )
  }

  private static func told(_ size: Int) -> Trial {
    let lookup = Lookup(size)
    let adapter = lookup.adapter
    let section = adapter.numberOfSections / 2
    let id = adapter.section(at: section)?.id ?? SectionID("")
    var nested = lookup.nested
    return .timed(operations: 2) {
      let rows = Array(nested[section])
      nested[section] = []
      let isEmpty = nested[section].isEmpty
      nested[section] = rows.map { $0 }
      return isEmpty ? 1 : 0
    } _: {
      adapter.setCollapsed(true, section: id).deleted.count
        + adapter.setCollapsed(false, section: id).inserted.count
    }
  }
}
