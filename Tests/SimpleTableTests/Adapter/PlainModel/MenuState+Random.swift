import SimpleTableMenu
import TestFixtures

/// Random menus, and random edits such as a program makes between two reloads.
extension MenuState {
  static let words = ["alpha", "beta", "Gamma", "delta", "Alto", "gable", "", "beta delta"]

  static func random(using random: inout SeededGenerator) -> MenuState {
    let menu = MenuState()
    menu.title = Bool.random(using: &random) ? "Menu" : nil
    menu.hasTableHandlers = Int.random(in: 0..<3, using: &random) > 0
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      menu.sections.append(menu.newSection(using: &random))
    }
    return menu
  }

  func edit(using random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      if Int.random(in: 0..<5, using: &random) == 0 {
        editSections(using: &random)
      } else if !sections.isEmpty {
        editRows(using: &random)
      }
    }
  }
}

// MARK: - Sections

extension MenuState {
  private func newSection(using random: inout SeededGenerator) -> SectionState {
    var section = SectionState()
    section.name = newName("s", sections.compactMap(\.name), using: &random)
    section.header = maybe(0.6, using: &random) ? Self.words.randomElement(using: &random) : nil
    section.footer = maybe(0.4, using: &random) ? "footer" : nil
    section.headerDetail = maybe(0.2, using: &random) ? "delta" : nil
    section.collapseState = [nil, .expanded, .collapsed].randomElement(using: &random) ?? nil
    section.countsRows = maybe(0.7, using: &random)
    section.isHidden = maybe(0.1, using: &random)
    section.lineLimit = maybe(0.2, using: &random) ? 1 : nil
    section.shape = SectionState.Shape.allCases.randomElement(using: &random) ?? .loop
    for _ in 0..<Int.random(in: 0...7, using: &random) {
      section.rows.append(newRow(depth: 0, using: &random))
    }
    return section
  }

  private func editSections(using random: inout SeededGenerator) {
    let number = sections.indices.randomElement(using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1:
      let place = Int.random(in: 0...sections.count, using: &random)
      if sections.count < 9 { sections.insert(newSection(using: &random), at: place) }
    case 2: if let number { sections.remove(at: number) }
    case 3, 4:
      if let number {
        let section = sections.remove(at: number)
        sections.insert(section, at: Int.random(in: 0...sections.count, using: &random))
      }
    case 5: if maybe(0.3, using: &random) { sections.shuffle(using: &random) }
    case 6: if maybe(0.3, using: &random) { sections.reverse() }
    case 7: if let number { sections[number].header = Self.words.randomElement(using: &random) }
    case 8: if let number { sections[number].rows = [] }
    default:
      guard let number else { return }
      let fresh = newSection(using: &random)
      sections[number].collapseState = fresh.collapseState
      sections[number].countsRows = fresh.countsRows
      sections[number].isHidden = fresh.isHidden
      sections[number].lineLimit = fresh.lineLimit
      sections[number].footer = fresh.footer
      sections[number].shape = fresh.shape
    }
  }
}

// MARK: - Rows

extension MenuState {
  private func newRow(depth: Int, using random: inout SeededGenerator) -> RowState {
    var row = RowState()
    let names = sections.flatMap(\.rows).compactMap(\.name)
    row.name = newName("r", names, using: &random)
    row.title = Self.words.randomElement(using: &random) ?? ""
    row.subtitle = maybe(0.2, using: &random) ? "delta" : nil
    row.detail = maybe(0.2, using: &random) ? "Beta" : nil
    row.keyword = maybe(0.2, using: &random) ? "gamma" : nil
    row.accessory = maybe(0.2, using: &random) ? .detailButton : .none
    row.isHidden = maybe(0.15, using: &random)
    row.isDisabled = maybe(0.15, using: &random)
    row.isSelectable = maybe(0.7, using: &random)
    row.isPresent = maybe(0.8, using: &random)
    if maybe(0.25, using: &random), depth < 3 {
      row.children = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        newRow(depth: depth + 1, using: &random)
      }
      row.initially = maybe(0.5, using: &random) ? .expanded : .collapsed
    }
    return row
  }

  private func editRows(using random: inout SeededGenerator) {
    let number = Int.random(in: sections.indices, using: &random)
    if let place = sections[number].rows.indices.randomElement(using: &random),
      maybe(0.1, using: &random)
    {
      let row = sections[number].rows.remove(at: place)
      let other = Int.random(in: sections.indices, using: &random)
      let end = sections[other].rows.count
      sections[other].rows.insert(row, at: Int.random(in: 0...end, using: &random))
    } else {
      var rows = sections[number].rows
      edit(&rows, depth: 0, using: &random)
      sections[number].rows = rows
    }
  }

  private func edit(
    _ rows: inout [RowState], depth: Int, using random: inout SeededGenerator
  ) {
    let place = rows.indices.randomElement(using: &random)
    if let place, rows[place].children != nil, maybe(0.4, using: &random) {
      var children = rows[place].children ?? []
      edit(&children, depth: depth + 1, using: &random)
      rows[place].children = children
      return
    }
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1:
      let place = Int.random(in: 0...rows.count, using: &random)
      if rows.count < 12 { rows.insert(newRow(depth: depth, using: &random), at: place) }
    case 2: if let place { rows.remove(at: place) }
    case 3, 4:
      if let place {
        let row = rows.remove(at: place)
        rows.insert(row, at: Int.random(in: 0...rows.count, using: &random))
      }
    case 5:
      if let place, let parent = rows.indices.first(where: { rows[$0].children != nil }) {
        if place == parent { return }
        let row = rows[place]
        rows[parent].children?.append(row)
        rows.remove(at: place)
      }
    case 6: if maybe(0.5, using: &random) { rows.shuffle(using: &random) }
    case 7: if maybe(0.5, using: &random) { rows.reverse() }
    case 8: if let place { rows[place].title = Self.words.randomElement(using: &random) ?? "" }
    case 9: if let place { rows[place].isHidden.toggle() }
    case 10: if let place { rows[place].isPresent.toggle() }
    default: if let place { changeKind(of: place, in: &rows, using: &random) }
    }
  }

  /// Makes a disclosure row of a row, or the other way round, with its rows after it.
  private func changeKind(
    of place: Int, in rows: inout [RowState], using random: inout SeededGenerator
  ) {
    if let children = rows[place].children {
      rows[place].children = nil
      rows.insert(contentsOf: children, at: place + 1)
    } else if place + 1 < rows.count {
      let row = rows.remove(at: place + 1)
      rows[place].children = [row]
      rows[place].initially = maybe(0.5, using: &random) ? .expanded : .collapsed
    } else {
      rows[place].badge = rows[place].badge == nil ? "3" : nil
    }
  }

  private func newName(
    _ prefix: String, _ taken: [String], using random: inout SeededGenerator
  ) -> String? {
    guard maybe(0.6, using: &random) else { return nil }
    if maybe(0.08, using: &random), let name = taken.randomElement(using: &random) { return name }
    nextName += 1
    return "\(prefix)\(nextName)"
  }

  private func maybe(_ chance: Double, using random: inout SeededGenerator) -> Bool {
    Double.random(in: 0..<1, using: &random) < chance
  }
}
