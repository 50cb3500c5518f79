import SimpleTable
import TestFixtures
import Testing

@testable import SimpleTableTerminal

/// Numbered lines under random input, beside a plain model of which number means which row.
@Suite struct `Numbers of lines` {
  /// A table whose rows come and go, and are collapsed.
  private final class Rows {
    var generator: SeededGenerator
    var shown: [String] = []
    var selected: String?
    private(set) var menu: Menu?

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      change()
      menu = Menu(
        Table("Rows") { [unowned self] in
          for part in ["a", "b"] {
            Section("Part \(part)") {
              for name in shown where name.hasPrefix(part) {
                Row(name) { [unowned self] in
                  selected = name
                  change()
                }.id(name)
              }
            }
            .id("\(part)").collapsible()
          }
        })
    }

    func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

    func change() {
      let names = ["a", "b"].flatMap { part in (0..<6).map { "\(part)\($0)" } }
      shown = names.filter { _ in number(below: 3) > 0 }
    }

    /// The rows and headers that can be chosen now, from top to bottom.
    var visible: [String] {
      menu.map { menu in
        menu.page.items.compactMap { item in
          switch item {
          case .header(let section):
            menu.page.section(at: section).flatMap { $0.showsIndicator ? $0.header : nil }
          case .row(let path): menu.page.row(at: path)?.title
          case .footer: nil
          }
        }
      } ?? []
    }
  }

  // With seed 9082 a section loses its rows between two listings.
  @Test(arguments: RandomWalks.seeds(5) + [9082])
  func `mean one row until the next listing`(seed: UInt64) throws {
    let rows = Rows(seed: seed)
    let menu = try #require(rows.menu)
    let session = NumberedLines(menu)
    var numbers: [String: Int] = [:]
    var names: [String] = []
    func list(_ lines: String) {
      names = rows.visible
      numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0 + 1) })
      #expect(said(lines).map(\.number) == names.indices.map { $0 + 1 })
    }
    list(session.list())
    for step in 0..<40 {
      let before = rows.visible
      rows.selected = nil
      if rows.number(below: 6) == 0 {
        list(session.answer("list"))
        continue
      }
      if rows.number(below: 4) == 0 { rows.change() }
      let number = rows.number(below: names.count + 2)
      let isReloaded = rows.number(below: 3) == 0
      if isReloaded { menu.reload() }
      let present = rows.visible
      let answer = session.answer("\(number)")
      let place: Comment = "seed \(seed), step \(step), line \(number): \(answer)"
      if !(1...max(1, names.count) ~= number) || names.isEmpty {
        #expect(answer.hasPrefix("There is no line \"\(number)\"."), place)
      } else if !present.contains(names[number - 1]) {
        #expect(answer.hasPrefix("Line \(number) no longer exists.\n"), place)
        #expect(rows.selected == nil, place)
      } else if !names[number - 1].hasPrefix("Part") {
        #expect(rows.selected == names[number - 1], place)
      }
      // Each row that is new since the last answer is said with a number that it keeps.
      let now = rows.visible
      for line in said(answer) {
        if let known = numbers[line.name] {
          #expect(known == line.number, place)
        } else {
          names.append(line.name)
          numbers[line.name] = names.count
          #expect(line.number == names.count, place)
        }
      }
      #expect(now.allSatisfy { numbers[$0] != nil }, place)
      let new = now.filter { !before.contains($0) && !$0.hasPrefix("Part") }
      #expect(Set(said(answer).map(\.name)).isSuperset(of: new), place)
    }
  }

  /// Returns the lines of an answer that have a number.
  private func said(_ answer: String) -> [(number: Int, name: String)] {
    answer.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, parts[0].last == ".", let number = Int(parts[0].dropLast()) else {
        return nil
      }
      let name = parts[1].split(separator: " (").first.map(String.init) ?? ""
      return (number, name.hasPrefix("-- ") ? String(name.dropFirst(3).dropLast(3)) : name)
    }
  }
}
