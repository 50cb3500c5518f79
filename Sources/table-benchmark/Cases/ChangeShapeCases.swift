import SimpleTable

/// Change lists of every shape, alone and with the reload that they are part of.
enum ChangeShapeCases {
  private static let baseline =
    "dictionaries of the ids on both sides, then longest increasing subsequences"

  /// The change list alone: comparing and listing.
  static var lists: BenchmarkGroup {
    BenchmarkGroup(
      title: "change lists of 100,000 rows in every shape, against a plain reference",
      cases: [(100, 0.7), (10_000, 1.0)].flatMap { sections, bar in
        Edits.shapes.map { name, edit in
          BenchmarkCase(
            name: "change.\(sections)-sections.\(name)", bar: .ratio(bar), baseline: baseline
          ) {
            let before = Fixture.numbers(100_000, perSection: 100_000 / sections)
            return list(before, edit(before))
          }
        }
      })
  }

  /// The whole of `reload()` over rows that are ready.
  static var reloads: BenchmarkGroup {
    BenchmarkGroup(
      title: "reloads of 100,000 rows in every shape, against the same reference",
      cases: [100, 10_000].flatMap { sections in
        Edits.shapes.map { name, edit in
          BenchmarkCase(name: "reload.\(sections)-sections.\(name)", baseline: baseline) {
            let before = Fixture.numbers(100_000, perSection: 100_000 / sections)
            return reload(before, edit(before))
          }
        }
      })
  }

  /// Returns a trial, or `nil` where the reference does not give as many changes of each kind.
  private static func list(_ before: [[Int]], _ after: [[Int]]) -> Trial? {
    let ours = TwoStates(before, after)
    let plain = PlainChanges.between(before, after)
    let counts = ours.changes().map {
      [$0.deleted.count, $0.inserted.count, $0.moved.count, $0.reloaded.count]
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

  private static func reload(_ before: [[Int]], _ after: [[Int]]) -> Trial {
    let states = [before, after].map { Fixture.sections(Fixture.rows(numbered: $0)) }
    let plain = PlainChanges.between(before, after)
    var state = 0
    let adapter = TableAdapter(Table { states[state] })
    return .timed(operations: 2) {
      plain().reduce(0) { $0 + $1.deleted.count + $1.moved.count }
    } _: {
      state = 1
      let there = adapter.reload()
      state = 0
      return there.inserted.count + there.moved.count + adapter.reload().deleted.count
    }
  }
}
