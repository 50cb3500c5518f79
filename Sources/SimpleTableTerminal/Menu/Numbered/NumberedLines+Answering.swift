import SimpleTableMenu

extension NumberedLines {
  /// Handles a line of input, and returns the answer.
  package func answer(_ line: String) -> String {
    hasAnswered = true
    let problem = isTyping ? nil : conversation.autosave.adopt()
    let settings = menu.knownSettings
    let reply = reply(to: line)
    if isDone { return "" }
    refresh()
    let problems = (problem.map(self.line) ?? "") + problems()
    if case .nothing = reply, printed.isListed { return problems }
    // The rest says what has changed.
    conversation.autosave.forgetChangedKeys()
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
    let wasListed = printed.isListed
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
    let question = question
    self.question = nil
    switch question {
    case nil: return answerToTrial(line) ?? perform(Command(line))
    case .text(let row, var lines?) where line != Self.endOfText:
      lines.append(line)
      self.question = .text(row, lines: lines)
      return .nothing
    case .text(let row, let lines): return enter(lines ?? (line.isEmpty ? [] : [line]), row)
    case .value(let name, let row):
      return enter(line.isEmpty ? [] : ["\(name)=\(line == Self.emptyText ? "" : line)"], row)
    case .confirmation(let asked): return answer(asked, isYes: words.isYes(line))
    case .leaving:
      switch conversation.answerLeaving(line) {
      case .stays: return cancelled
      case .fails(let problem): return .text(self.line(of: problem))
      case .leaves:
        isDone = true
        return .nothing
      }
    }
  }

  /// Keeps a change that is to be confirmed, or takes it back; `nil` for a line that does neither.
  private func answerToTrial(_ line: String) -> Reply? {
    let isYes = words.isYes(line)
    guard conversation.hasTrial, isYes || line.trimmed.isEmpty || words.isNo(line) else {
      return nil
    }
    return conversation.answerTrial(isYes).map { .sentence($0) } ?? .changes(nil)
  }

  /// Sets the time in milliseconds, and returns the message about a change that was not confirmed
  /// in time.
  package func setTime(_ time: Int) -> String? {
    conversation.time = time
    return conversation.takeBackUnconfirmed().map {
      $0 + "\n" + (printed.isListed ? printed.changes() : "")
    }
  }

  /// Sets the text of a row that was asked for to the lines that were typed; without one, nothing.
  private func enter(_ lines: [String], _ row: AskedRow) -> Reply {
    guard !lines.isEmpty, row.takesText(in: menu) else {
      if !lines.isEmpty { setRefused(true, row: row.id) }
      row.forgetRefusal()
      return cancelled
    }
    return enter(lines.joined(separator: "\n"), row: row.id)
  }

  /// Answers whether a row is to act.
  private func answer(_ asked: Confirmation, isYes: Bool) -> Reply {
    let id = asked.row.id
    guard asked.canBeAnswered(in: menu), let path = page.path(of: id) else { return cancelled }
    if let change = changedElsewhere(path) { return change }
    guard isYes else { return cancelled }
    let outcome = conversation.confirm(asked)
    page.forgetRefusal(row: id)
    let isValue = if case .enter = asked.action { true } else { false }
    return reply(to: outcome, of: id, isValue: isValue)
  }

  /// Leaves the menu, or asks first.
  func leave() -> Reply {
    isDone = conversation.leave()
    question = isDone ? nil : .leaving
    return .nothing
  }

  func loadStored() -> Reply {
    guard conversation.autosave.hasStore else { return .text(line(of: .notRead(nil))) }
    return conversation.autosave.load() ? .sentence(words.sentence(.loaded)) : .changes(nil)
  }

  func saveNow() -> Reply {
    let hasLost = conversation.hasLostSecrets
    if let problem = conversation.autosave.saveNow() { return .text(line(of: problem)) }
    return .sentence(words.sentence(hasLost ? .savedWithoutSecrets : .saved))
  }

  /// Returns the reply that another program has changed the value of a row since it was printed;
  /// `nil` if none has.
  func changedElsewhere(_ path: RowPath) -> Reply? {
    // Changes by the program itself were not printed yet either.
    guard !conversation.autosave.changedKeys.isEmpty,
      conversation.isChangedElsewhere(path, seen: printed.printedSummary(of: path))
    else { return nil }
    return .sentence(words.sentence(.changedElsewhere, page.row(at: path)?.title ?? ""))
  }
}
