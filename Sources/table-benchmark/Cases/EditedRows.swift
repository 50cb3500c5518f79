import SimpleTable

/// Rows before and after an edit, and the plain rows that a pairwise comparison reads.
struct EditedRows {
  /// The sections of both states, whose rows are objects of their own.
  let states: [[Section]]

  private let plain: [[[PlainRow]]]

  /// Creates rows of which some are edited.
  init(_ rowCount: Int, _ edit: Edits.Edit) {
    let numbers = Fixture.numbers(rowCount)
    states = [numbers, edit(numbers)].map { Fixture.sections(Fixture.rows(numbered: $0)) }
    plain = [numbers, numbers].map { Fixture.rows(numbered: $0).map { $0.map(PlainRow.init) } }
  }

  /// Compares the ids and contents of as many plain rows pairwise, there and back.
  func comparePlainRows() -> Int {
    PlainRow.differences(plain[0], plain[1]) + PlainRow.differences(plain[1], plain[0])
  }
}
