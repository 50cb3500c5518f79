import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Row map` {
  /// A section as plain as possible.
  private struct ModelSection {
    var isVisible: Bool
    var edges: Int
    var isCollapsed: Bool
    var rows: [Bool]

    var visibleRows: [Int] { isCollapsed ? [] : rows.indices.filter { rows[$0] } }
  }

  private func map(_ model: [ModelSection]) -> RowMap {
    let maps = model.map { section in
      var map = SectionMap(declaredCount: section.rows.count)
      map.isVisible = section.isVisible
      map.edgeCount = section.edges
      map.isCollapsed = section.isCollapsed
      for (row, isVisible) in section.rows.enumerated() where !isVisible {
        map.set(.hidden, true, row: row)
      }
      return map
    }
    return RowMap(maps)
  }

  @Test(arguments: 0..<40)
  func `positions, sections and items are those of plain lists`(walk: Int) {
    var random = SeededGenerator()
    var model = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      ModelSection(
        isVisible: walk.isMultiple(of: 2) || Bool.random(using: &random),
        edges: Int.random(in: 0...2, using: &random),
        isCollapsed: Bool.random(using: &random),
        rows: (0..<Int.random(in: 0...6, using: &random)).map { _ in Bool.random(using: &random) })
    }
    var map = map(model)
    for _ in 0..<20 {
      compare(map, model, "\(random)")
      guard !model.isEmpty else { return }
      let count = Int.random(in: 1...5, using: &random)
      let sections = (0..<count).compactMap { _ in model.indices.randomElement(using: &random) }
      for section in sections { change(&map[declared: section], &model[section], using: &random) }
      map.update(sections)
    }
  }

  private func change(
    _ map: inout SectionMap, _ model: inout ModelSection, using random: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      model.isVisible.toggle()
      map.isVisible = model.isVisible
    case 1:
      model.isCollapsed.toggle()
      map.isCollapsed = model.isCollapsed
    default:
      guard let row = model.rows.indices.randomElement(using: &random) else { return }
      model.rows[row].toggle()
      map.set(.hidden, !model.rows[row], row: row)
    }
  }

  private func compare(_ map: RowMap, _ model: [ModelSection], _ seed: String) {
    let visible = model.indices.filter { model[$0].isVisible }
    check(map.visibleSectionCount, visible.count, "\(seed)")
    check((-1...visible.count).map(map.declaredSection), [nil] + visible + [nil], "\(seed)")
    for section in model.indices {
      check(map.visibleSection(section), visible.firstIndex(of: section), "\(seed)")
      for row in model[section].rows.indices {
        let place = visible.firstIndex(of: section)
        let number = model[section].visibleRows.firstIndex(of: row)
        let path = place.flatMap { place in number.map { RowPath(section: place, row: $0) } }
        check(map.path(of: RowPosition(section: section, row: row)), path, "\(seed)")
      }
    }
    var items: [Int] = []
    var rowCount = 0
    for (place, section) in visible.enumerated() {
      let rows = model[section].visibleRows
      for row in -1...rows.count {
        let position = map.position(of: RowPath(section: place, row: row))
        let declared = rows.indices.contains(row) ? rows[row] : nil
        check(position, declared.map { RowPosition(section: section, row: $0) }, "\(seed)")
      }
      check(map.itemCount(above: place), items.count, "\(seed)")
      check(map.rowCount(above: place), rowCount, "\(seed)")
      items += Array(repeating: place, count: model[section].edges + rows.count)
      rowCount += rows.count
    }
    check(map.rowCount, rowCount, "\(seed)")
    check(map.itemCount, items.count, "\(seed)")
    check(items.indices.map(map.section), items, "\(seed)")
  }
}
