import SimpleTableMenu

extension NumberedLines {
  /// Handles a line of input, and returns the answer.
  package func answer(_ line: String) -> String {
    hasAnswered = true
    let unread = (isTyping ? [] : dialog.autosave.adopt()).map(self.line).joined()
    let settings = menu.knownSettings
    let reply = reply(to: line)
    if isDone { return unread }
    refresh()
    let problems = unread + problems()
    if case .nothing = reply, printed.hasListedPage { return problems }
    // The rest says what has changed.
    dialog.autosave.forgetChangedKeys()
    return problems + text(of: reply, since: settings)
  }

  /// Returns a reply in words, with what has changed.
  ///
  /// - Parameters:
  ///   - reply: The reply to the line.
  ///   - settings: The settings as they were before.
  /// - Returns: The text.
  private func text(of reply: Reply, since settings: [SettingInfo]) -> String {
    switch reply {
    case .nothing: return changes(since: settings)
    case .listing(let lines): return lines
    case .text(let text, let keys):
      return printed.newHeading() + text + changes(since: settings, but: keys)
    case .changes(let id, let isDone):
      let changes = changes(since: settings)
      if !changes.isEmpty { return changes }
      return isDone ? words[.done] + "\n" : id.map(printed.summary) ?? ""
    case .moved(let id):
      return changes(since: settings, saysOrder: false) + printed.order(of: id)
    case .row(let id): return changes(since: settings) + printed.show(id)
    }
  }

  /// Returns the changes since the last line: the whole page in view if another one was listed, or
  /// else its changes, and the settings of other pages.
  ///
  /// - Parameters:
  ///   - settings: The settings as they were before.
  ///   - keys: The keys of settings whose changes are known.
  ///   - saysOrder: Whether to say that rows are in another order.
  /// - Returns: The text.
  private func changes(
    since settings: [SettingInfo], but keys: [String] = [], saysOrder: Bool = true
  ) -> String {
    let wasListed = printed.hasListedPage
    let text = wasListed ? printed.changes(about: keys, saysOrder: saysOrder) : printed.list()
    let known = printed.keys.union(keys)
    let before = Dictionary(settings.map { ($0.key, $0) }) { first, _ in first }
    let changed = menu.knownSettings.filter { setting in
      guard !known.contains(setting.key), let old = before[setting.key] else { return false }
      return (old.value, old.source) != (setting.value, setting.source)
    }
    return text + words.applying(changed, on: menu.titles).map { $0 + "\n" }.joined()
  }

  /// Performs the command of a line, or takes it as the answer to a question.
  private func reply(to line: String) -> Reply {
    switch dialog.question {
    case nil:
      return dialog.answer(line).map { reply(to: $0, of: nil) }
        ?? perform(Command(line))
    case .text(let row, _):
      guard let lines = linesSoFar else { return enter(line.isEmpty ? [] : [line], row) }
      if line == Self.endOfText { return enter(lines, row) }
      linesSoFar = lines + [line]
      return .nothing
    case .value(_, let row): return enter(line.isEmpty ? [] : [line], row)
    case .confirm(let asked): return answer(asked, line)
    case .leave: return dialog.answer(line).map { reply(to: $0, of: nil) } ?? .nothing
    }
  }

  /// Sets the time in milliseconds, and returns the message about a change that was not confirmed
  /// in time.
  package func setTime(_ time: Int) -> String? {
    guard case .note(let phrase, let title) = dialog.follow(at: time) else { return nil }
    return words.sentence(phrase, title) + "\n" + (printed.hasListedPage ? printed.changes() : "")
  }

  /// Sets the text of a row that was asked for to the lines that were typed; without one, nothing.
  private func enter(_ lines: [String], _ row: PlacedRow) -> Reply {
    guard !lines.isEmpty, row.takesText(in: menu) else {
      if !lines.isEmpty { setRefused(true, row: row.id) }
      dialog.cancel()
      return cancelled
    }
    return enter(lines.joined(separator: "\n"), row: row.id)
  }

  /// Answers whether a row is to act.
  private func answer(_ asked: Confirmation, _ line: String) -> Reply {
    guard dialog.endWhatHasGone() == nil, let path = asked.row.path(in: menu) else {
      return cancelled
    }
    if let change = changedElsewhere(path) {
      dialog.cancel()
      return change
    }
    guard let reply = dialog.answer(line) else { return cancelled }
    if case .cancelled = reply { return cancelled }
    page.forgetRefusal(row: asked.row.id)
    let isValue = if case .enter = asked.action { true } else { false }
    return self.reply(to: reply, of: asked.row.id, isValue: isValue)
  }

  func loadStored() -> Reply {
    guard dialog.autosave.hasStore else { return .text(line(of: .notRead(nil))) }
    return dialog.autosave.load() ? .sentence(words.sentence(.loaded)) : .changes(nil)
  }

  func saveNow() -> Reply {
    let hasLost = dialog.hasLostSecrets
    if let problem = dialog.autosave.saveNow() { return .text(line(of: problem)) }
    return .sentence(words.sentence(hasLost ? .savedWithoutSecrets : .saved))
  }

  /// Returns the reply that another program has changed the value of a row since it was printed;
  /// `nil` if none has.
  func changedElsewhere(_ path: RowPath) -> Reply? {
    // Changes by the program itself were not printed yet either.
    guard !dialog.autosave.changedKeys.isEmpty,
      dialog.isChangedElsewhere(path, seen: printed.printedSummary(of: path))
    else { return nil }
    return .sentence(words.sentence(.changedElsewhere, page.row(at: path)?.title ?? ""))
  }
}
