import SimpleTable

extension MenuSession {
  /// What some keys do, in a word.
  typealias Hint = (actions: [MenuAction], phrase: MenuWords.Phrase)

  /// Returns the last line: the filter and what keys do on the focused item at its start, and at its end
  /// what some keys always do, so that moving changes little of it.
  ///
  /// What Return does goes last where there is little room, and before it the key for help, of which
  /// the name stays.
  ///
  /// - Parameter position: The numbers of the rows in view, which give way first.
  /// - Returns: The line.
  func hints(position: String) -> String {
    let filter = page.adapter.filterText.map { " /\($0.isolated) " } ?? ""
    var room = screen.width - 2 - filter.cellWidth
    func fitting(_ hints: [String]) -> [String] {
      hints.filter { hint in
        guard hint.cellWidth + 2 <= room else { return false }
        room -= hint.cellWidth + 2
        return true
      }
    }
    let first = fitting(texts(of: Array(hintsOfFocus.prefix(1))))
    var help = fitting(texts(of: [([.help], .keysHint)]))
    if help.isEmpty, let key = keys.keys(for: .help).first, screen.name(of: key).cellWidth <= room {
      help = [screen.name(of: key)]
      room = 0
    }
    let always = fitting(texts(of: hintsOfPage))
    let others = fitting(texts(of: Array(hintsOfFocus.dropFirst())))
    let numbers = fitting([position])
    let start = filter + " " + (first + others).joined(separator: "  ")
    let end = (numbers + always.reversed() + help).joined(separator: "  ")
    return start
      + String(repeating: " ", count: max(0, screen.width - start.cellWidth - end.cellWidth - 1))
      + end
  }

  func texts(of hints: [Hint]) -> [String] {
    hints.compactMap { actions, phrase in
      let names = actions.compactMap { keys.keys(for: $0).first }.map(screen.name)
      return names.count == actions.count
        ? "\(names.joined(separator: " ")) \(words[phrase])" : nil
    }
  }

  /// What keys do wherever the focus is, the most important first.
  private var hintsOfPage: [Hint] {
    let isFiltered = page.adapter.filterText != nil
    let hasBack = isFiltered || menu.pages.count > 1
    let back: [Hint] = hasBack ? [([.back], isFiltered ? .endFilterHint : .backHint)] : []
    return [([.leave], .leaveHint)] + back + [([.search], .searchHint)]
  }

  /// What keys do on the focused item, the most important first: the one that selects.
  private var hintsOfFocus: [Hint] {
    switch page.focused {
    case .row(let path):
      guard let row = page.adapter.row(at: path) else { return [] }
      let ofEntry: [Hint] =
        row.isEntry ? [([.remove], .removeHint), ([.moveEntryUp], .moveHint)] : []
      return (row.isDisabled ? [] : hintsOfRow(row, path)) + ofEntry
    case .header(let section):
      let isCollapsed = page.adapter.section(at: section)?.isCollapsed == true
      return [([.select], isCollapsed ? .expandHint : .collapseHint)]
    default: return []
    }
  }

  private func hintsOfRow(_ row: Row, _ path: RowPath) -> [Hint] {
    var hints: [Hint] = []
    if let phrase = selectHint(row, path) { hints.append(([.select], phrase)) }
    if row.isStepped { hints.append(([.decrease, .increase], .stepHint)) }
    if !row.isPart, menu.isStored(path, on: page.adapter) {
      hints.append(([.remove], .unsetHint))
    }
    return hints
  }

  /// Returns what the key that selects does on a row, or `nil` if it does nothing.
  private func selectHint(_ row: Row, _ path: RowPath) -> MenuWords.Phrase? {
    if row.editableText != nil { return row.isNewEntry ? .addHint : .editHint }
    if let isExpanded = page.adapter.isExpanded(at: path) {
      return isExpanded ? .collapseHint : .expandHint
    }
    switch row.control?.style {
    case .toggle: return .switchHint
    case .link, .list, .picker: return .openHint
    case .button: return .pressHint
    case .choice where page.adapter.canSelect(path): return .chooseHint
    default: return page.adapter.canSelect(path) ? .selectHint : nil
    }
  }
}
