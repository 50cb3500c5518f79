import SimpleTable

extension NumberedLines {
  /// Handles a line of input, and returns the answer.
  package func answer(_ line: String) -> String {
    hasAnswered = true
    let problem = conversation.adopt()
    let (links, settings) = (menu.links, menu.knownSettings)
    let reply = reply(to: line)
    if isDone { return "" }
    refresh()
    let problems = (problem.map(self.line) ?? "") + problems()
    if case .nothing = reply, said.isListed || said.isVisited { return problems }
    // The rest says what has changed.
    conversation.autosave.forgetChangedKeys()
    return problems + text(of: reply, since: settings, links)
  }

  /// Returns what is said after a line.
  ///
  /// - Parameters:
  ///   - reply: The reply to the line.
  ///   - settings: The settings as they were before.
  ///   - links: The rows that led to the page that was in view before.
  /// - Returns: The text.
  private func text(
    of reply: Reply, since settings: [SettingInfo], _ links: [RowID]
  ) -> String {
    let isOpen = said.isListed || said.isVisited
    func elsewhere(_ keys: [String]) -> String {
      changes(since: settings, but: said.keys.union(keys))
    }
    switch reply {
    case .listing(let lines): return lines
    case .text(let text, let keys) where isOpen:
      return said.newHeading() + text + said.changes(about: keys) + elsewhere(keys)
    case .text(let text, _): return text + said.list()
    case .changes where links.count > menu.links.count && links.starts(with: menu.links):
      return said.resume(at: links[menu.links.count])
    case _ where !isOpen: return said.list()
    case .changes(let id, _) where said.isVisited:
      let keys = id.flatMap(said.key).map { [$0] } ?? []
      return said.newHeading() + (id.map(said.summary) ?? "") + elsewhere(keys)
    case .changes(let id, let isDone):
      let changes = said.changes() + elsewhere([])
      if !changes.isEmpty { return changes }
      return isDone ? words[.done] + "\n" : id.map(said.summary) ?? ""
    case .row(let id): return said.changes() + said.numberedLine(of: .row(id))
    case .moved(let id): return said.changes(saysOrder: false) + said.order(of: id)
    case .nothing: return ""
    }
  }

  /// Returns what applies to the settings that hold something else than before, or hold it from another
  /// source, but for those with some keys.
  private func changes(since settings: [SettingInfo], but keys: Set<String>) -> String {
    let before = Dictionary(settings.map { ($0.key, $0) }) { first, _ in first }
    let changed = menu.knownSettings.filter { setting in
      guard !keys.contains(setting.key), let old = before[setting.key] else { return false }
      return (old.value, old.source) != (setting.value, setting.source)
    }
    return words.applying(changed, on: menu.titles).map { $0 + "\n" }.joined()
  }

  /// Does what a line asks for, or takes it as the answer to a question.
  private func reply(to line: String) -> Reply {
    switch conversation.question {
    case nil: return answerToKeeping(line) ?? perform(Command(line))
    case .text(let row):
      if typedLines != nil, line != Self.endOfText {
        typedLines?.append(line)
        return .nothing
      }
      let lines = typedLines ?? (line.isEmpty ? [] : [line])
      typedLines = nil
      return enter(lines, row)
    case .confirmation(let asked):
      let path = conversation.canAnswer ? page.path(of: asked.row) : nil
      if let path, let news = changedElsewhere(path) {
        conversation.cancel()
        return news
      }
      guard let outcome = conversation.answer(words.isYes(line)) else { return cancelled }
      page.forgetRefusal(row: asked.row)
      var isValue = false
      if case .enter = asked.action { isValue = true }
      return reply(to: outcome, of: asked.row, isValue: isValue)
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
  private func answerToKeeping(_ line: String) -> Reply? {
    let isYes = words.isYes(line)
    guard conversation.asksToKeep, isYes || line.trimmed.isEmpty || words.isNo(line) else {
      return nil
    }
    return conversation.answerKeeping(isYes).map { .sentence($0) } ?? .changes(nil)
  }

  /// Sets the time in milliseconds, and returns what is said where a change was not confirmed by then.
  package func setTime(_ time: Int) -> String? {
    conversation.time = time
    return conversation.takeBackUnconfirmed().map { $0 + "\n" + said.changes() }
  }

  /// Sets the text of a row that was asked for to the lines that were typed; without one, nothing.
  private func enter(_ lines: [String], _ row: RowID) -> Reply {
    guard !lines.isEmpty, conversation.canAnswer else {
      if !lines.isEmpty { setRefused(true, row: row) }
      conversation.cancel()
      return cancelled
    }
    return enter(lines.joined(separator: "\n"), row: row)
  }

  /// Leaves the menu, or asks first.
  func leave() -> Reply {
    isDone = conversation.leave()
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

  /// Returns that somebody else has changed the value of a row since it was said, or `nil` if nobody
  /// has.
  func changedElsewhere(_ path: RowPath) -> Reply? {
    // What the program itself has changed was not said yet either.
    guard !conversation.autosave.changedKeys.isEmpty,
      conversation.isChangedElsewhere(path, seen: said.summarySaid(of: path))
    else { return nil }
    return .sentence(words.sentence(.changedElsewhere, page.row(at: path)?.title ?? ""))
  }
}
