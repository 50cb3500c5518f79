import SimpleTable

/// How work grows from 100,000 to 1,000,000 rows, in 100 sections.
///
/// Ten times the rows are ten times the work, or twelve where they are put in order. What grows more
/// waits for memory, as plain work with the same rows does.
enum GrowthCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "growth from 100,000 to 1,000,000 rows in 100 sections",
      cases: [
        ("plain", comparing { $0 }), ("plain-shuffled", comparing { shuffled($0) }),
        ("same", reloading { $0 }), ("shuffled", reloading { shuffled($0) }),
        ("render", rendering), ("collapse", collapsing),
      ].map { name, work in
        BenchmarkCase(name: "growth.\(name)", baseline: "the same with 100,000 rows") {
          .timed(baseline: work(100_000), work(1_000_000))
        }
      })
  }

  private typealias Work = (_ size: Int) -> () -> Int

  private static func shuffled(_ numbers: [[Int]]) -> [[Int]] {
    var generator = Fixture.generator()
    return numbers.map { $0.shuffled(using: &generator) }
  }

  /// Plain rows are compared with equal ones, and met in an order of their own.
  private static func comparing(_ order: @escaping ([[Int]]) -> [[Int]]) -> Work {
    { size in
      let numbers = Fixture.numbers(size, perSection: size / 100)
      let places = order(numbers.map { Array($0.indices) })
      let states = [0, 1].map { _ in
        zip(Fixture.rows(numbered: numbers), places).map { rows, places in
          let plain = rows.map(PlainRow.init)
          return places.map { plain[$0] }
        }
      }
      return { PlainRow.differences(states[0], states[1]) + states.count }
    }
  }

  private static func reloading(_ order: @escaping ([[Int]]) -> [[Int]]) -> Work {
    { size in
      let numbers = Fixture.numbers(size, perSection: size / 100)
      let states = [numbers, order(numbers)].map { Fixture.sections(Fixture.rows(numbered: $0)) }
      var state = 0
      let adapter = TableAdapter(Table { states[state] })
      return {
        state = 1 - state
        return adapter.reload().movedRows.count
      }
    }
  }

  private static func adapter(_ size: Int) -> TableAdapter {
    Fixture.adapter(Fixture.rows(numbered: Fixture.numbers(size, perSection: size / 100)))
  }

  private static func rendering(_ size: Int) -> () -> Int {
    let adapter = adapter(size)
    let renderer = TextRenderer(width: 80)
    return { renderer.render(adapter).utf8.count }
  }

  /// A section is collapsed and expanded, with a change list each.
  private static func collapsing(_ size: Int) -> () -> Int {
    let adapter = adapter(size)
    return {
      adapter.setCollapsed(true, section: SectionID(50))
      adapter.setCollapsed(false, section: SectionID(50))
      return adapter.numberOfRows
    }
  }
}
