import SimpleTableMenu
import TestFixtures

/// An adapter and its model, led through the same random steps side by side.
struct ModelWalk {
  let adapter: TableAdapter
  private var model: PlainTable
  private var menu: MenuState
  private var random: SeededGenerator

  /// The changes that the adapter delivered since the last step.
  private let heard = Heard()

  /// What was done so far, for failures to print.
  private(set) var steps: [String] = []

  /// The rows that are hidden or shown in the next steps, the first one last.
  private var rowsToHide: [(id: RowID, isHidden: Bool)] = []

  /// What the last selection answered wrongly.
  private var outcomeFaults: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    menu = MenuState.random(using: &random)
    model = PlainTable(menu)
    adapter = TableAdapter(menu.table)
    adapter.onChange = { [heard] in heard.changes.append($0) }
  }

  private final class Heard {
    var changes: [TableChanges] = []
  }
}

// MARK: - Steps

extension ModelWalk {
  /// Takes a random step and returns where adapter and model part.
  mutating func step() -> [String] {
    let old = model.shown()
    heard.changes = []
    menu.log = []
    outcomeFaults = []
    let returned = takeStep()
    let new = model.shown()
    var faults = comparison(with: new)
    guard faults.isEmpty else { return faults }

    let expected = returned.map { $0.isEmpty ? [] : [$0] } ?? Array(heard.changes.prefix(1))
    if heard.changes != expected { faults.append("heard \(heard.changes), returned \(expected)") }
    let changes = returned ?? heard.changes.first ?? TableChanges()
    if old == new, !changes.isEmpty { faults.append("returned \(changes) without a change") }
    return faults + ChangeListLaw.violations(of: changes, from: old, to: new)
  }

  /// Takes a random step in both, and returns what the adapter returned of it.
  private mutating func takeStep() -> TableChanges? {
    if let (id, isHidden) = rowsToHide.popLast() { return setHidden(isHidden, [id]) }
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1, 2:
      menu.edit(using: &random)
      return reload()
    case 3, 4: return hide()
    case 5, 6, 7, 8: return toggleOne()
    case 9: return toggleAll()
    case 10: return setCollapsedSections()
    case 11, 12: return expand()
    case 13: return filter()
    case 14: return findRow()
    case 15, 16, 17: return select()
    case 18: return reveal()
    default: return Int.random(in: 0..<4, using: &random) == 0 ? replace() : reload()
    }
  }

  private mutating func note(_ step: String) { steps.append(step) }

  private mutating func reload() -> TableChanges {
    note("reload")
    model.reload()
    return adapter.reload()
  }

  private mutating func replace() -> TableChanges {
    note("reload(other)")
    menu = MenuState.random(using: &random)
    model.reload(menu)
    return adapter.reload(menu.table)
  }

  private mutating func hide() -> TableChanges {
    let ids = (0..<Int.random(in: 1...4, using: &random)).map { _ in rowID() }
    return setHidden(Bool.random(using: &random), ids)
  }

  private mutating func setHidden(_ isHidden: Bool, _ ids: [RowID]) -> TableChanges {
    note("setHidden(\(isHidden), \(ids))")
    for id in ids { model.setHidden(isHidden, id) }
    return ids.count == 1
      ? adapter.setHidden(isHidden, row: ids[0]) : adapter.setHidden(isHidden, rows: ids)
  }

  private mutating func toggleOne() -> TableChanges {
    let id = sectionID()
    if Bool.random(using: &random) {
      note("toggleCollapsed(\(id))")
      model.toggleCollapsed(id)
      return adapter.toggleCollapsed(section: id)
    }
    let isCollapsed = Bool.random(using: &random)
    note("setCollapsed(\(isCollapsed), \(id))")
    model.setCollapsed(isCollapsed, id)
    return adapter.setCollapsed(isCollapsed, section: id)
  }

  private mutating func toggleAll() -> TableChanges {
    if Bool.random(using: &random) {
      note("collapseAll")
      model.collapseAll()
      return adapter.collapseAll()
    }
    note("expandAll")
    model.expandAll()
    return adapter.expandAll()
  }

  private mutating func setCollapsedSections() -> TableChanges? {
    let ids = Set((0..<Int.random(in: 0...3, using: &random)).map { _ in sectionID() })
    note("collapsedSections = \(ids)")
    model.collapsedSections = ids
    adapter.collapsedSections = ids
    return nil
  }

  private mutating func expand() -> TableChanges {
    let id = rowID()
    let isExpanded = Bool.random(using: &random)
    note("setExpanded(\(isExpanded), \(id))")
    model.setExpanded(isExpanded, id)
    return adapter.setExpanded(isExpanded, row: id)
  }

  private mutating func filter() -> TableChanges {
    let texts = ["", "", " ", "al", "BETA", "gam", "ta l", "beta delta", "zzz", "e"]
    return filter(Bool.random(using: &random) ? texts.randomElement(using: &random) : nil)
  }

  /// Finds a row by its title, below another one if there is any, and then hides it and shows it.
  private mutating func findRow() -> TableChanges {
    let rows = model.sections.flatMap(\.rows)
    let below = rows.filter { !$0.parents.isEmpty }
    guard let row = (below.isEmpty ? rows : below).randomElement(using: &random) else {
      return filter()
    }
    rowsToHide = [(row.id, false), (row.id, true)]
    return filter(row.state.title)
  }

  private mutating func filter(_ text: String?) -> TableChanges {
    note("filter(\(text ?? "nil"))")
    model.setFilter(text)
    return adapter.filter(text)
  }

  private mutating func reveal() -> TableChanges {
    let id = rowID()
    note("reveal(\(id))")
    model.reveal(id)
    let changes = adapter.reveal(row: id)
    // Where the state of a row above is bound, a reload is delivered before the expansion.
    if heard.changes.count == 2 { heard.changes = [changes] }
    return changes
  }

  private mutating func select() -> TableChanges? {
    let path = RowPath(
      section: Int.random(in: -1...adapter.numberOfSections, using: &random),
      row: Int.random(in: -1...6, using: &random))
    if Int.random(in: 0..<4, using: &random) == 0 {
      note("tapAccessory(\(path))")
      check(adapter.tapAccessory(at: path), model.tapAccessory(path))
    } else {
      note("select(\(path))")
      check(adapter.select(at: path), model.select(path))
    }
    return nil
  }

  private mutating func check(
    _ outcome: ValueOutcome, _ expected: (outcome: ValueOutcome, log: [String])
  ) {
    guard outcome != expected.outcome || menu.log != expected.log else { return }
    outcomeFaults = ["\(outcome) with \(menu.log), not \(expected)"]
  }

  private mutating func rowID() -> RowID {
    let ids = model.sections.flatMap(\.rows).map(\.id)
    let isStray = Int.random(in: 0..<20, using: &random) == 0
    return isStray ? "r1" : ids.randomElement(using: &random) ?? "none"
  }

  private mutating func sectionID() -> SectionID {
    let isStray = Int.random(in: 0..<10, using: &random) == 0
    return isStray ? "s1" : model.sections.randomElement(using: &random)?.id ?? "none"
  }
}

// MARK: - Comparing

extension ModelWalk {
  /// Returns where the adapter answers otherwise than the model, on whatever can be asked.
  private func comparison(with shown: VisibleTable) -> [String] {
    var faults = outcomeFaults
    func check<Value: Equatable>(
      _ answer: Value, _ expected: Value, _ question: @autoclosure () -> String
    ) {
      if answer != expected { faults.append("\(question()): \(answer), not \(expected)") }
    }
    check(VisibleTable(adapter), shown, "shown")
    check(adapter.numberOfSections, shown.sections.count, "sections")
    check(adapter.numberOfRows, shown.sections.reduce(0) { $0 + $1.rows.count }, "rows")
    check(Array(adapter.items), shown.items, "items")
    for (number, item) in shown.items.enumerated() {
      check(adapter.itemIndex(of: item), number, "number of \(item)")
    }
    check(adapter.title, menu.title, "title")
    check(adapter.diagnostics.count, model.numberOfDuplicates, "diagnostics")
    check(adapter.collapsedSections, model.collapsedSections, "collapsedSections")
    check(adapter.filterText == nil, model.filter.isEmpty, "filterText")
    check(adapter.selectedRow, model.selection.flatMap(shown.path), "selectedRow")
    for section in model.sections {
      let place = shown.sections.firstIndex { $0.info.id == section.id }
      check(adapter.sectionIndex(of: section.id), place, "index of \(section.id)")
      for (number, row) in section.rows.enumerated() {
        check(adapter.path(of: row.id), shown.path(of: row.id), "path of \(row.id)")
        check(adapter.isHidden(row: row.id), model.isHidden(row), "isHidden \(row.id)")
        let isExpanded = model.isExpanded(number, of: section)
        check(adapter.isExpanded(row: row.id), isExpanded, "isExpanded \(row.id)")
      }
    }
    let outside = [-1, shown.sections.count, Int.min, Int.max].map { RowPath(section: $0, row: 0) }
    let ends = shown.sections.enumerated().flatMap { number, section in
      [-1, section.rows.count, Int.min, Int.max].map { RowPath(section: number, row: $0) }
    }
    for path in outside + ends {
      check(adapter.row(at: path)?.title, nil, "row at \(path)")
      check(adapter.id(at: path), nil, "id at \(path)")
      check(adapter.depth(at: path), 0, "depth at \(path)")
      check(adapter.itemIndex(of: .row(path)), nil, "number of row \(path)")
    }
    for path in outside {
      check(adapter.section(at: path.section), nil, "section at \(path.section)")
      check(adapter.numberOfRows(inSection: path.section), 0, "rows in \(path.section)")
    }
    check(adapter.path(of: "no such row"), nil, "path of an unknown id")
    return faults
  }
}

extension VisibleTable {
  func path(of id: RowID) -> RowPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.rows.firstIndex(where: { $0.id == id }) {
        return RowPath(section: number, row: row)
      }
    }
    return nil
  }

  var items: [TableItem] {
    sections.enumerated().flatMap { number, section -> [TableItem] in
      let info = section.info
      let rows = section.rows.indices.map { TableItem.row(RowPath(section: number, row: $0)) }
      return (info.hasHeader ? [.header(section: number)] : []) + rows
        + (info.footer == nil ? [] : [.footer(section: number)])
    }
  }
}
