import SimpleTable

/// The row map alone: showing, hiding and folding, without telling anyone.
enum RowMapCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "row map alone: show or hide ≤ 100 ns, fold 1,000 rows ≤ 20 µs",
      cases: sizes.flatMap { size in
        [
          BenchmarkCase(
            "map.toggle", rows: size, bar: size == 1_000_000 ? .nanoseconds(100) : nil,
            baseline: "the same at 10,000 rows"
          ) { toggle(size) },
          BenchmarkCase(
            "map.fold", rows: size, bar: size == 1_000_000 ? .nanoseconds(20_000) : nil,
            baseline: "the same at 10,000 rows"
          ) { fold(size) },
        ]
      } + [
        BenchmarkCase(
          "map.toggle-growth", rows: 1_000_000, bar: .ratio(3), baseline: "the same at 10,000 rows"
        ) { toggle(1_000_000) }
      ]
    )
  }

  /// Returns a map of which one row in ten is hidden.
  static func map(_ size: Int) -> RowMap {
    let sectionSize = Fixture.rowsPerSection(of: size)
    var map = RowMap(
      Array(repeating: SectionMap(declaredCount: sectionSize), count: size / sectionSize))
    for number in stride(from: 0, to: size, by: 10) {
      map.update(section: number / sectionSize) {
        $0.set(.hidden, true, row: number % sectionSize)
      }
    }
    return map
  }

  private static func toggle(_ size: Int) -> Trial {
    let toggles = 4_096
    return .timed(operations: toggles, baseline: toggler(10_000, toggles), toggler(size, toggles))
  }

  /// Returns a function that hides rows at random which are shown, and shows those hidden.
  private static func toggler(_ size: Int, _ count: Int) -> () -> Int {
    var generator = Fixture.generator()
    let sectionSize = Fixture.rowsPerSection(of: size)
    let rows = (0..<count).map { _ in Int.random(in: 0..<size, using: &generator) }
    var map = map(size)
    var isHidden = false
    return {
      isHidden.toggle()
      for row in rows {
        map.update(section: row / sectionSize) {
          $0.set(.hidden, isHidden, row: row % sectionSize)
        }
      }
      return map.rowCount
    }
  }

  private static func fold(_ size: Int) -> Trial {
    .timed(operations: 1_000, baseline: folder(10_000), folder(size))
  }

  private static func folder(_ size: Int) -> () -> Int {
    var map = map(size)
    var section = 0
    let sectionCount = size / Fixture.rowsPerSection(of: size)
    return {
      for _ in 0..<1_000 {
        section = (section + 7) % sectionCount
        map.update(section: section) { $0.isFolded.toggle() }
      }
      return map.rowCount
    }
  }
}
