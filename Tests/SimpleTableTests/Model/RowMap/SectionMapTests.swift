import TestFixtures
import TestTraits
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
    map.edgeCount = 2
    var model = Model()
    for _ in 0..<300 {
      change(&map, &model, count, using: &random)
      map.listShown()
      let expanded = model.expanded(of: count)
      check((0..<map.shown.count).map { map.shown[$0] }, expanded, "\(random)")
      check(map.visibleCount, model.isCollapsed ? 0 : expanded.count, "\(random)")
      check(map.itemCount, map.visibleCount + 2, "\(random)")
      for row in 0..<count {
        check(map.shown.index(of: row), expanded.firstIndex(of: row), "\(random)")
        for reason in SectionMap.Reason.allCases {
          let holds = model.reasons[reason]?.contains(row) ?? false
          check(map.holds(reason, row: row), holds, "\(random)")
        }
      }
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
      let rows = Set((0..<count).filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
      for row in 0..<count { map.set(reason, rows.contains(row), row: row) }
      model.reasons[reason] = rows
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
