import SimpleTable

/// An adapter made over rows that are ready.
enum CompileCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "TableAdapter over ready rows",
      cases: sizes.map { size in
        BenchmarkCase("compile", rows: size, baseline: "a dictionary of paths by id") {
          compile(size)
        }
      }
    )
  }

  private static func compile(_ size: Int) -> Trial {
    let nested = Fixture.rows(size)
    let sections = Fixture.sections(nested)
    let ids = nested.map { $0.map { $0.explicitID ?? RowID("") } }
    return .timed(operations: size) {
      var paths: [RowID: RowPath] = [:]
      paths.reserveCapacity(size)
      for (section, ids) in ids.enumerated() {
        for (row, id) in ids.enumerated() { paths[id] = RowPath(section: section, row: row) }
      }
      return paths.count
    } _: {
      TableAdapter(Table { sections }).numberOfRows
    }
  }
}
