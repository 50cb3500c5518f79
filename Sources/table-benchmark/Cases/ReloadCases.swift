import SimpleTable

/// Reloading a table whose rows are ready, so that only our own work is measured.
enum ReloadCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "reload of ready rows, up to 1 % edits: ≤ 2 × comparing ids and contents pairwise",
      cases: cases(
        [
          ("same", { $0 }), ("insert", Edits.insert), ("edit-1%", Edits.edit),
          ("in-and-out-1%", Edits.replace), ("move-1%", Edits.move),
        ],
        bar: .ratio(2), at: sizes)
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
        ) { trial(size, edit) }
      }
    }
  }

  /// Reloads to and fro between the table as it was and the table after an edit.
  private static func trial(_ size: Int, _ edit: Edits.Edit) -> Trial {
    let numbers = Fixture.numbers(size)
    let states = [numbers, edit(numbers)].map { Fixture.rows(numbered: $0) }
    let sections = states.map(Fixture.sections)
    let plain = [numbers, numbers].map { Fixture.rows(numbered: $0).map { $0.map(PlainRow.init) } }
    var state = 0
    let adapter = TableAdapter(Table { sections[state] })
    return .timed(operations: 2) {
      PlainRow.differences(plain[0], plain[1]) + PlainRow.differences(plain[1], plain[0])
    } _: {
      state = 1
      let there = adapter.reload()
      state = 0
      let back = adapter.reload()
      return there.inserted.count + there.moved.count + back.deleted.count + back.reloaded.count
    }
  }
}
