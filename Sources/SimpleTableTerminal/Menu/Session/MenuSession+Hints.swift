import SimpleTable
import SimpleTableMenu

extension MenuSession {
  /// The effect of some keys, in a word.
  struct Hint {
    let actions: [MenuAction]
    let phrase: MenuWords.Phrase

    /// What the phrase names, if anything.
    var name: String?

    /// The key that has the effect whatever the key map says; `nil` where it is that of the actions.
    var key: Key?

    init(_ actions: MenuAction..., phrase: MenuWords.Phrase, name: String? = nil, key: Key? = nil) {
      (self.actions, self.phrase, self.name, self.key) = (actions, phrase, name, key)
    }
  }

  /// Returns the last line, which changes little while the cursor moves.
  ///
  /// At its start are the filter and the keys for the focused item, at its end the keys that always
  /// work. With little room, the effect of Return is dropped last, and before it the effect of the
  /// help key, whose name is kept, and the way back.
  ///
  /// - Parameter position: The numbers of the rows in view, which give way first.
  /// - Returns: The line.
  func hints(position: String?) -> StyledLine {
    let filter = page.adapter.filterText.map { " /\($0.isolated) " } ?? ""
    // There are two cells around the line, and two fewer gaps than hints.
    var room = screen.width - filter.cellWidth
    func fitting(_ hint: HintText?) -> [HintText] {
      guard let hint, case let cells = hint.cells + 2, cells <= room else { return [] }
      room -= cells
      return [hint]
    }
    func fitting(_ hint: Hint?) -> [HintText] { fitting(hint.flatMap(text)) }
    let first = fitting(hintOfSelecting)
    let end = fitting(hintOfEndingTry)
    var help = fitting(Hint(.help, phrase: .keysHint))
    if help.isEmpty, let key = keys.key(for: .help), screen.name(of: key).cellWidth <= room {
      help = [HintText(keys: screen.name(of: key))]
      room = 0
    }
    // For the key that goes back, only one effect is shown.
    let back = end.isEmpty ? fitting(hintOfBack) : []
    let leaving = Hint(.leave, phrase: .leaveHint)
    // On a first page, leaving is the way back.
    let exit = back.isEmpty && end.isEmpty ? fitting(leaving) : []
    // What follows is the same for all rows, so that a step of the cursor leaves it in place.
    let widest = roomForSelecting
    let kept = max(0, widest - (first.first.map { $0.cells + 2 } ?? 0))
    room -= kept
    let leave = exit.isEmpty ? fitting(leaving) : exit
    let search = fitting(Hint(.search, phrase: .searchHint))
    room += kept
    let others = hintsOfFocus.flatMap(fitting)
    let numbers = fitting(position.map { HintText(verb: $0) })
    let beginning = first + end
    var start = StyledLine(filter, as: screen.theme[.footer]) + " " + joined(beginning)
    if !others.isEmpty {
      // Where there is room, they have a column of their own, whatever Return does to the row.
      let column = end.isEmpty && kept <= room ? filter.cellWidth + 1 + widest : 0
      let gap = beginning.isEmpty ? 0 : 2
      start = start.padded(to: max(column, start.cells + gap)) + joined(others)
    }
    let right = joined(numbers + back + search + leave + help)
    return start.padded(to: max(start.cells, screen.width - right.cells - 1))
      + right
  }

  /// The keys that answer the question of a row.
  var hintsOfConfirmation: StyledLine {
    let hints = [
      HintText(keys: String(words[.yes].prefix(1)), verb: words[.yes]),
      HintText(verb: words[.othersCancel]),
    ]
    let whole = StyledLine(" ") + joined(hints)
    return whole.cells <= screen.width ? whole : StyledLine(" ") + joined([hints[0]])
  }

  /// The key that redoes, if there is anything to redo.
  var hintOfRedo: StyledLine? {
    guard menu.canRedo else { return nil }
    return text(of: Hint(.redo, phrase: .redoHint)).map { joined([$0]) }
  }

  /// Returns the last line below rows that were found.
  func hints(for found: FoundPage) -> StyledLine {
    func hint(_ keys: [Key], _ phrase: MenuWords.Phrase) -> HintText {
      HintText(keys: keys.map(screen.name).joined(separator: " "), verb: words[phrase])
    }
    // While words are typed, these keys have no other effect.
    let isTyped = found.line != nil
    let go = isTyped ? .return : keys.keys(for: .select).first { !found.changes(by: $0) }
    let back = isTyped ? .escape : keys.key(for: .back)
    var first = found.focused == nil ? [] : go.map { [hint([$0], .goHint)] } ?? []
    switch found.focused.flatMap({ $0.isDisabled ? nil : $0.change }) {
    case .stepped: first.append(hint([.left, .right], .stepHint))
    case .switched where found.takesSpace: first.append(hint([.space], .switchHint))
    case .switched: first.append(hint([.left, .right], .switchHint))
    case .chosen where found.takesSpace: first.append(hint([.space], .chooseHint))
    case .chosen, nil: break
    }
    let last = joined(back.map { [hint([$0], .backHint)] } ?? [])
    while !first.isEmpty {
      let start = " " + joined(first)
      let free = screen.width - 1 - last.cells
      if start.cells + 2 <= free { return start.padded(to: free) + last }
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
      line.append(hint.keys, as: screen.theme[.key])
      if !hint.keys.isEmpty, !hint.verb.isEmpty { line.append(" ") }
      line.append(hint.verb, as: screen.theme[.footer])
    }
    return line
  }

  /// Returns a hint as it is shown; `nil` where an action of it has no key.
  private func text(of hint: Hint) -> HintText? {
    let keys = hint.key.map { [$0] } ?? hint.actions.compactMap(keys.key)
    guard !keys.isEmpty, keys.count >= hint.actions.count else { return nil }
    return HintText(
      keys: keys.map(screen.name).joined(separator: " "),
      verb: hint.name.map { words(hint.phrase, $0) } ?? words[hint.phrase])
  }

  /// The names of the key that searches and its effect, as a text.
  var textOfSearchHint: String? {
    text(of: Hint(.search, phrase: .searchHint)).map { "\($0.keys) \($0.verb)" }
  }

  /// The key that goes back, with what it closes or ends first; `nil` where there is nothing.
  private var hintOfBack: Hint? {
    if dialog.hasPendingChange { return Hint(phrase: .no, key: .escape) }
    let phrase: MenuWords.Phrase? =
      switch dialog.innermost(at: page.focused) {
      case .picker: .closeHint
      case .actions: .stopHint
      case .filter: .endFilterHint
      case .page: .backHint
      case nil: nil
      }
    return phrase.map { Hint(.back, phrase: $0) }
  }

  /// The key that goes back while an option is tried, with the one that it keeps.
  private var hintOfEndingTry: Hint? {
    menu.labelBeforePreview.map { Hint(.back, phrase: .keepsHint, name: $0) }
  }

  /// The further keys for the focused item, the most important first.
  private var hintsOfFocus: [Hint] {
    guard case .row(let path) = page.focused, let row = page.adapter.row(at: path) else {
      return []
    }
    let undo: [Hint] =
      (menu.canUndo ? [Hint(.undo, phrase: .undoHint)] : [])
      + (menu.canRedo ? [Hint(.redo, phrase: .redoHint)] : [])
    let isLocked = menu.lockOfList(row, path) != nil
    let ofEntry: [Hint] =
      row.isEntry && !isLocked
      ? [Hint(.remove, phrase: .removeHint)]
        + (row.isOrderedEntry ? [Hint(.moveEntryUp, phrase: .moveHint)] : [])
      : []
    let canChange = !row.isDisabled && !(isLocked && row.isNewEntry)
    return undo + (canChange ? hintsOfValue(row, path) : []) + ofEntry
  }

  private func hintsOfValue(_ row: Row, _ path: RowPath) -> [Hint] {
    var hints: [Hint] = []
    if row.isStepped { hints.append(Hint(.decrease, .increase, phrase: .stepHint)) }
    if dialog.canUnset(row, path) { hints.append(Hint(.remove, phrase: .isDefault)) }
    return hints
  }

  /// The number of cells of the longest hint of the key that selects.
  private var roomForSelecting: Int {
    let phrases: [MenuWords.Phrase] = [
      .selectHint, .chooseHint, .addHint, .pressHint, .switchHint, .openHint,
      .expandHint, .collapseHint, usesEditor ? .editorHint : .editHint,
    ]
    guard let key = keys.key(for: .select) else { return 0 }
    return screen.name(of: key).cellWidth + 3 + (phrases.map { words[$0].cellWidth }.max() ?? 0)
  }

  /// The key that selects the focused item; `nil` if it has no effect.
  private var hintOfSelecting: Hint? {
    switch page.focused {
    case .row(let path):
      guard let row = page.adapter.row(at: path), !row.isDisabled,
        !(row.isNewEntry && menu.lockOfList(row, path) != nil)
      else { return nil }
      if asksAboutFocus { return Hint(phrase: .no, key: .return) }
      guard row.isBusy, row.control?.style.isButton == true else {
        return selectPhrase(row, path).map { Hint(.select, phrase: $0) }
      }
      return nil
    case .header(let section):
      let isCollapsed = page.adapter.section(at: section)?.isCollapsed == true
      return Hint(.select, phrase: isCollapsed ? .expandHint : .collapseHint)
    default: return nil
    }
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
