import SimpleTable

extension MenuSession {
  /// A page above those of the menu, which acts on none of them: a text to read, or rows to go to.
  struct Overlay {
    /// The page; `nil` where no rows are found.
    let page: MenuPage?

    /// The rows that are found on the pages of the menu; `nil` for a text.
    var found: Found?

    /// The words that the rows of a text contain, while they are typed.
    var filter: LineEditor?

    /// The words that are typed; `nil` where none are.
    var line: LineEditor? { found?.line ?? filter }

    /// The search for those words.
    var search: TextSearch? { found?.search ?? filter.map { TextSearch($0.text) } }

    /// The number of the chosen row and that of all found; `nil` for a text.
    func position(_ of: String) -> String? {
      found.map { found in
        found.number(on: page).map { "\($0 + 1) \(of) \(found.count)" } ?? "\(found.count)"
      }
    }
  }

  /// Shows a table as a page of text, until a key is pressed that does not scroll.
  func read(_ table: Table) {
    let page = MenuPage(
      TableAdapter(table), renderer: renderer, height: bodyHeight, isText: true)
    overlay = Overlay(page: page)
  }

  /// Moves the focus of what is shown, or scrolls a text.
  func move(_ action: MenuAction) {
    guard let page = overlay.map(\.page) ?? page else { return }
    switch action {
    case .moveUp: page.move(-1)
    case .moveDown: page.move(1)
    case .pageUp: page.movePage(-1)
    case .pageDown: page.movePage(1)
    case .moveToTop: page.moveToEnd(false)
    case .moveToBottom: page.moveToEnd(true)
    case .nextSection: page.moveToSection(1)
    case .previousSection: page.moveToSection(-1)
    default: break
    }
  }

  /// Handles an action above the pages of the menu that moves nothing: what changes a row there does
  /// not, and most others end the overlay.
  func perform(_ action: MenuAction?, above overlay: Overlay) -> Outcome {
    switch (action, overlay.found) {
    case (.redraw, _): return .redraw
    case (.suspend, _): return .stop
    case (.search, nil): self.overlay?.filter = LineEditor(overlay.page?.adapter.filterText ?? "")
    case (_, nil), (.back, _), (.decrease, _), (.showStored, _): self.overlay = nil
    case (.select, let found?), (.increase, let found?): go(to: found.focused(on: overlay.page))
    case (.search, _): find(LineEditor())
    case (.leave, _): return leave()
    default: break
    }
    return .next
  }

  /// Returns the help page: what is known of the row of an item, and what the keys do.
  func helpTable(for item: TableItem?) -> Table {
    let lines = menu.explanations(of: item, words)
    let title: String? =
      if case .row(let path) = item { page.adapter.row(at: path)?.title } else { nil }
    let groups: [(MenuAction.Kind, MenuWords.Phrase)] = [
      (.moves, .movingKeys), (.changes, .changingKeys), (.shows, .otherKeys),
    ]
    return Table(words[.helpTitle]) { [weak self] in
      if !lines.isEmpty {
        Section(title) { self?.rows(of: lines) ?? [] }
      }
      for (kind, phrase) in groups where self?.actions.contains(where: { $0.kind == kind }) == true
      {
        Section(self?.words[phrase]) { self?.rows(ofKeys: kind) ?? [] }
      }
    }
  }

  private func rows(of lines: [Explanation]) -> [Row] {
    lines.map { line in
      let texts = [line.text, line.note].compactMap(\.self)
      let whole = texts.joined(separator: ", ")
      if !line.name.isEmpty, line.name.cellWidth + whole.cellWidth + 8 <= renderer.width {
        return Row(line.name, detail: whole)
      }
      // On a narrow screen each text has a line of its own.
      let notes = isNarrow ? texts.joined(separator: "\n") : line.note
      return Row(line.name, subtitle: notes, detail: isNarrow ? nil : line.text)
    }
  }

  /// Whether the names of keys have a line of their own.
  private var isNarrow: Bool { size.columns < 40 }

  private func rows(ofKeys kind: MenuAction.Kind) -> [Row] {
    actions.filter { $0.kind == kind }.map { action in
      let names = keys.keys(for: action).map(name).joined(separator: ", ")
      return isNarrow
        ? Row(names, subtitle: words[action]) : Row(words[action], detail: names)
    }
  }

  /// Returns the name of a key.
  func name(of key: Key) -> String {
    appearance.isASCII ? key.asciiDescription : key.description
  }
}
