import SimpleTableMenu
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

/// Handlers may change the table in turn, at any depth, and a view that reads rows again by their
/// paths always shows what the adapter has.
@Suite struct `Calls from within` {
  @Test func `are delivered in order, each list in the state that it leads to`() {
    RandomWalks.forEach(4, areShort: true) { seed, compared in
      let walk = Walk(seed: seed)
      for _ in 0..<60 {
        let faults = walk.step()
        // Of a call from within, one stands below another.
        compared.count(walk.calls.count { $0.hasPrefix("    ") })
        guard faults.isEmpty else {
          Issue.record("\(walk.random)\n\((walk.calls + faults).joined(separator: "\n"))")
          return
        }
      }
    }
  }

  private final class Walk {
    private(set) var random: SeededGenerator

    /// What was called in this step, indented by what it was called from.
    private(set) var calls: [String] = []

    private let menu: MenuState
    private let adapter: TableAdapter
    private var view: TableView
    private var faults: [String] = []
    private var depth = 0
    private var isDelivering = false

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      menu = MenuState.random(using: &random)
      self.random = random
      adapter = TableAdapter(menu.table)
      view = TableView(VisibleTable(adapter))
      adapter.onChange = { [unowned self] in follow($0) }
      adapter.willCollapse = { [unowned self] _ in callFromWithin("willCollapse") }
      adapter.didCollapse = { [unowned self] _ in callFromWithin("didCollapse") }
      adapter.willExpand = { [unowned self] _ in callFromWithin("willExpand") }
      adapter.didExpand = { [unowned self] _ in callFromWithin("didExpand") }
      adapter.willCollapseRow = { [unowned self] _ in callFromWithin("willCollapseRow") }
      adapter.didCollapseRow = { [unowned self] _ in callFromWithin("didCollapseRow") }
      adapter.willExpandRow = { [unowned self] _ in callFromWithin("willExpandRow") }
      adapter.didExpandRow = { [unowned self] _ in callFromWithin("didExpandRow") }
    }

    /// Makes a random call, and returns what is wrong afterwards.
    func step() -> [String] {
      calls = []
      call("step")
      faults += view.differences(from: VisibleTable(adapter))
      return faults
    }

    private func follow(_ changes: TableChanges) {
      if isDelivering { faults.append("delivered within another delivery") }
      if changes.isEmpty { faults.append("delivered an empty list") }
      isDelivering = true
      let before = VisibleTable(adapter)
      if let refusal = view.perform(changes, showing: before) {
        faults.append("\(refusal):\n\(changes)")
      } else {
        faults += view.differences(from: before)
      }
      view = TableView(before)
      callFromWithin("onChange")
      if VisibleTable(adapter) != before { faults.append("changed while it was delivered") }
      isDelivering = false
    }

    private func callFromWithin(_ origin: String) {
      guard depth < 6, calls.count < 15, Int.random(in: 0..<4, using: &random) > 0 else { return }
      call(origin)
    }

    private func call(_ origin: String) {
      depth += 1
      defer { depth -= 1 }
      let (row, section) = (anyRow(), anySection())
      let isOn = Bool.random(using: &random)
      let (name, run): (String, () -> Void) =
        switch Int.random(in: 0..<11, using: &random) {
        case 0, 1: ("reload", { self.editAndReload() })
        case 2: ("setHidden \(isOn) \(row)", { self.adapter.setHidden(isOn, row: row) })
        case 3:
          ("collapse \(isOn) \(section)", { self.adapter.setCollapsed(isOn, section: section) })
        case 4: ("toggle \(section)", { self.adapter.toggleCollapsed(section: section) })
        case 5:
          ("all \(isOn)", { _ = isOn ? self.adapter.collapseAll() : self.adapter.expandAll() })
        case 6: ("set \(section)", { self.adapter.collapsedSections = [section] })
        case 7: ("setExpanded \(isOn) \(row)", { self.adapter.setExpanded(isOn, row: row) })
        case 8: ("filter \(isOn)", { self.adapter.filter(isOn ? "al" : nil) })
        case 9: ("reveal \(row)", { self.adapter.reveal(row: row) })
        default: ("select \(row)", { _ = self.adapter.path(of: row).map(self.adapter.select) })
        }
      calls.append(String(repeating: "  ", count: depth) + "\(origin): \(name)")
      run()
    }

    private func editAndReload() {
      menu.edit(using: &random)
      adapter.reload()
    }

    private func anyRow() -> RowID {
      let paths = adapter.items.compactMap { item in
        if case .row(let path) = item { path } else { nil }
      }
      return paths.randomElement(using: &random).flatMap(adapter.id(at:)) ?? "r1"
    }

    private func anySection() -> SectionID {
      let number = Int.random(in: 0...adapter.numberOfSections, using: &random)
      return adapter.section(at: number)?.id ?? "s1"
    }
  }
}
