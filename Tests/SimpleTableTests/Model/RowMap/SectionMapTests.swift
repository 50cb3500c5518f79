import TestFixtures
import Testing

@testable import SimpleTable

@Suite struct `Section map` {
  /// Why each row is not visible, as plain sets.
  private struct Model {
    var reasons: [SectionMap.Reason: Set<Int>] = [:]
    var isCollapsed = false

    func expanded(of count: Int) -> [Int] {
      (0..<count).filter { row in !reasons.values.contains { $0.contains(row) } }
    }
  }

  @Test(arguments: [0, 1, 5, 64, 130])
  func `rows are visible unless any reason holds, and positions go there and back`(count: Int) {
    var random = SeededGenerator()
    var map = SectionMap(declaredCount: count)
    var model = Model()
    for _ in 0..<300 {
      change(&map, &model, count, using: &random)
      let expanded = model.expanded(of: count)
      #expect(map.expandedCount == expanded.count, "\(random)")
      #expect(map.visibleCount == (model.isCollapsed ? 0 : expanded.count), "\(random)")
      #expect(expanded.indices.map(map.declaredRow) == expanded, "\(random)")
      for row in 0..<count {
        #expect(map.expandedRow(row) == expanded.firstIndex(of: row), "\(random)")
        for reason in SectionMap.Reason.allCases {
          let holds = model.reasons[reason]?.contains(row) ?? false
          #expect(map.holds(reason, row: row) == holds, "\(random)")
        }
      }
      #expect(map.expanded == expanded, "\(random)")
      #expect(map.visible == (model.isCollapsed ? [] : expanded), "\(random)")
      let range = Int.random(in: 0...count, using: &random)..<count
      let words = map.visibleWords(in: range)
      let first = range.lowerBound / 64 * 64
      for row in range {
        let isSet = words.isEmpty ? false : words[(row - first) / 64] >> UInt64(row % 64) & 1 == 1
        #expect(isSet == (!model.isCollapsed && expanded.contains(row)), "\(random)")
      }
      let visible = model.isCollapsed ? 0 : expanded.count { range.contains($0) }
      #expect(words.reduce(0) { $0 + $1.nonzeroBitCount } == visible, "\(random)")
    }
  }

  private func change(
    _ map: inout SectionMap, _ model: inout Model, _ count: Int,
    using random: inout SeededGenerator
  ) {
    let reason = SectionMap.Reason.allCases.randomElement(using: &random) ?? .hidden
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      map.isCollapsed.toggle()
      model.isCollapsed.toggle()
    case 1:
      map.set(reason, nil)
      model.reasons[reason] = nil
    case 2:
      let rows = (0..<count).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      map.set(reason, Bits(size: count, settingAll: rows))
      model.reasons[reason] = Set(rows)
    default:
      guard count > 0 else { return }
      let row = Int.random(in: 0..<count, using: &random)
      let holds = Bool.random(using: &random)
      map.set(reason, holds, row: row)
      if holds {
        model.reasons[reason, default: []].insert(row)
      } else {
        model.reasons[reason]?.remove(row)
      }
    }
  }
}

extension SectionMap {
  fileprivate var expanded: [Int] {
    var map = self
    map.isCollapsed = false
    return map.visible
  }

  fileprivate var visible: [Int] {
    var rows: [Int] = []
    forEachVisible { rows.append($0) }
    return rows
  }
}
