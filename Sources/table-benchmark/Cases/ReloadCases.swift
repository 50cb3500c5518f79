import SimpleTable

/// Reloading a table whose rows are ready, so that only our own work is measured: indexing the
/// rows and listing what changed.
enum ReloadCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "reload of ready rows, up to 1 % edits",
      cases: cases(Edits.small, bar: nil, at: sizes)
    )
  }

  static func cases(
    _ edits: [(name: String, edit: Edits.Edit)], bar: Bar?, at sizes: [Int]
  ) -> [BenchmarkCase] {
    edits.flatMap { name, edit in
      sizes.map { size in
        BenchmarkCase(
          "reload.\(name)", rows: size, bar: size == 100_000 ? bar : nil,
          baseline: "comparing ids and contents of as many plain rows pairwise"
        ) { trial(EditedRows(size, edit)) }
      }
    }
  }

  /// Reloads to and fro between the table as it was and the table after an edit.
  private static func trial(_ rows: EditedRows) -> Trial {
    var state = 0
    let adapter = TableAdapter(Table { rows.states[state] })
    return .timed(operations: 2) {
      rows.comparePlainRows()
    } _: {
      state = 1
      let there = adapter.reload()
      state = 0
      let back = adapter.reload()
      return there.inserted.count + there.moved.count + back.deleted.count + back.reloaded.count
    }
  }
}
