import TestFixtures
import Testing

@testable import SimpleTable

@Suite struct `Section map` {
  /// Why each row is not shown, as plain sets.
  private struct Model {
    var reasons: [SectionMap.Reason: Set<Int>] = [:]
    var isFolded = false

    func unfolded(of count: Int) -> [Int] {
      (0..<count).filter { row in !reasons.values.contains { $0.contains(row) } }
    }
  }

  @Test(arguments: [0, 1, 5, 64, 130])
  func `rows are shown unless any reason holds, and positions go there and back`(count: Int) {
    var random = SeededGenerator()
    var map = SectionMap(declaredCount: count)
    var model = Model()
    for _ in 0..<300 {
      change(&map, &model, count, using: &random)
      let unfolded = model.unfolded(of: count)
      #expect(map.unfoldedCount == unfolded.count, "\(random)")
      #expect(map.shownCount == (model.isFolded ? 0 : unfolded.count), "\(random)")
      #expect(unfolded.indices.map(map.declaredRow) == unfolded, "\(random)")
      for row in 0..<count {
        #expect(map.unfoldedRow(row) == unfolded.firstIndex(of: row), "\(random)")
        #expect(map.shows(row) == (!model.isFolded && unfolded.contains(row)), "\(random)")
        for reason in SectionMap.Reason.allCases {
          let holds = model.reasons[reason]?.contains(row) ?? false
          #expect(map.holds(reason, row: row) == holds, "\(random)")
        }
      }
      #expect(map.unfolded == unfolded, "\(random)")
      #expect(map.shown == (model.isFolded ? [] : unfolded), "\(random)")
      let range = Int.random(in: 0...count, using: &random)..<count
      let words = map.shownWords(in: range)
      let first = range.lowerBound / 64 * 64
      for row in range {
        let isSet = words.isEmpty ? false : words[(row - first) / 64] >> UInt64(row % 64) & 1 == 1
        #expect(isSet == map.shows(row), "\(random)")
      }
      let shown = range.count { map.shows($0) }
      #expect(words.reduce(0) { $0 + $1.nonzeroBitCount } == shown, "\(random)")
    }
  }

  private func change(
    _ map: inout SectionMap, _ model: inout Model, _ count: Int,
    using random: inout SeededGenerator
  ) {
    let reason = SectionMap.Reason.allCases.randomElement(using: &random) ?? .hidden
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      map.isFolded.toggle()
      model.isFolded.toggle()
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
  fileprivate var unfolded: [Int] {
    var rows: [Int] = []
    forEachUnfolded { rows.append($0) }
    return rows
  }

  fileprivate var shown: [Int] {
    var rows: [Int] = []
    forEachShown { rows.append($0) }
    return rows
  }
}
