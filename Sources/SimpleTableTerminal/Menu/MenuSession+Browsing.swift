import SimpleTable

extension MenuSession {
  /// Handles a key while a table is shown.
  func browse(_ key: Key) -> Outcome {
    guard let action = keys[key] else {
      beginNumber(with: key)
      return .next
    }
    switch action {
    case .moveUp: page.move(-1)
    case .moveDown: page.move(1)
    case .pageUp: page.movePage(-1)
    case .pageDown: page.movePage(1)
    case .moveToTop: page.moveToEnd(false)
    case .moveToBottom: page.moveToEnd(true)
    case .nextSection: page.moveToSection(1)
    case .previousSection: page.moveToSection(-1)
    case .search: find(LineEditor())
    case .showStored: findStored()
    case .help: read(helpTable(for: page.focused))
    case .reload: loadStored()
    case .redraw, .suspend: return outcome(ofOther: key)
    case .leave: return leave()
    case .select, .tapAccessory, .increase, .decrease, .back, .delete, .moveEntryUp, .moveEntryDown,
      .undo, .redo:
      return show(menu.perform(action, on: page.focused))
    }
    return .next
  }

  /// Begins a new number in the focused row where a digit is pressed on a row that holds one.
  private func beginNumber(with key: Key) {
    guard case .character(let digit) = key.code, key.modifiers.isEmpty, digit.isASCII,
      digit.isNumber,
      case .row(let path)? = page.focused, let row = page.adapter.row(at: path), !row.isDisabled,
      row.editableText != nil, row.beginsWithDigit,
      let id = page.adapter.id(at: path)
    else { return }
    mode = .editing(id, LineEditor(String(digit)))
  }

  /// Answers the question of a row: yes for some keys, no for all others.
  func answer(_ confirmation: Confirmation, _ key: Key) -> Outcome {
    mode = .browsing
    guard isYes(key) else { return outcome(ofOther: key) }
    let outcome = menu.confirm(confirmation)
    if case .refused = outcome, case .enter(let text) = confirmation.action {
      // The text stays, so that it can be corrected.
      keepRefused(text, of: confirmation.row)
    }
    return show(outcome)
  }

  private func isYes(_ key: Key) -> Bool {
    if case .character(let letter) = key.code, key.modifiers.isEmpty {
      return words.isYes(String(letter))
    }
    return key == .return
  }

  /// Shows the outcome of an action.
  func show(_ outcome: ActionOutcome) -> Outcome {
    switch outcome {
    case .done: page.showFocusAgain()
    case .ranClosures:
      // A closure may have read a store, and may have printed something on the screen.
      reportLoad()
      return .redraw
    case .asksForText(let row, let text): return beginEditing(row, text)
    case .asksToConfirm(let confirmation): mode = .confirming(confirmation)
    case .goes(let path): page.focus(on: .row(path))
    case .refused(let reason), .reason(let reason): say(reason)
    case .note(let phrase, let title): say(words(phrase, title))
    case .applies(let setting): say(words.applying(setting))
    case .restored(let change): say(words.restored(change, separator: pathSeparator))
    }
    return .next
  }
}
