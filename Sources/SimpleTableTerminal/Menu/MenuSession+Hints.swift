import SimpleTable

extension MenuSession {
  /// Returns a line with as many hints at its end as fit: what keys do to the focused item.
  func hinted(_ start: String) -> String {
    var hints = ""
    for (actions, phrase) in self.hints {
      let names = actions.compactMap { keys.keys(for: $0).first }.map(name)
      guard names.count == actions.count else { continue }
      let hint = "\(names.joined(separator: " ")) \(words[phrase])"
      let longer = hints + (hints.isEmpty ? "" : "  ") + hint
      if start.cellWidth + longer.cellWidth + 3 <= size.columns {
        hints = longer
      } else if actions != [.back] {
        // Only the key to go back is skipped: its name is the longest, and the next may still fit.
        break
      }
    }
    let spaces = size.columns - start.cellWidth - hints.cellWidth - 1
    return hints.isEmpty ? start : start + String(repeating: " ", count: spaces) + hints
  }

  /// What keys do, the most important first.
  private var hints: [([MenuAction], MenuWords.Phrase)] {
    let isFiltered = page.adapter.filterText != nil
    var hints: [([MenuAction], MenuWords.Phrase)] = [
      ([.help], .keysHint), ([.leave], .leaveHint),
    ]
    if isFiltered {
      hints.insert(([.back], .endFilterHint), at: 0)
    } else if menu.pages.count > 1 {
      hints.append(([.back], .backHint))
    }
    switch page.focused {
    case .row(let path):
      guard let row = page.adapter.row(at: path) else { break }
      if row.isEntry {
        hints.insert(contentsOf: [([.remove], .removeHint), ([.moveEntryUp], .moveHint)], at: 0)
      }
      if row.isDisabled { break }
      hints += hintsOfRow(row, path)
    case .header(let section):
      let isCollapsed = page.adapter.section(at: section)?.isCollapsed == true
      hints.append(([.select], isCollapsed ? .expandHint : .collapseHint))
    default: break
    }
    return hints + [([.search], .searchHint)]
  }

  private func hintsOfRow(_ row: Row, _ path: RowPath) -> [([MenuAction], MenuWords.Phrase)] {
    var hints: [([MenuAction], MenuWords.Phrase)] = []
    if let phrase = selectHint(row, path) { hints.append(([.select], phrase)) }
    if row.isStepped { hints.append(([.decrease, .increase], .stepHint)) }
    if !row.isPart, menu.isStored(path, on: page.adapter) {
      hints.append(([.remove], .unsetHint))
    }
    return hints
  }

  /// Returns what the key that selects does on a row, or `nil` if it does nothing.
  private func selectHint(_ row: Row, _ path: RowPath) -> MenuWords.Phrase? {
    if row.editableText != nil { return .editHint }
    if let isExpanded = page.adapter.isExpanded(at: path), row.control?.style != .picker {
      return isExpanded ? .collapseHint : .expandHint
    }
    switch row.control?.style {
    case .toggle: return .switchHint
    case .link, .list: return .openHint
    case .picker: return row.accessory == .disclosureIndicator ? .openHint : .selectHint
    default: return page.adapter.canSelect(path) ? .selectHint : nil
    }
  }
}
