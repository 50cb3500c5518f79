import SimpleTable
import SimpleTableMenu

extension MenuSession {
  /// The effect of some keys, in a word.
  typealias Hint = (actions: [MenuAction], phrase: MenuWords.Phrase)

  /// Returns the last line, which changes little while the cursor moves.
  ///
  /// At its start are the filter and the keys for the focused item, at its end the keys that always
  /// work. With little room, the effect of Return is dropped last, and before it the effect of the
  /// help key, whose name is kept.
  ///
  /// - Parameter position: The numbers of the rows in view, which give way first.
  /// - Returns: The line.
  func hints(position: String?) -> StyledLine {
    let filter = page.adapter.filterText.map { " /\($0.isolated) " } ?? ""
    var room = screen.width - 2 - filter.cellWidth
    func fitting(_ hints: [HintText]) -> [HintText] {
      hints.filter { hint in
        guard hint.cells + 2 <= room else { return false }
        room -= hint.cells + 2
        return true
      }
    }
    let ofFocus = hintsOfFocus
    let first = fitting(hintTexts(of: Array(ofFocus.prefix(1))))
    var help = fitting(hintTexts(of: [([.help], .keysHint)]))
    if help.isEmpty, let key = keys.keys(for: .help).first, screen.name(of: key).cellWidth <= room {
      help = [HintText(keys: screen.name(of: key))]
      room = 0
    }
    // For a key that stops an action, only this effect is shown.
    let ofPage = hintsOfPage.filter { hint in !ofFocus.contains { $0.actions == hint.actions } }
    let always = fitting(hintTexts(of: ofPage))
    let others = fitting(hintTexts(of: Array(ofFocus.dropFirst())))
    let numbers = fitting(position.map { [HintText(verb: $0)] } ?? [])
    let start = screen.styled(filter, as: screen.theme[.footer]) + " " + joined(first + others)
    let end = joined(numbers + always.reversed() + help)
    return start.padded(to: max(start.text.cellWidth, screen.width - end.text.cellWidth - 1)) + end
  }

  /// Returns the last line below rows that were found.
  func hints(for found: FoundPage) -> StyledLine {
    func hint(_ keys: [Key], _ phrase: MenuWords.Phrase) -> HintText {
      HintText(keys: keys.map(screen.name).joined(separator: " "), verb: words[phrase])
    }
    var first = found.focused == nil ? [] : [hint([.return], .goHint)]
    switch found.focused?.change {
    case .stepped: first.append(hint([.left, .right], .stepHint))
    case .switched where found.takesSpace: first.append(hint([.space], .switchHint))
    case .switched: first.append(hint([.left, .right], .switchHint))
    case .chosen where found.takesSpace: first.append(hint([.space], .chooseHint))
    case .chosen, nil: break
    }
    let last = joined([hint([.escape], .backHint)])
    while !first.isEmpty {
      let start = " " + joined(first)
      let free = screen.width - 1 - last.text.cellWidth
      if start.text.cellWidth + 2 <= free { return start.padded(to: free) + last }
      first.removeLast()
    }
    return " " + last
  }

  /// A hint as it is shown: the names of keys, and their effect.
  private struct HintText {
    var keys = ""
    var verb = ""

    var cells: Int { keys.cellWidth + verb.cellWidth + (keys.isEmpty || verb.isEmpty ? 0 : 1) }
  }

  private func joined(_ hints: [HintText]) -> StyledLine {
    var line = StyledLine("")
    for (number, hint) in hints.enumerated() {
      if number > 0 { line.append("  ") }
      line.append(hint.keys, as: screen.attributes(screen.theme[.key]))
      if !hint.keys.isEmpty, !hint.verb.isEmpty { line.append(" ") }
      line.append(hint.verb, as: screen.attributes(screen.theme[.footer]))
    }
    return line
  }

  private func hintTexts(of hints: [Hint]) -> [HintText] {
    hints.compactMap { actions, phrase in
      let names = actions.compactMap { keys.keys(for: $0).first }.map(screen.name)
      return names.count == actions.count
        ? HintText(keys: names.joined(separator: " "), verb: words[phrase]) : nil
    }
  }

  /// Returns the names of keys and their effects, as texts.
  func texts(of hints: [Hint]) -> [String] {
    hintTexts(of: hints).map { "\($0.keys) \($0.verb)" }
  }

  /// The keys that work anywhere, the most important first.
  private var hintsOfPage: [Hint] {
    let isFiltered = page.adapter.filterText != nil
    let hasBack = isFiltered || menu.pages.count > 1
    let back: [Hint] = hasBack ? [([.back], isFiltered ? .endFilterHint : .backHint)] : []
    return [([.leave], .leaveHint)] + back + [([.search], .searchHint)]
  }

  /// The keys for the focused item, the most important first: the one that selects.
  private var hintsOfFocus: [Hint] {
    switch page.focused {
    case .row(let path):
      guard let row = page.adapter.row(at: path) else { return [] }
      let isLocked = menu.lockOfList(row, path) != nil
      let ofEntry: [Hint] =
        row.isEntry && !isLocked
        ? [([.remove], .removeHint)] + (row.isOrderedEntry ? [([.moveEntryUp], .moveHint)] : [])
        : []
      let undo: [Hint] = menu.canUndo ? [([.undo], .undoHint)] : []
      guard !row.isDisabled, !(isLocked && row.isNewEntry) else { return undo + ofEntry }
      let select: [Hint] = selectHint(row, path).map { [$0] } ?? []
      return select + undo + hintsOfValue(row, path) + ofEntry
    case .header(let section):
      let isCollapsed = page.adapter.section(at: section)?.isCollapsed == true
      return [([.select], isCollapsed ? .expandHint : .collapseHint)]
    default: return []
    }
  }

  private func hintsOfValue(_ row: Row, _ path: RowPath) -> [Hint] {
    var hints: [Hint] = []
    if row.isStepped { hints.append(([.decrease, .increase], .stepHint)) }
    if menu.isStored(path, on: page.adapter) {
      hints.append(([.remove], .isDefault))
    }
    return hints
  }

  /// Returns the hint of the most important key on a row: the one that selects, or stops a running
  /// action; `nil` if none has an effect.
  private func selectHint(_ row: Row, _ path: RowPath) -> Hint? {
    guard row.isBusy, row.control?.style.isButton == true else {
      return selectPhrase(row, path).map { ([.select], $0) }
    }
    if row.continuesInBackground { return nil }
    return ([menu.pages.count > 1 ? .back : .leave], .stopHint)
  }

  private func selectPhrase(_ row: Row, _ path: RowPath) -> MenuWords.Phrase? {
    if row.editableText != nil {
      if row.isNewEntry { return .addHint }
      return usesEditor && row.control?.style == .textArea ? .editorHint : .editHint
    }
    if let isExpanded = page.adapter.isExpanded(at: path) {
      return isExpanded ? .collapseHint : .expandHint
    }
    switch row.control?.style {
    case .toggle: return .switchHint
    case .link, .list, .picker: return .openHint
    case .button: return .pressHint
    case .option where page.adapter.canSelect(path): return .chooseHint
    default: return page.adapter.canSelect(path) ? .selectHint : nil
    }
  }
}

extension ControlState.Style {
  fileprivate var isButton: Bool { if case .button = self { true } else { false } }
}
