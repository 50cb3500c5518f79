import SimpleTable

/// What changed between two states of a table, without evaluating its description.
enum ChangeListCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "change list alone, up to 1 % edits: ≤ 2 × comparing ids and contents pairwise",
      cases: Edits.small.flatMap { name, edit in
        sizes.map { size in
          BenchmarkCase(
            "changes.\(name)", rows: size, bar: size == 100_000 ? .ratio(2) : nil,
            baseline: "comparing ids and contents of as many plain rows pairwise"
          ) { trial(EditedRows(size, edit)) }
        }
      }
    )
  }

  private static func trial(_ rows: EditedRows) -> Trial {
    let states = rows.states.map { sections in TableModel(Table { sections }) }
    return .timed(operations: 2) {
      rows.comparePlainRows()
    } _: {
      let there = states[0].changes(to: states[1])
      let back = states[1].changes(to: states[0])
      return there.inserted.count + there.moved.count + back.deleted.count + back.reloaded.count
    }
  }
}
