import SimpleTable

/// What changed between two states of a table of which at most one row in a hundred is edited.
enum ChangeCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "change lists, up to 1 % edits, against comparing all ids and contents pairwise",
      cases: Edits.small.flatMap { name, edit in
        sizes.map { size in
          BenchmarkCase(
            name: "edit.\(name).\(size)", bar: size == 100_000 ? .ratio(2) : nil,
            baseline: "comparing ids and contents of as many plain rows pairwise"
          ) { trial(Fixture.numbers(size), edit) }
        }
      })
  }

  private static func trial(_ numbers: [[Int]], _ edit: Edits.Edit) -> Trial {
    let ours = TwoStates(numbers, edit(numbers))
    let plain = [numbers, numbers].map { Fixture.rows(numbered: $0).map { $0.map(PlainRow.init) } }
    return .timed(operations: 2) {
      PlainRow.differences(plain[0], plain[1]) + PlainRow.differences(plain[1], plain[0])
    } _: {
      ours.changeCount()
    }
  }
}

/// A table before and after an edit, without the time to evaluate and compile its description.
struct TwoStates {
  private let before: TableModel
  private let after: TableModel

  init(_ before: [[Int]], _ after: [[Int]]) {
    let states = [before, after].map { Fixture.sections(Fixture.rows(numbered: $0)) }
    self.before = TableModel(Table { states[0] })
    self.after = TableModel(Table { states[1] })
  }

  /// Returns the changes there, and those back.
  private func changes() -> [TableChanges] {
    [before.changes(to: after), after.changes(to: before)]
  }

  func changeCount() -> Int {
    changes().reduce(0) {
      $0 + $1.insertedRows.count + $1.deletedRows.count + $1.movedRows.count + $1.reloadedRows.count
    }
  }
}
