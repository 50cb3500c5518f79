import SimpleTable

extension MenuSession {
  /// Does what a key does while a table is being read.
  func browse(_ key: Key) -> Outcome {
    guard let action = keys[key] else { return .next }
    switch action {
    case .moveUp: page.move(by: -1)
    case .moveDown: page.move(by: 1)
    case .pageUp: page.movePage(-1)
    case .pageDown: page.movePage(1)
    case .moveToTop: page.moveToEnd(false)
    case .moveToBottom: page.moveToEnd(true)
    case .select: return select()
    case .tapAccessory: return tapAccessory()
    case .increase: return step(1)
    case .decrease: return step(-1)
    case .back: _ = goBack()
    case .filter: mode = .filtering(LineEditor(page.adapter.filterText ?? ""))
    case .help: mode = .help(0)
    case .redraw, .suspend: return outcome(ofOther: key)
    case .leave:
      // Escape closes what was opened last before it leaves the menu.
      return key == .escape && goBack() ? .next : .leave
    }
    return .next
  }

  /// Ends the filter, or else leaves the table for the one before.
  ///
  /// - Returns: Whether there was anything to go back from.
  private func goBack() -> Bool {
    if page.adapter.filterText != nil {
      page.adapter.filter(nil)
      if let item = page.focused { page.focus(on: item) }
      return true
    }
    return menu.pop()
  }

  private func select() -> Outcome {
    switch page.focused {
    case .header(let section): toggle(section)
    case .row(let path): return select(path)
    case .footer, nil: break
    }
    return .next
  }

  private func select(_ path: RowPath) -> Outcome {
    let adapter = page.adapter
    guard let row = adapter.row(at: path), let id = adapter.id(at: path) else { return .next }
    if !row.isDisabled, let text = row.editableText {
      mode = .editing(id, LineEditor(text))
      return .next
    }
    return select(path, row)
  }

  /// Selects a row that takes no text.
  func select(_ path: RowPath, _ row: Row) -> Outcome {
    let (outcome, ranClosures) = menu.select(path)
    // What a closure prints stands somewhere on the screen.
    return ranClosures ? .redraw : note(outcome, row)
  }

  private func tapAccessory() -> Outcome {
    guard let path = page.focusedRow, let row = page.adapter.row(at: path) else { return .next }
    let outcome = menu.tapAccessory(path)
    if outcome == .handled { return .redraw }
    guard outcome == .ignored(.notSelectable), !row.accessory.isButton else {
      return note(outcome, row)
    }
    notice = "\(row.title.harmless) has no button"
    return .next
  }

  private func toggle(_ section: Int) {
    guard let id = page.adapter.section(at: section)?.id else { return }
    page.adapter.toggleCollapsed(section: id)
  }

  /// Says why a row did nothing, if so.
  func note(_ outcome: SelectionOutcome, _ row: Row) -> Outcome {
    switch outcome {
    case .ignored(.disabled): notice = "\(row.title.harmless) is disabled"
    case .ignored(.notSelectable): notice = "nothing happens here"
    default: break
    }
    return .next
  }
}
