/// What happens to a table between two reloads, as changes of its rows' numbers.
enum Edits {
  typealias Edit = @Sendable (_ numbers: [[Int]]) -> [[Int]]

  /// A section by its number and those of its rows.
  typealias NumberedSection = (number: Int, rows: [Int])
  typealias SectionEdit = @Sendable (_ sections: [NumberedSection]) -> [NumberedSection]

  /// Edits that leave most rows where they are.
  static let small: [(name: String, edit: Edit)] = [
    ("same", { $0 }), ("insert", insert), ("edit-1%", edit), ("in-and-out-1%", replace),
    ("move-1%", move),
  ]

  /// Every shape of change of rows and of sections.
  static let all: [(name: String, edit: SectionEdit)] =
    shapes.map { name, edit in
      (
        name,
        { sections in
          zip(sections, edit(sections.map(\.rows))).map { ($0.number, $1) }
            .filter { !$0.rows.isEmpty }
        }
      )
    } + sectionShapes

  private static let sectionShapes: [(name: String, edit: SectionEdit)] = [
    ("section-moved", { Array($0.dropFirst() + $0.prefix(1)) }),
    ("sections-inserted-10%", insertSections),
    ("sections-deleted-10%", { $0.filter { !$0.number.isMultiple(of: 10) } }),
    (
      "sections-shuffled",
      { sections in
        var generator = Fixture.generator()
        return sections.shuffled(using: &generator)
      }
    ),
  ]

  /// Every shape of change of rows.
  private static let shapes: [(name: String, edit: Edit)] =
    small + [
      ("in-and-out-30%", replaceThird), ("all-new-ids", { $0.map { $0.map { $0 + unused } } }),
      ("every-second-removed", { $0.map { $0.filter { $0.isMultiple(of: 2) } } }),
      ("reversed", { $0.map { $0.reversed() } }),
      (
        "shuffled-within",
        { numbers in
          var generator = Fixture.generator()
          return numbers.map { $0.shuffled(using: &generator) }
        }
      ),
      (
        "shuffled-across",
        { numbers in
          var generator = Fixture.generator()
          return sections(of: numbers.joined().shuffled(using: &generator), like: numbers)
        }
      ),
      ("rotated", { Array($0.dropFirst() + $0.prefix(1)) }),
      ("reversed-across", { sections(of: $0.joined().reversed(), like: $0) }),
      ("transposed", transpose),
    ]

  /// Numbers that the first state does not use.
  private static let unused = 10_000_000

  private static func insert(_ numbers: [[Int]]) -> [[Int]] {
    var numbers = numbers
    let section = numbers.count / 2
    numbers[section].insert(unused, at: numbers[section].count / 2)
    return numbers
  }

  /// Changes what one row in a hundred shows.
  private static func edit(_ numbers: [[Int]]) -> [[Int]] {
    numbers.map { $0.map { $0 % 100 == 50 ? $0 + edited : $0 } }
  }

  /// Takes one row in a hundred out and puts as many new ones in, elsewhere.
  private static func replace(_ numbers: [[Int]]) -> [[Int]] {
    numbers.map { rows in
      rows.flatMap { number -> [Int] in
        switch number % 100 {
        case 30: []
        case 80: [number, number + unused]
        default: [number]
        }
      }
    }
  }

  /// Moves one row in a hundred to another place of its section.
  private static func move(_ numbers: [[Int]]) -> [[Int]] {
    var generator = Fixture.generator()
    return numbers.map { rows in
      var rows = rows
      for row in rows where row % 100 == 50 {
        rows.removeAll { $0 == row }
        rows.insert(row, at: .random(in: 0...rows.count, using: &generator))
      }
      return rows
    }
  }

  /// Puts a new section with new rows after every tenth one.
  private static func insertSections(_ sections: [NumberedSection]) -> [NumberedSection] {
    sections.flatMap { section -> [NumberedSection] in
      guard section.number.isMultiple(of: 10) else { return [section] }
      return [section, (section.number + unused, section.rows.map { $0 + unused })]
    }
  }

  private static func replaceThird(_ numbers: [[Int]]) -> [[Int]] {
    numbers.map { $0.map { $0 % 10 < 3 ? $0 + unused : $0 } }
  }

  /// Reads the rows by columns: the first ones of all sections, then the second ones.
  private static func transpose(_ numbers: [[Int]]) -> [[Int]] {
    let columns = (numbers.first ?? []).indices.flatMap { column in numbers.map { $0[column] } }
    return sections(of: columns, like: numbers)
  }

  /// Cuts a list into sections as long as others.
  private static func sections(of list: [Int], like others: [[Int]]) -> [[Int]] {
    var rest = list[...]
    return others.map { section in
      defer { rest = rest.dropFirst(section.count) }
      return Array(rest.prefix(section.count))
    }
  }

  /// Added to the number of a row that keeps its id and shows something else.
  static let edited = 100_000_000
}
