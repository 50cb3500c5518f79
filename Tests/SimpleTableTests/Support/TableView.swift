@testable import SimpleTable

/// A table view that knows only the cells it shows, and applies change lists as UIKit's does.
///
/// It asks for the content of a cell when the cell is inserted or reloaded, and refuses a batch
/// whose counts do not add up.
struct TableView {
  struct Section {
    /// What the header and the footer show.
    var info: SectionInfo
    var rows: [VisibleTable.Row]
  }

  private(set) var sections: [Section]

  /// The cells that were loaded again, and therefore show the newest state.
  private var reloadedSections: Set<SectionID> = []
  private var reloadedRows: Set<RowID> = []

  init(_ table: VisibleTable) {
    sections = table.sections.map { Section(info: $0.info, rows: $0.rows) }
  }

  /// Follows a batch of changes.
  ///
  /// - Parameters:
  ///   - changes: The batch.
  ///   - table: The table after the batch, which gives the content of new cells.
  /// - Returns: Why the batch is refused, or `nil`.
  mutating func perform(_ changes: TableChanges, showing table: VisibleTable?) -> String? {
    if let refusal = refusal(of: changes) { return refusal }
    let before = sections
    guard var after = moveSections(changes, showing: table) else { return "sections do not add up" }
    for index in after.indices {
      guard let origin = after[index].origin else { continue }
      guard
        let rows = rows(of: origin, at: index, from: before, changes, showing: table)
      else {
        return "rows of section \(index) do not add up"
      }
      after[index].section.rows = rows
    }
    sections = after.map(\.section)
    noteReloads(changes)
    return nil
  }
}

// MARK: - Rules

extension TableView {
  private func refusal(of changes: TableChanges) -> String? {
    let gone = changes.deletedSections + changes.movedSections.map(\.from)
    let came = changes.insertedSections + changes.movedSections.map(\.to)
    let count = sections.count - changes.deletedSections.count + changes.insertedSections.count
    if Set(gone).count != gone.count { return "a section goes twice" }
    if Set(came).count != came.count { return "two sections come to one place" }
    if !gone.allSatisfy(sections.indices.contains) { return "a section goes that is not there" }
    if !came.allSatisfy((0..<max(count, 0)).contains) { return "a section comes out of range" }
    if changes.reloadedSections.contains(where: changes.insertedSections.contains) {
      return "an inserted section is reloaded"
    }
    let leaving = changes.deletedRows + changes.movedRows.map(\.from)
    let arriving = changes.insertedRows + changes.movedRows.map(\.to)
    if Set(leaving).count != leaving.count { return "a row goes twice" }
    if Set(arriving).count != arriving.count { return "two rows come to one place" }
    if leaving.contains(where: { changes.deletedSections.contains($0.section) }) {
      return "a row of a deleted section goes"
    }
    if arriving.contains(where: { changes.insertedSections.contains($0.section) }) {
      return "a row comes to an inserted section"
    }
    if !leaving.allSatisfy(isVisible) { return "a deleted row does not exist" }
    if changes.reloadedRows.contains(where: {
      changes.insertedRows.contains($0) || changes.insertedSections.contains($0.section)
    }) {
      return "an inserted row is reloaded"
    }
    return isOrdered(changes) ? nil : "the lists are out of order"
  }

  private func isVisible(_ path: RowPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  private func isOrdered(_ changes: TableChanges) -> Bool {
    isIncreasing(changes.deletedSections) && isIncreasing(changes.insertedSections)
      && isIncreasing(changes.movedSections.map(\.to)) && isIncreasing(changes.reloadedSections)
      && isIncreasing(changes.deletedRows) && isIncreasing(changes.insertedRows)
      && isIncreasing(changes.movedRows.map(\.to)) && isIncreasing(changes.reloadedRows)
  }

  private func isIncreasing(_ list: [some Comparable]) -> Bool {
    zip(list, list.dropFirst()).allSatisfy { $0 < $1 }
  }
}

// MARK: - Following

extension TableView {
  /// A section in its new place, with its number before if it was there.
  private typealias Place = (section: Section, origin: Int?)

  private func moveSections(_ changes: TableChanges, showing table: VisibleTable?) -> [Place]? {
    let count = sections.count - changes.deletedSections.count + changes.insertedSections.count
    var places = [Place?](repeating: nil, count: count)
    for number in changes.insertedSections {
      guard let new = table?.sections[safe: number] else { return nil }
      places[number] = (Section(info: new.info, rows: new.rows), nil)
    }
    for move in changes.movedSections { places[move.to] = (sections[move.from], move.from) }
    let gone = Set(changes.deletedSections + changes.movedSections.map(\.from))
    var staying = sections.indices.filter { !gone.contains($0) }[...]
    for number in places.indices where places[number] == nil {
      guard let origin = staying.popFirst() else { return nil }
      places[number] = (sections[origin], origin)
    }
    return staying.isEmpty ? places.compactMap { $0 } : nil
  }

  private func rows(
    of origin: Int, at number: Int, from before: [Section], _ changes: TableChanges,
    showing table: VisibleTable?
  ) -> [VisibleTable.Row]? {
    let leaving = Set(
      (changes.deletedRows + changes.movedRows.map(\.from)).filter { $0.section == origin }.map(
        \.row))
    var staying = before[origin].rows.enumerated()
      .filter { !leaving.contains($0.offset) }.map(\.element)[...]
    let inserted = changes.insertedRows.filter { $0.section == number }.map(\.row)
    let moved = changes.movedRows.filter { $0.to.section == number }
    let count = staying.count + inserted.count + moved.count
    var rows = [VisibleTable.Row?](repeating: nil, count: count)
    for row in inserted {
      guard let new = table?.sections[safe: number]?.rows[safe: row], row < count else {
        return nil
      }
      rows[row] = new
    }
    for move in moved {
      guard move.to.row < count else { return nil }
      rows[move.to.row] = before[move.from.section].rows[move.from.row]
    }
    for row in rows.indices where rows[row] == nil { rows[row] = staying.popFirst() }
    let filled = rows.compactMap { $0 }
    return staying.isEmpty && filled.count == count ? filled : nil
  }

  private mutating func noteReloads(_ changes: TableChanges) {
    for number in changes.reloadedSections where sections.indices.contains(number) {
      reloadedSections.insert(sections[number].info.id)
    }
    for path in changes.reloadedRows where isVisible(path) {
      reloadedRows.insert(sections[path.section].rows[path.row].id)
    }
  }
}

// MARK: - Comparing

extension TableView {
  /// Returns where the cells shown are not those of a table.
  func differences(from table: VisibleTable) -> [String] {
    guard sections.count == table.sections.count else {
      return ["\(sections.count) sections are shown, \(table.sections.count) expected"]
    }
    var differences: [String] = []
    for (number, (mine, theirs)) in zip(sections, table.sections).enumerated() {
      if mine.info.id != theirs.info.id {
        differences.append("section \(number) is \(mine.info.id), not \(theirs.info.id)")
      } else if !showsEdges(mine, of: theirs) {
        differences.append("section \(number) shows an old header or footer")
      }
      if mine.rows.map(\.id) != theirs.rows.map(\.id) {
        let ids = (mine.rows.map(\.id), theirs.rows.map(\.id))
        differences.append("section \(number) holds \(ids.0), not \(ids.1)")
        continue
      }
      for (row, (old, new)) in zip(mine.rows, theirs.rows).enumerated()
      where old != new && !reloadedRows.contains(new.id) {
        differences.append("[\(number),\(row)] shows what it showed before: \(old), not \(new)")
      }
    }
    return differences
  }

  /// Returns whether a section's header shows what it should.
  ///
  /// The rows that come or go imply how collapsing changes the header.
  private func showsEdges(_ mine: Section, of theirs: VisibleTable.Section) -> Bool {
    if mine.info.edges == theirs.info.edges || reloadedSections.contains(theirs.info.id) {
      return true
    }
    return mine.info.isCollapsed != theirs.info.isCollapsed
      && mine.info.edges.texts == theirs.info.edges.texts
      && mine.info.edges.lineLimits == theirs.info.edges.lineLimits
      && mine.info.hasHeader == theirs.info.hasHeader
      && mine.info.edges.showsIndicator == theirs.info.edges.showsIndicator
  }
}

extension Array {
  /// Returns the element at an index, or `nil` out of range.
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
