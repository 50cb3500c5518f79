import SimpleTable
import SimpleTableMenu

// Keys that act on the page in view, and the outcomes of their actions.

extension MenuSession {
  /// Handles a key that acts on the page in view.
  func browse(_ key: Key) -> Outcome {
    if let reply = answerPending(key) { return report(reply) }
    switch keys[key] {
    case let action? where action.kind == .moves: page.move(action)
    case nil: return beginTyping(with: key) ? .next : chooseOption(with: key)
    case .search: find(LineEditor())
    case .showStored: findStored()
    case .help: read(helpTable(for: page.focused))
    case .reload: loadStored()
    case .redraw, .suspend: return outcome(ofOther: key)
    case .leave: return report(dialog.leave())
    case .copy: return copy()
    case let action?:
      let picker = action == .select ? pickerOfFocus : nil
      let collapsed = collapsedPicker
      let reply = dialog.perform(action, on: page.focused)
      if let picker, reply.isDone { close(picker) }
      let result = report(reply)
      if let collapsed { page.focusChosenOption(of: collapsed) }
      return result
    }
    return .next
  }

  /// Keeps a change that is to be confirmed, or takes it back; `nil` for any other key, and where there is
  /// none.
  ///
  /// On another row, Return acts on that.
  private func answerPending(_ key: Key) -> Dialog.Reply? {
    if key == .escape || key == .return && asksAboutFocus { return dialog.answer("") }
    return key.letter.flatMap { $0.isWhitespace ? nil : dialog.answer(String($0)) }
  }

  /// The picker of one option that shows the focused row among its options.
  private var pickerOfFocus: RowID? {
    guard case .row(let path) = page.focused, let parent = page.adapter.parent(of: path),
      let row = page.adapter.row(at: parent), row.isPicker, row.control?.kind?.isChoice == true
    else { return nil }
    return page.adapter.id(at: parent)
  }

  /// The focused row, if it is a picker whose options are not in view.
  private var collapsedPicker: RowID? {
    guard case .row(let path) = page.focused, let row = page.adapter.row(at: path), row.isPicker,
      page.adapter.isExpanded(at: path) == false
    else { return nil }
    return page.adapter.id(at: path)
  }

  /// Collapses a picker in which an option was chosen, and focuses it.
  private func close(_ picker: RowID) {
    page.adapter.setExpanded(false, row: picker)
    if let path = page.adapter.path(of: picker) { page.focus(on: .row(path)) }
  }

  /// Goes to the next option that begins with a letter, or chooses all options of a picker of
  /// several with `a`, and none with `A`.
  private func chooseOption(with key: Key) -> Outcome {
    guard let letter = key.letter, letter.isLetter, let options = OptionRows(around: page) else {
      sayKeys()
      return .next
    }
    if let isAll = options.choosesAll(letter) {
      return report(dialog.chooseAll(isAll, row: options.acting))
    }
    guard let path = options.next(beginningWith: letter) else {
      sayKeys()
      return .next
    }
    page.focus(on: .row(path))
    return .next
  }

  /// Begins a new number where a digit is pressed on a row of numbers or dates, and a new entry where a letter
  /// or a digit is on the row that adds one, or says why it cannot.
  ///
  /// - Returns: Whether it is such a row.
  private func beginTyping(with key: Key) -> Bool {
    guard let letter = key.letter, letter.isLetter || letter.isNumber,
      case .row(let path)? = page.focused, let row = page.adapter.row(at: path),
      row.editableText != nil,
      row.isNewEntry || row.beginsWithDigit && letter.isASCII && letter.isNumber,
      let id = page.adapter.id(at: path)
    else { return false }
    if row.isDisabled {
      _ = report(.ignored(.disabled, row))
    } else if let reason = menu.lockOfList(row, path) {
      _ = report(.refused(reason.isolated))
    } else {
      dialog.ask(for: id, draft: String(letter))
      _ = beginEditing()
    }
    return true
  }

  /// Reports the reply to a key.
  func report(_ reply: Dialog.Reply) -> Outcome {
    switch reply {
    case .done, .refusedAtRow: page.showFocusAgain()
    case .ranClosures:
      // A closure may have read a store, and may have printed something on the screen.
      reportLoad()
      return .redraw
    case .asks: return beginEditing()
    case .cancelled: break
    case .leaves: return .leave
    case .notSaved(let problem):
      redrawPages()
      notice = errorNotice(of: problem)
    case .goes(let path): page.focus(on: .row(path))
    case .refused(let reason): say(words.sentence(reason))
    case .disabled(let title, let reason, let isValue):
      say(words.disabled(title, for: reason, isValue: isValue))
    case .note(.firstPage, _):
      let key = keys.key(for: .leave)
      say(
        key.map { words.sentence(.leavesFromHere, screen.name(of: $0)) }
          ?? words.sentence(.firstPage))
    case .note(let phrase, let title): say(words.sentence(phrase, title))
    case .applies(let setting): say(words.ended(words.applying(setting)))
    case .restored(let change):
      say(words.restored(change, separator: screen.pathSeparator))
      hasUndone = change.isUndone && !change.settings.isEmpty
    }
    return .next
  }
}

// MARK: - The clipboard

extension MenuSession {
  /// Copies the focused setting as `key=value`, as a word that shells take and `set` reads, unless
  /// it is secret.
  private func copy() -> Outcome {
    guard case .row(let path)? = page.focused,
      let setting = menu.setting(of: path, on: page.adapter), !setting.isSecret
    else {
      say(words.sentence(.noValue))
      return .next
    }
    guard canCopy else {
      say(words.sentence(.noClipboard))
      return .next
    }
    let text = "\(setting.key)=\(setting.value)".quotedForShells
    say(words(.copied, setting.title, text))
    return .copy(text)
  }
}

// MARK: - Answers

extension MenuSession {
  /// Answers the question with a key: a letter may be an answer, all other keys are none.
  func answer(_ key: Key) -> Outcome {
    let text = key.letter.map { String($0) } ?? ""
    guard let reply = dialog.answer(text) else { return .next }
    if case .cancelled = reply { return text.isEmpty ? outcome(ofOther: key) : .next }
    keepRefused()
    return report(reply)
  }
}
