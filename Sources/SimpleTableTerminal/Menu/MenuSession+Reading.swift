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

  /// The help page, made from the keys.
  var helpTable: Table {
    Table(words[.keysTitle]) { [weak self] in Section { self?.helpRows ?? [] } }
  }

  private var helpRows: [Row] {
    // On a narrow screen the names of keys have a line of their own.
    let isNarrow = size.columns < 40
    return actions.map { action in
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
