import SimpleTableMenu

// Overlays above the pages of the menu: found rows, and texts to read.

extension MenuSession {
  /// Shows the rows that contain the words of a line: nothing else changes until one is chosen.
  func find(_ line: LineEditor) { list(menu.find(line.text), for: line) }

  /// Shows the rows whose settings are stored, or says that there are none.
  func findStored() {
    let rows = menu.storedRows()
    if rows.count == 0 {
      overlay = nil
      say(words.sentence(.nothingStored))
    } else {
      list(rows, for: nil)
    }
  }

  private func list(_ rows: FoundRows, for line: LineEditor?) {
    overlay = .finding(FoundPage(rows, for: line, in: menu, on: screen.withoutDetails))
  }

  /// Shows the rows again if the page in view has changed since they were found.
  func findAgain() {
    guard case .finding(let before) = overlay, before.isOutdated(on: page.adapter) else {
      return
    }
    findAgain(before)
  }

  /// Shows the rows again, with the focus where it was.
  func findAgain(_ before: FoundPage) {
    before.line.map(find) ?? findStored()
    guard case .finding(var found) = overlay else { return }
    found.isMoved = before.isMoved
    found.focus(as: before)
    overlay = .finding(found)
  }

  /// Handles a key while rows are chosen from.
  func find(_ key: Key, in found: FoundPage) -> Outcome {
    if let line = found.line { return type(key, into: line, of: found) }
    if let outcome = change(found, by: key) { return outcome }
    switch keys[key] {
    case .redraw, .suspend: return outcome(ofOther: key)
    case .back, .decrease, .showStored: overlay = nil
    case .select, .increase: go(to: found.focused)
    case .search: find(LineEditor())
    case .leave: return report(dialog.leave())
    case let action?: found.page?.move(action)
    case nil: break
    }
    return .next
  }

  /// Handles a key while the words are typed that the rows contain.
  private func type(_ key: Key, into line: LineEditor, of found: FoundPage) -> Outcome {
    if key == .return || key == .escape {
      go(to: key == .return ? found.focused : nil)
      return .next
    }
    var (line, found) = (line, found)
    if let outcome = change(found, by: key) { return outcome }
    if move(found.page, by: key) {
      found.isMoved = true
      overlay = .finding(found)
      return .next
    }
    let text = line.text
    guard line.press(key) else { return outcome(ofOther: key) }
    if line.text != text {
      find(line)
    } else {
      found.line = line
      overlay = .finding(found)
    }
    return .next
  }

  /// Changes the focused row of those that were found, where it is; `nil` for a key that does not.
  ///
  /// A space belongs to the words until the user has moved among the rows.
  private func change(_ found: FoundPage, by key: Key) -> Outcome? {
    guard let hit = found.focused, found.changes(by: key) else { return nil }
    let steps = key == .left ? -1 : key == .right ? 1 : nil
    if let key = hit.key, dialog.autosave.changedKeys.contains(key) {
      say(words.sentence(.changedElsewhere, hit.title))
      findAgain(found)
      return .next
    }
    let reply = dialog.change(hit, by: steps)
    findAgain(found)
    return report(reply)
  }

  /// Moves the focus of a page, or scrolls a text, by a key that does so while words are typed.
  ///
  /// - Returns: Whether it is such a key.
  private func move(_ page: MenuPage?, by key: Key) -> Bool {
    let action: MenuAction
    switch key {
    case .up, .control("p"): action = .moveUp
    case .down, .control("n"): action = .moveDown
    case .pageUp: action = .pageUp
    case .pageDown: action = .pageDown
    default: return false
    }
    page?.move(action)
    return true
  }

  /// Ends the choice, and shows a row that was found on its page.
  private func go(to hit: SearchHit?) {
    overlay = nil
    guard let hit else { return }
    guard menu.go(to: hit), let path = page.adapter.path(of: hit.row) else {
      return say(words.sentence(.isGone, hit.title))
    }
    page.focus(on: .row(path))
  }
}

// MARK: - Texts

extension MenuSession {
  /// Shows a table as a page of text, until a key is pressed that neither scrolls nor leads from it.
  func read(_ table: Table) {
    let page = MenuPage(TableAdapter(table), on: screen.withoutDetails, isText: true)
    overlay = .reading(TextPage(page: page))
  }

  /// Handles a key while a text is read.
  func read(_ key: Key, in text: TextPage) -> Outcome {
    if let line = text.filter { return type(key, into: line, of: text) }
    switch keys[key] {
    case .redraw, .suspend: return outcome(ofOther: key)
    case .search:
      var text = text
      text.filter = LineEditor(text.page.adapter.filterText ?? "")
      overlay = .reading(text)
    case .select where text.focusedKey != nil:
      overlay = nil
      guard let row = text.focusedKey.flatMap(menu.go), let path = page.adapter.path(of: row)
      else { break }
      page.focus(on: .row(path))
    case let action? where action.kind == .moves: text.page.move(action)
    default: overlay = nil
    }
    return .next
  }

  /// Handles a key while the words are typed that the rows of a text contain; Return keeps them.
  private func type(_ key: Key, into line: LineEditor, of text: TextPage) -> Outcome {
    var (line, text) = (line, text)
    let words = line.text
    switch key {
    case .return: text.filter = nil
    case .escape:
      text.filter = nil
      filter(text, by: nil)
    default:
      if move(text.page, by: key) { return .next }
      guard line.press(key) else { return outcome(ofOther: key) }
      text.filter = line
      if line.text != words { filter(text, by: line.text) }
    }
    overlay = .reading(text)
    return .next
  }

  /// Shows the rows of a text that contain words, from the first one on.
  private func filter(_ text: TextPage, by words: String?) {
    text.page.adapter.filter(words)
    text.page.moveToEnd(false)
  }
}
