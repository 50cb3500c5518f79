import SimpleTable
import SimpleTableMenu

// Keys that act on the page in view, and the outcomes of their actions.

extension MenuSession {
  /// Handles a key that acts on the page in view.
  func browse(_ key: Key) -> Outcome {
    if let isYes = answerToTrial(key) {
      if let text = conversation.answerTrial(isYes) { say(text) }
      return .next
    }
    switch keys[key] {
    case let action? where action.kind == .moves: page.move(action)
    case nil: return beginNumber(with: key) ? .next : chooseOption(with: key)
    case .search: find(LineEditor())
    case .showStored: findStored()
    case .help: read(helpTable(for: page.focused))
    case .reload: loadStored()
    case .redraw, .suspend: return outcome(ofOther: key)
    case .leave: return leave()
    case .copy: return copy()
    case let action?:
      let picker = action == .select ? pickerOfFocus : nil
      let collapsed = collapsedPicker
      let outcome = conversation.perform(action, on: page.focused)
      if let picker, outcome.isDone { close(picker) }
      let result = report(outcome)
      if let collapsed { page.focusChosenOption(of: collapsed) }
      return result
    }
    return .next
  }

  /// Returns whether a key keeps a change that is to be confirmed, or takes it back; `nil` for any other
  /// key, and where there is none.
  private func answerToTrial(_ key: Key) -> Bool? {
    guard conversation.hasTrial else { return nil }
    if key == .escape || key == .return { return false }
    guard let letter = key.letter.map({ String($0) }) else { return nil }
    return words.isYes(letter) ? true : words.isNo(letter) ? false : nil
  }

  /// The picker of one option that shows the focused row among its options.
  private var pickerOfFocus: RowID? {
    guard case .row(let path) = page.focused, let parent = page.adapter.parent(of: path),
      let row = page.adapter.row(at: parent), row.control?.style.isPicker == true,
      row.control?.kind?.isChoice == true
    else { return nil }
    return page.adapter.id(at: parent)
  }

  /// The focused row, if it is a picker whose options are not in view.
  private var collapsedPicker: RowID? {
    guard case .row(let path) = page.focused, let row = page.adapter.row(at: path),
      row.control?.style.isPicker == true,
      page.adapter.isExpanded(at: path) == false
    else { return nil }
    return page.adapter.id(at: path)
  }

  /// Collapses a picker in which an option was chosen, and focuses it.
  private func close(_ picker: RowID) {
    page.adapter.setExpanded(false, row: picker)
    if let path = page.adapter.path(of: picker) { page.focus(on: .row(path)) }
  }

  /// Goes to the next option that begins with a letter, or chooses all options of a picker of several with
  /// `a`, and none with `A`.
  private func chooseOption(with key: Key) -> Outcome {
    guard let letter = key.letter, letter.isLetter, let options = OptionRows(around: page) else {
      sayKeys()
      return .next
    }
    if let isAll = options.choosesAll(letter) {
      return report(conversation.chooseAll(isAll, row: options.focused))
    }
    guard let path = options.next(beginningWith: letter) else {
      sayKeys()
      return .next
    }
    page.focus(on: .row(path))
    return .next
  }

  /// Begins a new number where a digit is pressed on a row of numbers or dates, or says why it is disabled.
  ///
  /// - Returns: Whether it is such a row.
  private func beginNumber(with key: Key) -> Bool {
    guard let digit = key.letter, digit.isASCII, digit.isNumber,
      case .row(let path)? = page.focused, let row = page.adapter.row(at: path),
      row.editableText != nil, row.beginsWithDigit,
      let id = page.adapter.id(at: path)
    else { return false }
    if row.isDisabled {
      _ = report(.ignored(.disabled, row))
    } else {
      openField(of: id, LineEditor(String(digit)))
    }
    return true
  }

  /// Reports the outcome of an action; any except a refusal ends the question.
  func report(_ outcome: ActionOutcome) -> Outcome {
    switch outcome {
    case .asksToConfirm(let confirmation): mode = .confirming(confirmation)
    case .refused: break
    default: if mode.isQuestion { mode = .browsing }
    }
    switch outcome {
    case .done: page.showFocusAgain()
    case .ranClosures:
      // A closure may have read a store, and may have printed something on the screen.
      reportLoad()
      return .redraw
    case .asksForText(let row, let text): return beginEditing(row, text)
    case .asksForValue(let name, let row):
      mode = .typing(Field(row: AskedRow(row, on: menu.page), line: LineEditor(), name: name))
    case .asksToConfirm: break
    case .goes(let path): page.focus(on: .row(path))
    case .refused(let reason): say(words.sentence(reason))
    case .disabled(let title, let reason): say(words.disabled(title, for: reason))
    case .note(.firstPage, _):
      let key = keys.keys(for: .leave).first
      say(
        key.map { words.sentence(.leavesFromHere, screen.name(of: $0)) }
          ?? words.sentence(.firstPage))
    case .note(let phrase, let title): say(words.sentence(phrase, title))
    case .applies(let setting): say(words.ended(words.applying(setting)))
    case .restored(let change): say(words.restored(change, separator: screen.pathSeparator))
    }
    return .next
  }
}

// MARK: - The clipboard

extension MenuSession {
  /// Copies the focused setting as `key=value`, unless it is secret.
  private func copy() -> Outcome {
    guard case .row(let path)? = page.focused,
      let setting = menu.setting(of: path, on: page.adapter), !setting.isSecret
    else {
      say(words.sentence(.noValue))
      return .next
    }
    let text = "\(setting.key)=\(setting.value)"
    say(words(.copied, text))
    return .copy(text)
  }
}

// MARK: - Answers

extension MenuSession {
  /// Answers the question of a row: yes for some keys, no for all others.
  func answer(_ confirmation: Confirmation, _ key: Key) -> Outcome {
    mode = .browsing
    guard key.letter.map({ words.isYes(String($0)) }) == true else { return outcome(ofOther: key) }
    let outcome = conversation.confirm(confirmation)
    if case .refused = outcome, case .enter(let text) = confirmation.action {
      // The refused text is kept, so that the user can correct it.
      keepRefused(text, of: confirmation.row.id)
    }
    return report(outcome)
  }

  /// Leaves the menu, or asks first.
  func leave() -> Outcome {
    if conversation.leave() { return .leave }
    mode = .leaving(from: mode)
    return .next
  }

  /// Answers whether to save changes before leaving; any key except the shown ones stays in the
  /// menu.
  func answerLeaving(_ key: Key, from before: Mode) -> Outcome {
    mode = before
    let text = key.letter.map { String($0) } ?? ""
    switch conversation.answerLeaving(text) {
    case .leaves: return .leave
    case .stays: return text.isEmpty ? outcome(ofOther: key) : .next
    case .fails(let problem):
      redrawPages()
      notice = errorNotice(of: problem)
      return .next
    }
  }
}
