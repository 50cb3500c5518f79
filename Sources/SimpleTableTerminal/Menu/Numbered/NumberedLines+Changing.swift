import SimpleTable

extension NumberedLines {
  func perform(_ command: Command) -> Reply {
    switch command {
    case .update: return .changes(nil)
    case .unknown(let word): return .text(printed.noCommand(word))
    case .select(let number):
      return withItem(number, goesOnly: true) { perform(.select, on: $0) }
    case .set(let number, let value): return withItem(number) { set(value, on: $0) }
    case .perform(.remove, let number):
      return withItem(number, orOfNoEntry: .onlyEntries) { remove($0) }
    case .perform(let action, let number): return withItem(number) { perform(action, on: $0) }
    case .unset(let number):
      return withItem(number) { reply(to: dialog.unset($0), of: $0) }
    case .move(let numbers): return move(numbers)
    case .add(let text): return add(text)
    case .search(let text):
      return listing {
        text.trimmed.isEmpty ? $0.listPage() : $0.list(menu.find(text), orElse: .noHits)
      }
    case .list: return listing { $0.listPage() }
    case .more: return listing { $0.more() }
    case .stored: return listing { $0.list(menu.storedRows(), orElse: .nothingStored) }
    case .help(""): return .text(words[.commands])
    case .help(let number): return withItem(number, changes: false) { .text(explanation(of: $0)) }
    case .back where printed.listsFound: return listing { $0.listPage() }
    case .back:
      let before = page
      let reply = perform(.back, on: nil)
      if page !== before { printed.forgetListing() }
      return reply
    case .undo: return perform(.undo, on: nil)
    case .redo: return perform(.redo, on: nil)
    case .reload: return loadStored()
    case .save: return saveNow()
    case .quit: return reply(to: dialog.leave(), of: nil)
    }
  }

  /// Returns a listing of the page in view, reloaded first.
  private func listing(_ lines: (NumberedPage) -> String) -> Reply {
    refresh()
    return .listing(lines(printed))
  }

  private func perform(_ action: MenuAction, on item: TableItem?) -> Reply {
    let links = menu.links
    let outcome = dialog.perform(action, on: item)
    // If the action has shown another page, the item is not on that page.
    return reply(to: outcome, of: links == menu.links ? item : nil)
  }

  /// Returns an item with its value and its details.
  private func explanation(of item: TableItem) -> String {
    (page.id(of: item).map(printed.summary) ?? "")
      + menu.explanations(of: item, words).map { $0.line + "\n" }.joined()
  }

  /// Calls a function with the item of a line; where rows that were found are listed, after going to the one
  /// of the line.
  ///
  /// With a phrase, a row that was found and is no entry is not gone to, and the phrase says why.
  private func withItem(
    _ number: String, goesOnly: Bool = false, changes: Bool = true,
    orOfNoEntry phrase: MenuWords.Phrase? = nil, _ body: (TableItem) -> Reply
  ) -> Reply {
    guard number.isNumberOfLine, let id = Int(number).flatMap({ printed[$0] }) else {
      return .text(printed.noLine(number))
    }
    // The header of a section that has lost its rows is there, without a number.
    guard printed.hasListedPage, let listed = printed.item(id),
      printed.line(of: listed)?.isNumbered == true
    else { return lineGone(number) }
    guard let hit = printed.hit(id) else { return act(on: listed, changes: changes, body) }
    if let phrase, !hit.isEntry { return .sentence(words.sentence(phrase)) }
    guard let path = printed.go(to: hit) else { return lineGone(number) }
    // What only leads to a page opens it at once.
    if goesOnly, page.row(at: path)?.opensPage != true { return .changes(nil) }
    return act(on: .row(path), changes: changes, body)
  }

  private func lineGone(_ number: String) -> Reply { .text(words(.lineGone, number) + "\n") }

  /// Calls a function with an item, unless it changes that and another program has done so.
  private func act(
    on item: TableItem, changes: Bool, _ body: (TableItem) -> Reply
  ) -> Reply {
    if changes, case .row(let path) = item, let change = changedElsewhere(path) { return change }
    return body(item)
  }

  private func set(_ value: String, on item: TableItem) -> Reply {
    guard case .row(let path) = item, let row = page.row(at: path), let id = page.id(at: path)
    else {
      return perform(.select, on: item)
    }
    if !row.isDisabled, row.control?.style == .secureField, value != Self.emptyText {
      dialog.ask(for: id)
      beginText()
      return .text(words[.ownLine] + "\n")
    }
    if value.trimmed == Self.emptyText, row.canLoseEntries, row.confirmation == nil {
      dialog.ask(
        Confirmation(
          question: words(.removeAll, row.title), row: PlacedRow(id, in: menu), action: .enter(""),
          isOfRow: false))
      return .nothing
    }
    return enter(value, row: id)
  }

  /// Sets the value of a row to a text that was typed.
  func enter(_ value: String, row id: RowID) -> Reply {
    let (page, path) = (page, page.path(of: id))
    let isEntry = page.visibleRow(id)?.isEntry == true
    let value = page.visibleRow(id)?.holdsText == true ? value : value.trimmed
    let text = value == Self.emptyText ? "" : value
    let outcome = isTyping ? dialog.answer(text) ?? .done : dialog.enter(text, row: id)
    // The reason is in the answer, so it need not be shown with the row as well.
    page.forgetRefusal(row: id)
    if isEntry, case .done = outcome, page.path(of: id) == nil, let new = path.flatMap(page.id) {
      // An entry is identified by its text.
      printed.replace(id, with: new)
    }
    return reply(to: outcome, of: id, isValue: true)
  }

  /// Removes the entry of a line.
  private func remove(_ item: TableItem) -> Reply {
    guard case .row(let path) = item, page.row(at: path)?.isEntry == true else {
      return .sentence(words.sentence(.onlyEntries))
    }
    return perform(.remove, on: item)
  }

  /// Moves the entry of one line to another line.
  private func move(_ numbers: [String]) -> Reply {
    let second = numbers.dropFirst().first ?? ""
    // Going to an entry that was found lists its page, where the second number is another row's.
    let found = Int(second).flatMap { printed[$0] }.flatMap(printed.hit)
    return withItem(numbers.first ?? "", orOfNoEntry: .noEntry) { item in
      guard let found else {
        return withItem(second, orOfNoEntry: .noEntry) { move(item, to: $0) }
      }
      let place = found.links == menu.links ? page.path(of: found.row) : nil
      return move(item, to: place.map { .row($0) })
    }
  }

  private func move(_ item: TableItem, to target: TableItem?) -> Reply {
    guard case (.row(let path), .row(let place)?) = (item, target), let id = page.id(at: path),
      path.section == place.section
    else { return .sentence(words.sentence(.noEntry)) }
    let outcome = dialog.moveEntry(path, by: place.row - path.row)
    if case .done = outcome { return .moved(id) }
    return reply(to: outcome, of: item)
  }

  /// Adds an entry to the list in view, or asks for it.
  private func add(_ text: String) -> Reply {
    guard let last = page.items.last, case .row(let path) = last,
      page.row(at: path)?.isNewEntry == true
    else { return .sentence(words.sentence(.noList)) }
    return text.trimmed.isEmpty ? perform(.select, on: last) : set(text, on: last)
  }

  private func reply(to outcome: Dialog.Reply, of item: TableItem?) -> Reply {
    guard case .row(let path)? = item else { return reply(to: outcome, of: nil, header: item) }
    return reply(to: outcome, of: page.id(at: path))
  }

  /// Returns the reply to the outcome of an action, and records whether a value was refused.
  func reply(
    to outcome: Dialog.Reply, of row: RowID?, header: TableItem? = nil, isValue: Bool = false
  ) -> Reply {
    let item = row.map { .row($0) } ?? header.flatMap(page.id)
    switch outcome {
    case .done, .ranClosures, .applies: setRefused(false, row: row)
    case .refused, .disabled, .note: if isValue { setRefused(true, row: row) }
    case .asks: beginText()
    case .leaves: isDone = true
    case .refusedAtRow, .cancelled, .notSaved, .goes, .restored: break
    }
    // A refused text is typed again, with the number of its row.
    if case .refused = outcome, isTyping { dialog.cancel() }
    return switch outcome {
    case .done, .refusedAtRow: .changes(item)
    case .ranClosures: .changes(item, isDone: true)
    case .asks, .leaves: .nothing
    case .cancelled: cancelled
    case .notSaved(let problem): .text(line(of: problem))
    case .goes(let path): page.id(at: path).map { .row($0) } ?? .nothing
    case .applies(let setting):
      .sentence(words.ended(words.applying(setting)), about: [setting.key])
    case .restored(let change):
      .sentence(words.restored(change, separator: " > "), about: change.settings.map(\.key))
    case .refused(let reason): .sentence(refusal(of: row.flatMap(page.visibleRow), for: reason))
    case .disabled(let title, let reason, let isValue):
      .sentence(words.disabled(title, for: reason, isValue: isValue))
    case .note(let phrase, let title): .sentence(words.sentence(phrase, title))
    }
  }

  /// Returns that a value of a row was refused, and which ones it takes if they are options.
  private func refusal(of row: Row?, for reason: String) -> String {
    let text = words.refused(row?.title ?? "", for: reason)
    guard let kind = row?.control?.kind, kind.isChoice else { return text }
    return text + " " + words.sentence(kind.text(in: menu.words))
  }
}
