import SimpleTable

/// Reloads with changes of every shape.
enum ChangeShapeCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "reloads of 100,000 ready rows with changes of every shape, against a plain reference",
      cases: [(100, 0.6), (10_000, 0.7)].flatMap { sections, bar in
        Edits.all.map { name, edit in
          BenchmarkCase(
            name: "change.\(sections)-sections.\(name)",
            // Each row costs three cache misses there.
            bar: .ratio(sections == 10_000 && name == "shuffled-across" ? 0.8 : bar),
            baseline: "dictionaries of the ids on both sides, then longest increasing subsequences"
          ) {
            let before = Fixture.numbers(100_000, perSection: 100_000 / sections)
              .enumerated().map { (number: $0, rows: $1) }
            return reload(before, edit(before))
          }
        }
      })
  }

  /// Returns a trial, or `nil` where the reference does not give the same paths.
  ///
  /// A round reloads there and back. Our side compiles the description, decides what is visible and
  /// lists the changes; the reference makes its dictionaries and lists the changes.
  private static func reload(
    _ before: [Edits.NumberedSection], _ after: [Edits.NumberedSection]
  ) -> Trial? {
    let states = [before, after].map(Fixture.sections(numbered:))
    var state = 0
    let adapter = TableAdapter(Table { states[state] })
    func reload(to next: Int) -> TableChanges {
      state = next
      return adapter.reload()
    }
    let plain = PlainChanges.between(before, after)
    for (reference, next) in zip(plain(), [1, 0]) {
      let differences = reference.differences(to: reload(to: next))
      guard differences.isEmpty else {
        print("the reference has other \(differences.joined(separator: ", "))")
        return nil
      }
    }
    return .timed(operations: 2) {
      plain().reduce(0) { $0 + $1.deleted.count + $1.moved.count }
    } _: {
      reload(to: 1).deletedRows.count + reload(to: 0).movedRows.count
    }
  }
}
