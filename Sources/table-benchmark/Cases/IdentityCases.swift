import SimpleTable

/// Paths by id, both ways.
enum IdentityCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "path(of:) and id(at:), ids of 24 bytes",
      cases: sizes.flatMap { size in
        [
          BenchmarkCase("identity.path", rows: size, baseline: "a dictionary of paths by id") {
            path(size)
          },
          BenchmarkCase("identity.id", rows: size, baseline: "the same rows in nested arrays") {
            id(size)
          },
        ]
      }
    )
  }

  private static func path(_ size: Int) -> Trial {
    let lookup = Lookup(size)
    let adapter = lookup.adapter
    let ids = lookup.randomPaths.map { adapter.id(at: $0) ?? RowID("") }
    var paths: [RowID: RowPath] = [:]
    for (section, rows) in lookup.nested.enumerated() {
      for (row, content) in rows.enumerated() {
        if let id = content.explicitID { paths[id] = RowPath(section: section, row: row) }
      }
    }
    return .timed(operations: ids.count) { [paths] in
      ids.reduce(0) { $0 &+ (paths[$1]?.row ?? 0) }
    } _: {
      ids.reduce(0) { $0 &+ (adapter.path(of: $1)?.row ?? 0) }
    }
  }

  private static func id(_ size: Int) -> Trial {
    let lookup = Lookup(size)
    let adapter = lookup.adapter
    let nested = lookup.nested
    let paths = lookup.randomPaths
    return .timed(operations: paths.count) {
      paths.reduce(0) { $0 &+ (nested[$1.section][$1.row].explicitID == nil ? 0 : 1) }
    } _: {
      paths.reduce(0) { $0 &+ (adapter.id(at: $1) == nil ? 0 : 1) }
    }
  }
}
