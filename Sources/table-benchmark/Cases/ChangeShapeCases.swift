import SimpleTable

/// Change lists of every shape.
enum ChangeShapeCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "change lists of 100,000 rows in every shape, against a plain reference",
      cases: [(100, 0.7), (10_000, 1.0)].flatMap { sections, bar in
        Edits.shapes.map { name, edit in
          BenchmarkCase(
            name: "change.\(sections)-sections.\(name)", bar: .ratio(bar),
            baseline: "dictionaries of the ids on both sides, then longest increasing subsequences"
          ) {
            let before = Fixture.numbers(100_000, perSection: 100_000 / sections)
            return list(before, edit(before))
          }
        }
      })
  }

  /// Returns a trial, or `nil` where the reference does not give as many changes of each kind.
  private static func list(_ before: [[Int]], _ after: [[Int]]) -> Trial? {
    let ours = TwoStates(before, after)
    let plain = PlainChanges.between(before, after)
    let counts = ours.changes().map {
      [$0.deletedRows.count, $0.insertedRows.count, $0.movedRows.count, $0.reloadedRows.count]
    }
    let plainCounts = plain().map {
      [$0.deleted.count, $0.inserted.count, $0.moved.count, $0.reloaded.count]
    }
    guard counts == plainCounts else {
      print("\(counts) changes, in the reference \(plainCounts)")
      return nil
    }
    return .timed(operations: 2) {
      plain().reduce(0) { $0 + $1.deleted.count + $1.moved.count }
    } _: {
      ours.changeCount()
    }
  }
}
