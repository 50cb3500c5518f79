import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Path mapping` {
  /// Random tables of numbers, and where a change list says that each row was.
  @Test func `every row that stays is found at its old path`() {
    var random = SeededGenerator()
    let state = Variable(wrappedValue: [[Int]]())
    let adapter = TableAdapter(
      Table {
        for section in state.wrappedValue {
          Section {
            for row in section.dropFirst() { Row("\(row)").id(row) }
          }
          .id(SectionID(section[0]))
        }
      })
    for _ in 0..<500 {
      let before = VisibleTable(adapter)
      let names = (0..<30).shuffled(using: &random)
      state.wrappedValue = (0..<5).shuffled(using: &random).prefix(3).map { section in
        [section] + names[(section * 6)..<(section * 6 + Int.random(in: 0...6, using: &random))]
      }
      let changes = adapter.reload()
      let mapping = PathMapping(changes)
      let after = VisibleTable(adapter)
      let oldIDs = before.sections.map(\.info.id)
      for (number, section) in after.sections.enumerated() {
        let old = oldIDs.firstIndex(of: section.info.id)
        check(mapping.oldSections[number], old, "\(random)")
        for (row, shown) in section.rows.enumerated() where old != nil {
          let path = RowPath(section: number, row: row)
          guard !changes.insertedRows.contains(path) else { continue }
          check(mapping.oldPath(ofNew: path), before.path(of: shown.id), "\(random)")
        }
      }
      for (number, id) in oldIDs.enumerated() {
        let new = after.sections.firstIndex { $0.info.id == id }
        check(mapping.newSections[number], new, "\(random)")
      }
    }
  }
}
