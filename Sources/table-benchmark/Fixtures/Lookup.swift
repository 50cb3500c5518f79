import SimpleTable

/// A table, and the rows that it shows in nested arrays.
struct Lookup {
  let adapter: TableAdapter
  let nested: [[Row]]

  /// Paths of visible rows, without order.
  let randomPaths: [RowPath]

  /// Creates a table of which some rows are hidden at random.
  init(_ rowCount: Int, perSection size: Int = 1_000, hiddenPercent: Int = 0) {
    var generator = Fixture.generator()
    let numbers = Fixture.numbers(rowCount, perSection: size)
    let rows = Fixture.rows(numbered: numbers).map { rows in
      rows.map { row in
        hiddenPercent == 0
          ? row : row.hidden(Int.random(in: 0..<100, using: &generator) < hiddenPercent)
      }
    }
    adapter = Fixture.adapter(rows)
    let nested = rows.map { $0.filter { !$0.isHidden } }
    self.nested = nested
    let sections = nested.indices.filter { !nested[$0].isEmpty }
    randomPaths = (0..<min(rowCount, 1 << 16)).map { _ in
      let section = sections.randomElement(using: &generator) ?? 0
      let row = Int.random(in: 0..<nested[section].count, using: &generator)
      return RowPath(section: section, row: row)
    }
  }
}
