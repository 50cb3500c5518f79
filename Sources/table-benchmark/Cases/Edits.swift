/// What happens to a table between two reloads, as changes of its rows' numbers.
enum Edits {
  typealias Edit = @Sendable (_ numbers: [[Int]]) -> [[Int]]

  /// Edits that leave most rows where they are.
  static let small: [(name: String, edit: Edit)] = [
    ("same", { $0 }), ("insert", insert), ("edit-1%", edit), ("in-and-out-1%", replace),
    ("move-1%", move),
  ]

  /// Numbers that the first state does not use.
  private static let unused = 10_000_000

  static func insert(_ numbers: [[Int]]) -> [[Int]] {
    var numbers = numbers
    let section = numbers.count / 2
    numbers[section].insert(unused, at: numbers[section].count / 2)
    return numbers
  }

  /// Changes what one row in a hundred shows.
  static func edit(_ numbers: [[Int]]) -> [[Int]] {
    numbers.map { $0.map { $0 % 100 == 50 ? $0 + edited : $0 } }
  }

  /// Takes one row in a hundred out and puts as many new ones in, elsewhere.
  static func replace(_ numbers: [[Int]]) -> [[Int]] {
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
  static func move(_ numbers: [[Int]]) -> [[Int]] {
    var generator = Fixture.generator()
    return numbers.map { rows in
      var rows = rows
      for _ in 0..<max(1, rows.count / 100) {
        let row = rows.remove(at: .random(in: 0..<rows.count, using: &generator))
        rows.insert(row, at: .random(in: 0...rows.count, using: &generator))
      }
      return rows
    }
  }

  /// Leaves a section without rows, which is then no section.
  static func removeSection(_ numbers: [[Int]]) -> [[Int]] {
    var numbers = numbers
    numbers[numbers.count / 2] = []
    return numbers
  }

  static func reverse(_ numbers: [[Int]]) -> [[Int]] { numbers.map { $0.reversed() } }

  static func shuffle(_ numbers: [[Int]]) -> [[Int]] {
    var generator = Fixture.generator()
    return numbers.map { $0.shuffled(using: &generator) }
  }

  /// Shuffles all rows over all sections.
  static func shuffleAcross(_ numbers: [[Int]]) -> [[Int]] {
    var generator = Fixture.generator()
    let all = numbers.flatMap { $0 }.shuffled(using: &generator)
    let size = numbers[0].count
    return stride(from: 0, to: all.count, by: size).map { start in
      Array(all[start..<min(start + size, all.count)])
    }
  }

  static func replaceThird(_ numbers: [[Int]]) -> [[Int]] {
    numbers.map { $0.map { $0 % 10 < 3 ? $0 + unused : $0 } }
  }
}

extension Edits {
  /// Added to the number of a row that keeps its id and shows something else.
  static let edited = 100_000_000
}
