@testable import SimpleTable

/// The laws of a change list: applied to the old table under the rules of
/// `performBatchUpdates`, at once or in stages, it gives the new one, and has no needless changes.
struct ChangeListLaw {
  let old: VisibleTable
  let new: VisibleTable
  let changes: TableChanges

  /// Returns which laws a change list breaks; an empty list if it obeys them all.
  static func violations(
    of changes: TableChanges, from old: VisibleTable, to new: VisibleTable
  ) -> [String] {
    let law = ChangeListLaw(old: old, new: new, changes: changes)
    let ofBatch = law.violationsOfBatch()
    guard ofBatch.isEmpty else { return ofBatch }
    return law.violationsOfEconomy() + law.violationsOfStages() + law.violationsOfText()
  }

  private func violationsOfBatch() -> [String] {
    var view = TableView(old)
    if let refusal = view.perform(changes, showing: new) { return [refusal] }
    return view.differences(from: new)
  }
}

// MARK: - Economy

extension ChangeListLaw {
  /// Returns the needless changes.
  private func violationsOfEconomy() -> [String] {
    var violations: [String] = []
    let oldRows = Self.rows(of: old)
    let newRows = Self.rows(of: new)
    let oldSections = old.sections.map(\.info.id)
    let newSections = new.sections.map(\.info.id)

    for section in changes.deletedSections where newSections.contains(oldSections[section]) {
      violations.append("section \(section) is deleted though it stays")
    }
    for path in changes.deletedRows {
      let id = old.sections[path.section].rows[path.row].id
      if let place = newRows[id]?.path, !changes.insertedSections.contains(place.section) {
        violations.append("\(path) is deleted though it stays")
      }
    }
    for path in changes.reloadedRows {
      let row = new.sections[path.section].rows[path.row]
      if let before = oldRows[row.id]?.row, before == row {
        violations.append("\(path) is reloaded though it reads the same")
      }
    }
    for changed in changes.reloadedSections {
      let info = new.sections[changed].info
      if let section = old.sections.first(where: { $0.info.id == info.id }),
        section.drawn == new.sections[changed].drawn,
        case let before = section.info, before.edges == info.edges,
        before.isCollapsed == info.isCollapsed
      {
        violations.append("section \(changed) is reloaded though it reads the same")
      }
    }
    let fewestMoves = movesNeeded(
      oldSections.filter(newSections.contains), newSections.filter(oldSections.contains))
    if changes.movedSections.count != fewestMoves {
      violations.append("\(changes.movedSections.count) section moves, \(fewestMoves) needed")
    }
    return violations + violationsOfRowMoves()
  }

  private func violationsOfRowMoves() -> [String] {
    var needed = 0
    for section in new.sections {
      guard let before = old.sections.first(where: { $0.info.id == section.info.id }) else {
        continue
      }
      let oldIDs = before.rows.map(\.id)
      let newIDs = section.rows.map(\.id)
      needed += movesNeeded(oldIDs.filter(newIDs.contains), newIDs.filter(oldIDs.contains))
      // A row that changes its section is one move, where both sections stay.
      needed += newIDs.count { id in
        old.sections.contains { other in
          other.info.id != section.info.id && other.rows.contains { $0.id == id }
            && new.sections.contains { $0.info.id == other.info.id }
        }
      }
    }
    return changes.movedRows.count == needed
      ? [] : ["\(changes.movedRows.count) row moves, \(needed) needed"]
  }

  /// Returns how many elements must move to turn one order into another.
  private func movesNeeded<Element: Hashable>(_ old: [Element], _ new: [Element]) -> Int {
    let places = new.map { old.firstIndex(of: $0) ?? 0 }
    var longest: [Int] = []
    for (index, place) in places.enumerated() {
      longest.append(
        1 + ((0..<index).filter { places[$0] < place }.map { longest[$0] }.max() ?? 0))
    }
    return places.count - (longest.max() ?? 0)
  }

  private static func rows(
    of table: VisibleTable
  ) -> [RowID: (path: RowPath, row: VisibleTable.Row)] {
    var rows: [RowID: (path: RowPath, row: VisibleTable.Row)] = [:]
    for (section, shown) in table.sections.enumerated() {
      for (number, row) in shown.rows.enumerated() {
        rows[row.id] = (RowPath(section: section, row: number), row)
      }
    }
    return rows
  }
}

// MARK: - Stages and text

extension ChangeListLaw {
  private func violationsOfStages() -> [String] {
    var view = TableView(old)
    var kinds: [Int] = []
    for stage in changes.stages {
      guard let kind = Self.kind(of: stage) else { return ["a stage mixes changes:\n\(stage)"] }
      kinds.append(kind)
      if stage.oldSectionCount != view.sections.count {
        return ["stage \(kind) begins with \(stage.oldSectionCount) sections"]
      }
      if let refusal = view.perform(stage, showing: kind == 0 ? nil : new) {
        return ["stage \(kind): \(refusal)"]
      }
    }
    if kinds != kinds.sorted() || Set(kinds).count != kinds.count {
      return ["the stages are in the order \(kinds)"]
    }
    return view.differences(from: new).map { "in stages: \($0)" }
  }

  /// Returns which of the four stages holds changes of these kinds only.
  private static func kind(of stage: TableChanges) -> Int? {
    let holds = [
      !stage.reloadedRows.isEmpty || !stage.reloadedSections.isEmpty,
      !stage.deletedRows.isEmpty || !stage.deletedSections.isEmpty,
      !stage.insertedSections.isEmpty || !stage.movedSections.isEmpty,
      !stage.insertedRows.isEmpty || !stage.movedRows.isEmpty,
    ]
    return holds.count(where: { $0 }) == 1 ? holds.firstIndex(of: true) : nil
  }

  private func violationsOfText() -> [String] {
    let signs = changes.description.split(separator: "\n").map(\.first)
    let expected: [Character: Int] = [
      "-": changes.deletedSections.count + changes.deletedRows.count,
      "+": changes.insertedSections.count + changes.insertedRows.count,
      ">": changes.movedSections.count + changes.movedRows.count,
      "~": changes.reloadedSections.count + changes.reloadedRows.count,
    ]
    return expected.compactMap { sign, count in
      signs.count { $0 == sign } == count ? nil : "not \(count) lines start with \(sign)"
    }
  }
}

extension SectionInfo {
  /// What a user sees of a section's header and footer.
  struct Edges: Equatable {
    let texts: [String?]
    let lineLimits: [Int?]
    let hasHeader: Bool
    let showsIndicator: Bool
    let count: Int?
  }

  /// Whether there is a line above the rows.
  var hasHeader: Bool { header != nil || headerDetail != nil || isCollapsible }

  var edges: Edges {
    Edges(
      texts: [header, headerDetail, footer],
      lineLimits: [texts.headerLineLimit, texts.footerLineLimit],
      hasHeader: hasHeader,
      showsIndicator: showsIndicator,
      count: isCollapsed && showsCollapsedRowCount && numberOfCollapsedRows > 0
        ? numberOfCollapsedRows : nil
    )
  }
}
