import TestFixtures
import Testing

@testable import SimpleTable

@Suite struct `Row map` {
  /// One section as plain as it can be.
  private struct ModelSection {
    var isShown: Bool
    var edges: Int
    var isFolded: Bool
    var rows: [Bool]

    var shownRows: [Int] { isFolded ? [] : rows.indices.filter { rows[$0] } }
  }

  private func map(_ model: [ModelSection]) -> RowMap {
    let maps = model.map { section in
      var map = SectionMap(declaredCount: section.rows.count)
      map.edgeCount = section.edges
      map.isFolded = section.isFolded
      for (row, isShown) in section.rows.enumerated() where !isShown {
        map.set(.hidden, true, row: row)
      }
      return map
    }
    guard model.contains(where: { !$0.isShown }) else { return RowMap(maps) }
    let shown = model.indices.filter { model[$0].isShown }
    return RowMap(maps, shownSections: Bits(size: model.count, settingAll: shown))
  }

  @Test(arguments: 0..<40)
  func `positions, sections and items are those of plain lists`(walk: Int) {
    var random = SeededGenerator()
    var model = (0..<Int.random(in: 0...9, using: &random)).map { _ in
      ModelSection(
        isShown: walk.isMultiple(of: 2) || Bool.random(using: &random),
        edges: Int.random(in: 0...2, using: &random),
        isFolded: Bool.random(using: &random),
        rows: (0..<Int.random(in: 0...6, using: &random)).map { _ in Bool.random(using: &random) })
    }
    var map = map(model)
    for _ in 0..<20 {
      compare(map, model, "\(random)")
      guard let section = model.indices.randomElement(using: &random) else { return }
      if Bool.random(using: &random) {
        model[section].isFolded.toggle()
        map.update(section: section) { $0.isFolded.toggle() }
      } else if let row = model[section].rows.indices.randomElement(using: &random) {
        model[section].rows[row].toggle()
        let isHidden = !model[section].rows[row]
        map.update(section: section) { $0.set(.hidden, isHidden, row: row) }
      }
    }
  }

  private func compare(_ map: RowMap, _ model: [ModelSection], _ seed: String) {
    let shown = model.indices.filter { model[$0].isShown }
    #expect(map.declaredSectionCount == model.count)
    #expect(map.shownSectionCount == shown.count, "\(seed)")
    #expect((-1...shown.count).map(map.declaredSection) == [nil] + shown + [nil], "\(seed)")
    for section in model.indices {
      #expect(map.shownSection(section) == shown.firstIndex(of: section), "\(seed)")
      #expect(map.isShown(section: section) == model[section].isShown, "\(seed)")
      for row in model[section].rows.indices {
        let place = shown.firstIndex(of: section)
        let number = model[section].shownRows.firstIndex(of: row)
        let path = place.flatMap { place in number.map { RowPath(section: place, row: $0) } }
        #expect(map.path(of: RowPosition(section: section, row: row)) == path, "\(seed)")
      }
    }
    var items: [(section: Int, offset: Int)] = []
    for (place, section) in shown.enumerated() {
      let rows = model[section].shownRows
      for row in -1...rows.count {
        let position = map.position(of: RowPath(section: place, row: row))
        let declared = rows.indices.contains(row) ? rows[row] : nil
        #expect(position == declared.map { RowPosition(section: section, row: $0) }, "\(seed)")
      }
      #expect(map.itemCount(beforeSection: section) == items.count, "\(seed)")
      items += (0..<(model[section].edges + rows.count)).map { (section, $0) }
    }
    #expect(map.itemCount == items.count, "\(seed)")
    for (index, item) in items.enumerated() {
      #expect(map.section(ofItem: index) == item, "\(seed)")
    }
  }
}
