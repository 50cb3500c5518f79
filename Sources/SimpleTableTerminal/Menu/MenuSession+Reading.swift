import SimpleTable

extension MenuSession {
  /// Shows a table as a page of text, until a key is pressed that does not scroll.
  func read(_ table: Table) {
    mode = .reading(MenuPage(TableAdapter(table), renderer: renderer, height: bodyHeight))
  }

  /// Handles a key while a page of text is shown: keys that move scroll, others close it.
  func read(_ key: Key, _ page: MenuPage) -> Outcome {
    let text = page.viewport
    switch keys[key] {
    case .moveUp: text.scroll(by: -1)
    case .moveDown: text.scroll(by: 1)
    case .pageUp: text.scroll(by: -bodyHeight)
    case .pageDown: text.scroll(by: bodyHeight)
    case .moveToTop: text.scroll(by: .min)
    case .moveToBottom: text.scroll(by: .max)
    case .redraw, .suspend: return outcome(ofOther: key)
    default: mode = .browsing
    }
    return .next
  }

  /// Returns the help page: what is known of the row of an item, and what the keys do.
  func helpTable(for item: TableItem?) -> Table {
    let lines = menu.explanations(of: item, words)
    let title: String? =
      if case .row(let path) = item { page.adapter.row(at: path)?.title } else { nil }
    return Table(words[.helpTitle]) { [weak self] in
      if !lines.isEmpty {
        Section(title) { self?.rows(of: lines) ?? [] }
      }
      Section(lines.isEmpty ? nil : self?.words[.keysTitle]) { self?.helpRows ?? [] }
    }
  }

  private func rows(of lines: [Explanation]) -> [Row] {
    lines.map { line in
      // On a narrow screen each text has a line of its own.
      let texts = isNarrow ? [line.text, line.note] : [line.note]
      let note = texts.compactMap(\.self).joined(separator: "\n")
      return Row(line.name, subtitle: note.isEmpty ? nil : note, detail: isNarrow ? nil : line.text)
    }
  }

  /// Whether the names of keys have a line of their own.
  private var isNarrow: Bool { size.columns < 40 }

  private var helpRows: [Row] {
    actions.map { action in
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
