import SimpleTable

extension PlainSession {
  func set(_ value: String, on item: TableItem) -> Reply {
    guard case .row(let path) = item, let row = page.row(at: path), let id = page.id(at: path)
    else {
      return perform(.select, on: item)
    }
    if !row.isDisabled, row.control?.isSecure == true, value != Self.emptyText {
      mode = .value(id)
      return .text(words[.ownLine] + "\n")
    }
    return enter(value, row: id)
  }

  /// Sets the value of a row to a text that was typed.
  func enter(_ value: String, row id: RowID) -> Reply {
    let (page, path) = (page, page.path(of: id))
    guard path != nil else { return lost(id) }
    let isEntry = page.visibleRow(id)?.isEntry == true
    let value = page.visibleRow(id)?.holdsText == true ? value : value.trimmed
    let outcome = menu.enter(value == Self.emptyText ? "" : value, row: id)
    // The reason is in the answer, so it need not be shown with the row as well.
    page.forgetRefusal(row: id)
    if isEntry, case .done = outcome, page.path(of: id) == nil, let new = path.flatMap(page.id) {
      // An entry is identified by its text.
      spoken.replace(id, with: new)
    }
    return reply(to: outcome, of: id, isValue: true)
  }

  /// Moves the entry of one line to another line.
  func move(_ numbers: [String]) -> Reply {
    withItem(numbers.first ?? "") { item in
      withItem(numbers.dropFirst().first ?? "") { target in
        guard case (.row(let path), .row(let place)) = (item, target), let id = page.id(at: path),
          path.section == place.section
        else { return .text(sentence(words[.noEntry])) }
        let outcome = menu.moveEntry(path, by: place.row - path.row)
        if case .done = outcome { return .moved(id) }
        return reply(to: outcome, of: item)
      }
    }
  }

  /// Adds an entry to the list in view, or asks for it.
  func add(_ text: String) -> Reply {
    let row = page.items.reversed().lazy.prefix(2).first { [page] item in
      guard case .row(let path) = item, let row = page.row(at: path) else { return false }
      return row.isPart && !row.isEntry && row.holdsText
    }
    guard let row else { return .text(sentence(words[.noList])) }
    return text.trimmed.isEmpty ? perform(.select, on: row) : set(text, on: row)
  }

  func reply(to outcome: ActionOutcome, of item: TableItem?) -> Reply {
    guard case .row(let path)? = item else { return reply(to: outcome, of: nil, header: item) }
    return reply(to: outcome, of: page.id(at: path))
  }

  /// Returns what is said for the outcome of an action, and keeps whether a value was refused.
  func reply(
    to outcome: ActionOutcome, of row: RowID?, header: TableItem? = nil, isValue: Bool = false
  ) -> Reply {
    let place = row.map { PlaceOfRow(titles: menu.titles, row: $0) }
    var isRefused = false
    defer { if let place, isValue, isRefused { refused.insert(place) } }
    switch outcome {
    case .done, .ranClosures:
      if let place { refused.remove(place) }
      var isDone = false
      if case .ranClosures = outcome { isDone = true }
      return .changes(row.map { .row($0) } ?? header.flatMap(page.id), isDone: isDone)
    case .asksForText(let row, _):
      let isLong = page.visibleRow(row)?.control?.style == .textArea
      mode = isLong ? .lines(row) : .value(row)
      return .nothing
    case .asksToConfirm(let confirmation):
      mode = .confirmation(confirmation)
      return .nothing
    case .goes(let path): return page.id(at: path).map { .row($0) } ?? .nothing
    case .applies(let setting):
      if let place { refused.remove(place) }
      return .text(sentence(words.applying(setting)), about: [setting.key])
    case .restored(let change):
      return .text(
        sentence(words.restored(change, separator: " > ")),
        about: change.settings.map(\.key))
    case .refused(let reason):
      isRefused = true
      return .text(words(.notTaken, reason) + "\n")
    case .reason(let reason):
      isRefused = true
      return .text(sentence(reason))
    case .note(let phrase, let title):
      isRefused = true
      return .text(sentence(words(phrase, title)))
    }
  }
}
