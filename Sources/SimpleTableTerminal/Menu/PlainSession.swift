package import SimpleTable

/// A menu as numbered lines, without input and output: lines go in, text comes out.
package final class PlainSession {
  /// The tables from the first one to the one being listed.
  package let menu: Menu

  /// Whether the user has left the menu.
  package private(set) var isDone = false

  /// The words that the menu itself says.
  package var words: MenuWords {
    didSet {
      spoken.words = words
      autosave?.words = words
    }
  }

  // Shared by the files of the session, each of which is about some of its commands.

  /// The lines that were said.
  let spoken: SpokenPage

  /// What the next line of input is for.
  var mode = Mode.commands {
    didSet { pageOfMode = menu.page }
  }

  /// The page of the row that the next line is about, as rows of several pages may have one id.
  private weak var pageOfMode: TableAdapter?

  /// The lines of a text of several lines that were typed so far.
  private var typedLines: [String] = []

  /// The rows whose values were refused and not put right since.
  var refused: Set<PlaceOfRow> = []

  /// Whether the tables are to be evaluated again before they are looked at next.
  package var needsReload = false

  /// The object that saves settings as they are changed, if there is one.
  private let autosave: Autosave?

  /// What becomes of changes that are not saved when the user leaves.
  private let leaving: TerminalMenu.Leaving

  /// Creates a session that shows the last table of a menu.
  package init(
    _ menu: Menu, words: MenuWords = MenuWords(), autosave: Autosave? = nil,
    leaving: TerminalMenu.Leaving = .immediately
  ) {
    self.menu = menu
    self.words = words
    self.autosave = autosave
    self.leaving = leaving
    spoken = SpokenPage(menu, words: words)
  }

  var page: TableAdapter { menu.page }
}

// MARK: - Asking

extension PlainSession {
  /// What the user types to empty a text, because an empty line cancels.
  static let emptyText = "\"\""

  /// What the user types on a line of its own to end a text of several lines.
  private static let endOfText = "."

  /// The question before the next line of input.
  package var prompt: String {
    switch mode {
    case .commands: return words[.prompt]
    case .leaving: return words.leavingQuestion(stayingBy: .return) + ": "
    case .confirmation(let confirmation):
      return "\(confirmation.question.isolated) \(words.answers): "
    case .lines where !typedLines.isEmpty: return words[.nextLine]
    case .lines(let id): return prompt(for: id, hints: [words(.endsText, Self.endOfText)])
    case .value(let id): return prompt(for: id, hints: [])
    }
  }

  private func prompt(for id: RowID, hints: [String]) -> String {
    guard let row = page.visibleRow(id) else { return words[.prompt] }
    var hints = hints
    if row.canBeEmptied {
      hints.append(words(.emptied, Self.emptyText))
    }
    if menu.isLostSecret(id, autosave) { hints.append(words[.typingSecret]) }
    let hint = hints.isEmpty ? "" : " (\(hints.joined(separator: ", ")))"
    let states = [words.value(of: row), words.placeholder(of: row)].compactMap(\.self)
    let state = states.isEmpty ? "" : " [\(states.joined(separator: ", "))]"
    return "\(row.title.isolated)\(state)\(hint): "
  }

  /// Whether the next line of input must not be shown.
  package var asksForSecret: Bool {
    guard case .value(let row) = mode else { return false }
    return page.visibleRow(row)?.control?.isSecure == true
  }

  /// Whether values were refused that were not put right since.
  package var hasRefusedValues: Bool { !refused.isEmpty }
}

// MARK: - Answering

extension PlainSession {
  /// Returns the page in view as numbered lines, preceded by what is wrong with the store.
  package func list() -> String {
    refresh()
    autosave?.forgetChangedKeys()
    return problems() + spoken.list()
  }

  /// Handles a line of input, and returns the answer.
  package func answer(_ line: String) -> String {
    // Nothing changes while a value is being typed.
    let problem = isTyping ? nil : autosave?.adopt()
    let reply = reply(to: line)
    if isDone { return "" }
    refresh()
    let problems = (problem.map(sentence) ?? "") + problems()
    if case .nothing = reply, spoken.isListed { return problems }
    // The rest says what has changed.
    autosave?.forgetChangedKeys()
    switch reply {
    case .listing(let lines): return problems + lines
    case .text(let text, let keys):
      return problems + text + (spoken.isListed ? spoken.changes(about: keys) : spoken.list())
    case .row(let id):
      let lines = spoken.isListed ? spoken.changes() : spoken.list()
      return problems + lines + spoken.numberedLine(of: .row(id))
    case _ where !spoken.isListed: return problems + spoken.list()
    case .moved(let id):
      let changes = spoken.changes(saysOrder: false)
      return problems + changes + spoken.order(of: id)
    case .nothing: return problems
    case .changes(let id, let isDone):
      let changes = spoken.changes()
      if !changes.isEmpty { return problems + changes }
      if isDone { return problems + words[.done] + "\n" }
      return problems + (id.map(spoken.summary) ?? "")
    }
  }

  /// Evaluates the tables again where that is due.
  private func refresh() {
    if needsReload { menu.reload() } else { menu.reloadIfOutdated() }
    needsReload = false
  }

  /// Returns what is wrong with the store that was read last, once.
  private func problems() -> String {
    menu.takeLoadProblems(words).map { $0 + "\n" }.joined()
  }

  private func reply(to line: String) -> Reply {
    if case .lines = mode, line != Self.endOfText {
      typedLines.append(line)
      return .nothing
    }
    let (mode, isOfPage) = (mode, pageOfMode === page)
    self.mode = .commands
    switch mode {
    case .commands: return perform(PlainCommand(line))
    case .value(let row):
      if line.isEmpty { return cancelled }
      return isOfPage ? enter(line, row: row) : lost(row)
    case .lines(let row):
      let lines = typedLines
      typedLines = []
      if lines.isEmpty { return cancelled }
      return isOfPage ? enter(lines.joined(separator: "\n"), row: row) : lost(row)
    case .confirmation(let confirmation):
      let path = isOfPage ? page.path(of: confirmation.row) : nil
      if let news = path.flatMap(changedElsewhere) { return news }
      guard words.isYes(line), path != nil else { return cancelled }
      var isValue = false
      if case .enter = confirmation.action { isValue = true }
      let outcome = menu.confirm(confirmation)
      self.page.forgetRefusal(row: confirmation.row)
      return reply(to: outcome, of: confirmation.row, isValue: isValue)
    case .leaving:
      let answer = words.leavingAnswer(line)
      if answer == .stay { return cancelled }
      if let problem = menu.settle(answer, autosave, words) { return .text(sentence(problem)) }
      isDone = true
      return .nothing
    }
  }

  private func perform(_ command: PlainCommand) -> Reply {
    switch command {
    case .update: return .changes(nil)
    case .select(let number):
      return withItem(number, goesOnly: true) { perform(.select, on: $0) }
    case .set(let number, let value): return withItem(number) { set(value, on: $0) }
    case .perform(let action, let number): return withItem(number) { perform(action, on: $0) }
    case .unset(let number): return withItem(number) { reply(to: menu.unset($0), of: $0) }
    case .move(let numbers): return move(numbers)
    case .add(let text): return add(text)
    case .search(let text):
      return listing {
        text.trimmed.isEmpty ? $0.list() : $0.list(menu.find(text), orElse: .noHits)
      }
    case .list: return listing { $0.list() }
    case .more: return listing { $0.more() }
    case .stored: return listing { $0.list(menu.storedRows(), orElse: .nothingStored) }
    case .help(""): return .text(words[.commands])
    case .help(let number): return withItem(number, changes: false) { .text(explanation(of: $0)) }
    case .back where spoken.isOfHits && spoken.isListed: return listing { $0.list() }
    case .back: return reply(to: menu.perform(.back, on: nil), of: nil)
    case .undo: return reply(to: menu.perform(.undo, on: nil), of: nil)
    case .redo: return reply(to: menu.perform(.redo, on: nil), of: nil)
    case .reload: return reload()
    case .save: return saveNow()
    case .quit:
      isDone = leaving == .immediately || !menu.hasUnsavedChanges
      if !isDone { mode = .leaving }
      return .nothing
    }
  }

  /// Returns a listing of the tables as they are now.
  private func listing(_ lines: (SpokenPage) -> String) -> Reply {
    refresh()
    return .listing(lines(spoken))
  }

  func perform(_ action: MenuAction, on item: TableItem) -> Reply {
    reply(to: menu.perform(action, on: item), of: item)
  }

  /// Calls a function with the item of a line; where that is on another page, this goes there.
  ///
  /// One that changes the item is not called where somebody else has changed it.
  func withItem(
    _ number: String, goesOnly: Bool = false, changes: Bool = true, _ body: (TableItem) -> Reply
  ) -> Reply {
    guard let target = Int(number).flatMap({ spoken[$0] }) else {
      return .text(spoken.noLine(number))
    }
    let gone = Reply.text(words(.lineGone, number) + "\n")
    switch target {
    case .item(let id):
      guard spoken.isListed, let item = spoken.item(id) else { return gone }
      if changes, case .row(let path) = item, let news = changedElsewhere(path) { return news }
      return body(item)
    case .hit(let hit):
      guard menu.go(to: hit), let path = page.path(of: hit.row) else { return gone }
      spoken.forget()
      if goesOnly { return .row(hit.row) }
      return (changes ? changedElsewhere(path) : nil) ?? body(.row(path))
    }
  }

  /// Returns that somebody else has changed the value of a row since it was said, or `nil` if nobody
  /// has.
  private func changedElsewhere(_ path: RowPath) -> Reply? {
    guard let autosave, !autosave.changedKeys.isEmpty else { return nil }
    let key = menu.key(of: path, on: page)
    let isChanged = key.map(autosave.changedKeys.contains) == true || spoken.isOutdated(path)
    guard isChanged else { return nil }
    let title = page.row(at: path)?.title ?? ""
    return .text(sentence(words(.changedElsewhere, title)))
  }

  private func reload() -> Reply {
    guard let autosave else { return .text(words(.notLoaded, words[.noStore]) + "\n") }
    return autosave.load() ? .text(sentence(words[.loaded])) : .changes(nil)
  }

  private func saveNow() -> Reply {
    let hasLost = menu.hasLostSecrets(autosave)
    if let problem = menu.saveNow(autosave, words) { return .text(sentence(problem)) }
    return .text(sentence(words[hasLost ? .savedWithoutSecrets : .saved]))
  }

  /// Saves changed settings, and returns a sentence if that has failed.
  package func save() -> String? { autosave?.save(adopts: !isTyping).map(sentence) }

  /// Whether the next line of input is a value, or a part of one.
  private var isTyping: Bool {
    switch mode {
    case .value, .lines: true
    case .commands, .confirmation, .leaving: false
    }
  }
}
