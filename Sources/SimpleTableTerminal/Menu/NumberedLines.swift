package import SimpleTable

/// A menu as numbered lines, without input and output: lines go in, text comes out.
package final class NumberedLines {
  /// What the user and the menu have to do with each other.
  package let conversation: Conversation

  /// Whether the user has left the menu.
  package private(set) var isDone = false

  /// Whether the tables are to be evaluated again before they are looked at next.
  package var needsReload = false

  /// The lines that were said.
  let said: NumberedPage

  /// The lines of a text of several lines that were typed so far; `nil` while none is asked for.
  private var typedLines: [String]?

  /// The rows whose values were refused and not put right since.
  private var refused: Set<PlaceOfRow> = []

  /// Creates the numbered lines of the page in view of a menu.
  package init(
    _ menu: Menu, words: MenuWords = MenuWords(), autosave: (any SettingsStore)? = nil,
    leaving: TerminalMenu.Leaving = .immediately
  ) {
    conversation = Conversation(menu, words: words, autosave: autosave, leaving: leaving)
    said = NumberedPage(conversation)
  }

  /// A row of any page.
  private struct PlaceOfRow: Hashable {
    let titles: [String]
    let row: RowID
  }

  /// What is said after a line.
  enum Reply {
    /// Nothing, as the prompt asks for something.
    case nothing
    /// A text, and what has changed, but for the settings with some keys, of which the text says that.
    case text(String, about: [String] = [])
    /// What has changed, or if nothing has, how a row is now or that it is done.
    case changes(ItemID?, isDone: Bool = false)
    /// What has changed, with the place to which a row was moved.
    case moved(RowID)
    /// What has changed, and then a row.
    case row(RowID)
    /// The lines of a listing.
    case listing(String)
  }
}

extension NumberedLines {
  /// The pages from the first one to the one being listed.
  package var menu: Menu { conversation.menu }

  var page: TableAdapter { menu.page }

  var words: MenuWords { conversation.words }

  /// Whether values were refused that were not put right since.
  package var hasRefusedValues: Bool { !refused.isEmpty }

  /// Keeps whether the value of a row of the page in view was refused.
  func setRefused(_ isRefused: Bool, row: RowID) {
    let place = PlaceOfRow(titles: menu.titles, row: row)
    if isRefused { refused.insert(place) } else { refused.remove(place) }
  }

  /// Returns a clause as a line.
  func sentence(_ clause: String) -> String { words.sentence(clause) + "\n" }

  /// Returns why settings could not be stored or read, as a line.
  private func sentence(_ problem: StoreProblem) -> String { sentence(words.text(of: problem)) }

  /// Returns a notice of the program as a line.
  func line(of notice: Notice) -> String { sentence(notice.text.isolated) }

  /// That nothing was done.
  private var cancelled: Reply { .text(words[.notDone] + "\n") }
}

// MARK: - Asking

extension NumberedLines {
  /// What the user types to empty a text, because an empty line cancels.
  static let emptyText = "\"\""

  /// What the user types on a line of its own to end a text of several lines.
  private static let endOfText = "."

  /// The question before the next line of input.
  package var prompt: String {
    switch conversation.question {
    case nil: conversation.keepingQuestion.map { $0 + ": " } ?? words[.prompt]
    case .leaving: words.leavingQuestion(stayingBy: .return) + ": "
    case .confirmation(let asked): "\(asked.question.isolated) \(words.answers): "
    case .text where typedLines?.isEmpty == false: words[.nextLine]
    case .text(let row): prompt(for: row)
    }
  }

  private func prompt(for id: RowID) -> String {
    guard let row = page.visibleRow(id) else { return words[.prompt] }
    var hints = typedLines == nil ? [] : [words(.endsText, Self.endOfText)]
    if row.canBeEmptied { hints.append(words(.emptied, Self.emptyText)) }
    if conversation.isLostSecret(id) { hints.append(words[.typingSecret]) }
    let hint = hints.isEmpty ? "" : " (\(hints.joined(separator: ", ")))"
    let states = [words.value(of: row), words.placeholder(of: row)].compactMap(\.self)
    let state = states.isEmpty ? "" : " [\(states.joined(separator: ", "))]"
    return "\(row.title.isolated)\(state)\(hint): "
  }

  /// Asks for the text of a row.
  func ask(for row: RowID) {
    typedLines = page.visibleRow(row)?.control?.style == .textArea ? [] : nil
  }

  /// Whether the next line of input must not be shown.
  package var asksForSecret: Bool {
    guard case .text(let row) = conversation.question else { return false }
    return page.visibleRow(row)?.control?.isSecure == true
  }
}

// MARK: - Answering

extension NumberedLines {
  /// Returns the page in view as numbered lines, preceded by what is wrong with the store.
  package func list() -> String {
    refresh()
    conversation.autosave.forgetChangedKeys()
    return problems() + said.list()
  }

  /// Handles a line of input, and returns the answer.
  package func answer(_ line: String) -> String {
    let problem = conversation.adopt()
    let reply = reply(to: line)
    if isDone { return "" }
    refresh()
    let problems = (problem.map(sentence) ?? "") + problems()
    if case .nothing = reply, said.isListed { return problems }
    // The rest says what has changed.
    conversation.autosave.forgetChangedKeys()
    switch reply {
    case .listing(let lines): return problems + lines
    case .text(let text, let keys):
      return problems + text + (said.isListed ? said.changes(about: keys) : said.list())
    case .row(let id):
      let lines = said.isListed ? said.changes() : said.list()
      return problems + lines + said.numberedLine(of: .row(id))
    case _ where !said.isListed: return problems + said.list()
    case .moved(let id):
      let changes = said.changes(saysOrder: false)
      return problems + changes + said.order(of: id)
    case .nothing: return problems
    case .changes(let id, let isDone):
      let changes = said.changes()
      if !changes.isEmpty { return problems + changes }
      if isDone { return problems + words[.done] + "\n" }
      return problems + (id.map(said.summary) ?? "")
    }
  }

  /// Saves changed settings, and returns a sentence if that has failed.
  package func save() -> String? { conversation.save().map(sentence) }

  /// Evaluates the tables again where that is due.
  func refresh() {
    if needsReload { menu.reload() } else { menu.reloadIfOutdated() }
    needsReload = false
  }

  /// Returns what is wrong with the store that was read last, once.
  private func problems() -> String {
    conversation.takeLoadProblems().map { $0 + "\n" }.joined()
  }

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
      case .fails(let problem): return .text(sentence(problem))
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
    return conversation.answerKeeping(isYes).map { .text(sentence($0)) } ?? .changes(nil)
  }

  /// Has the time in milliseconds, and returns what is said where a change was not confirmed by then.
  package func setTime(_ time: Int) -> String? {
    conversation.time = time
    return conversation.takeBackUnconfirmed().map { sentence($0) + said.changes() }
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
    guard conversation.autosave.hasStore else { return .text(sentence(.notRead(nil))) }
    return conversation.autosave.load() ? .text(sentence(words[.loaded])) : .changes(nil)
  }

  func saveNow() -> Reply {
    let hasLost = conversation.hasLostSecrets
    if let problem = conversation.autosave.saveNow() { return .text(sentence(problem)) }
    return .text(sentence(words[hasLost ? .savedWithoutSecrets : .saved]))
  }

  /// Returns that somebody else has changed the value of a row since it was said, or `nil` if nobody
  /// has.
  func changedElsewhere(_ path: RowPath) -> Reply? {
    // What the program itself has changed was not said yet either.
    guard !conversation.autosave.changedKeys.isEmpty,
      conversation.isChangedElsewhere(path, seen: said.summarySaid(of: path))
    else { return nil }
    return .text(sentence(words(.changedElsewhere, page.row(at: path)?.title ?? "")))
  }
}
