package import SimpleTable

/// A menu as numbered lines, without input and output: lines go in, text comes out.
package final class PlainSession {
  /// The tables from the first one to the one being listed.
  package let menu: Menu

  /// Whether the user has left the menu.
  package private(set) var isDone = false

  /// The rows and headers that were listed last, by their numbers from 1.
  private var listed: [ItemID] = []

  /// The number of the item at which the list begins.
  private var top = 0

  /// The table that was listed last.
  private weak var paged: TableAdapter?

  /// The row whose value the prompt asks for, if there is one.
  private var asked: RowID?

  /// The lines that were typed so far, if the prompt asks for a text of several lines.
  private var typed: [String]?

  /// The question of a row before it acts, if it is not answered yet.
  private var confirmation: Confirmation?

  /// Whether the tables are to be evaluated again before they are listed next.
  package var needsReload = false

  /// The number of lines that are listed at once.
  private static let pageSize = 40

  /// The words that the menu itself says.
  let words: MenuWords

  /// The object that saves settings as they are changed, if there is one.
  private let autosave: Autosave?

  /// Creates a session that shows the last table of a menu.
  package init(_ menu: Menu, words: MenuWords = MenuWords(), autosave: Autosave? = nil) {
    self.menu = menu
    self.words = words
    self.autosave = autosave
  }

  private var adapter: TableAdapter { menu.page }
}

// MARK: - Asking

extension PlainSession {
  /// The question before the next line of input.
  package var prompt: String {
    if let confirmation { return "\(confirmation.question.sanitized) \(words.answers): " }
    if let typed, !typed.isEmpty { return words[.nextLine] }
    guard let asked, let row = adapter.visibleRow(asked) else {
      return words[.prompt]
    }
    var hints = typed == nil ? [] : [words(.endsText, Self.endOfText)]
    if Self.canBeEmptied(row) { hints.append(words(.emptied, Self.emptyText)) }
    let hint = hints.isEmpty ? "" : " (\(hints.joined(separator: ", ")))"
    let states = [value(of: row), placeholder(of: row)].compactMap(\.self)
    let state = states.isEmpty ? "" : " [\(states.joined(separator: ", "))]"
    return "\(row.title.sanitized)\(state)\(hint): "
  }

  /// Whether the next line of input must not be shown.
  package var asksForSecret: Bool {
    asked.flatMap(adapter.visibleRow)?.control?.isSecure == true
  }

  /// Returns the table as numbered lines, preceded by what is wrong with the store.
  package func page() -> String {
    // A reload waits until here, as the user chooses from the numbers of the last list until then.
    if needsReload { menu.reload() } else { menu.reloadIfOutdated() }
    needsReload = false
    if paged !== adapter { top = 0 }
    paged = adapter
    var text = menu.takeLoadProblems(words).map { $0.sanitized + "\n" }.joined()
    let path = menu.path(separator: " > ")
    if !path.isEmpty { text += path + "\n" }
    let items = adapter.items
    top = min(top, max(0, items.count - 1))
    listed = []
    for item in items[top...].prefix(Self.pageSize) { text += line(of: item) }
    let rest = items.count - top - Self.pageSize
    if rest > 0 { text += "... \(words(rest, one: .oneMore, many: .more)): m\n" }
    if items.isEmpty { text += words[.nothingHere] + "\n" }
    return text
  }

  /// Returns an item as a line, and gives it a number if it can be chosen.
  private func line(of item: TableItem) -> String {
    switch item {
    case .header(let section):
      guard let info = adapter.section(at: section) else { return "" }
      let names = [info.header, info.headerDetail].compactMap { $0?.sanitized }
      let name = names.joined(separator: ", ")
      guard info.showsIndicator else { return "-- \(name) --\n" }
      listed.append(.header(info.id))
      let state =
        info.isCollapsed
        ? words[.collapsed] + ", "
          + words(info.numberOfCollapsedRows, one: .oneRow, many: .rows) : words[.expanded]
      return "\(listed.count). -- \(name) -- (\(state))\n"
    case .row(let path):
      guard let row = adapter.row(at: path), let id = adapter.id(at: path) else { return "" }
      listed.append(.row(id))
      let indent = String(repeating: "  ", count: adapter.depth(at: path))
      let isExpanded = adapter.isExpanded(at: path)
      return "\(listed.count). \(indent)\(text(of: row, isExpanded: isExpanded))\n"
    case .footer(let section):
      return adapter.section(at: section)?.footer.map { "   (\($0.sanitized))\n" } ?? ""
    }
  }
}

// MARK: - Answering

extension PlainSession {
  /// Handles a line of input, and returns the answer.
  package func answer(_ line: String) -> String {
    if let confirmation {
      self.confirmation = nil
      return words.isYes(line)
        ? answer(to: menu.confirm(confirmation)) : words[.notDone] + "\n"
    }
    if let row = asked {
      if typed != nil { return take(line, row) }
      asked = nil
      return line.isEmpty ? page() : set(line, row)
    }
    let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = parts.first.map(String.init) else { return page() }
    if first.hasPrefix("/") {
      adapter.filter(String(line.drop { $0 == " " }.dropFirst()))
      return listedFromTop()
    }
    let value = parts.count > 1 ? String(parts[1]) : ""
    let rest = value.trimmed
    if let direction = first.first, "+-".contains(direction) {
      let number = first.count > 1 ? String(first.dropFirst()) : rest
      return perform(direction == "+" ? .increase : .decrease, on: number)
    }
    switch first {
    case "q":
      isDone = true
      return ""
    case "?": return words[.commands] + (autosave == nil ? "" : words[.reloadCommand] + "\n")
    case "reload":
      guard let autosave else { break }
      return (autosave.load() ? sentence(words[.loaded]) : "") + listedFromTop()
    case "b": return answer(to: menu.perform(.back, on: nil), movesToTop: true)
    case "m":
      guard top + Self.pageSize < adapter.items.count else {
        return words[.endOfList] + "\n"
      }
      top += Self.pageSize
      return page()
    case "t": return listedFromTop()
    case "i": return perform(.tapAccessory, on: rest)
    case "delete": return perform(.delete, on: rest)
    case "move": return move(rest)
    default: break
    }
    return rest.isEmpty ? perform(.select, on: first) : set(value, on: first)
  }

  /// Takes a line of a text, and sets the text at its end; a text without lines stays as it was.
  private func take(_ line: String, _ row: RowID) -> String {
    guard line == Self.endOfText else {
      typed?.append(line)
      return ""
    }
    let lines = typed ?? []
    (asked, typed) = (nil, nil)
    return lines.isEmpty ? page() : set(lines.joined(separator: "\n"), row)
  }

  private func listedFromTop() -> String {
    top = 0
    return page()
  }

  private func perform(_ action: MenuAction, on number: String) -> String {
    withItem(number) { answer(to: menu.perform(action, on: $0)) }
  }

  /// Moves the entry of one line to another line.
  private func move(_ numbers: String) -> String {
    let numbers = numbers.split(separator: " ", maxSplits: 1).map(String.init)
    return withItem(numbers.first ?? "") { item in
      withItem(numbers.dropFirst().first ?? "") { target in
        guard case (.row(let path), .row(let place)) = (item, target),
          path.section == place.section
        else { return sentence(words[.noValue]) }
        return answer(to: menu.moveEntry(path, by: place.row - path.row))
      }
    }
  }

  private func set(_ value: String, on number: String) -> String {
    withItem(number) { item in
      guard case .row(let path) = item, let id = adapter.id(at: path) else {
        return answer(to: menu.perform(.select, on: item))
      }
      if let row = adapter.row(at: path), !row.isDisabled, row.control?.isSecure == true,
        value != Self.emptyText
      {
        asked = id
        return words[.ownLine] + "\n"
      }
      return set(value, id)
    }
  }

  private func set(_ value: String, _ id: RowID) -> String {
    let row = adapter.visibleRow(id)
    let value = row.map(Self.isText) == true ? value : value.trimmed
    let outcome = menu.enter(value == Self.emptyText ? "" : value, row: id)
    // The reason is in the answer, so it need not be shown with the row as well.
    adapter.forgetRefusal(row: id)
    return answer(to: outcome)
  }

  /// Calls a function with the item of a line that was listed.
  private func withItem(_ number: String, _ body: (TableItem) -> String) -> String {
    guard let index = Int(number), listed.indices.contains(index - 1) else {
      let range = listed.isEmpty ? words[.noChoice] : words(.choose, String(listed.count))
      return words(.noNumber, number.sanitized) + " " + range + "\n"
    }
    guard let place = adapter.itemIndex(of: listed[index - 1]) else {
      return words(.lineGone, number) + "\n" + page()
    }
    return body(adapter.items[place])
  }

  /// Returns the answer for the outcome of an action.
  private func answer(to outcome: ActionOutcome, movesToTop: Bool = false) -> String {
    switch outcome {
    case .done where movesToTop: return listedFromTop()
    case .done, .ranClosures, .goes: return page()
    case .asksForText(let row, _):
      asked = row
      typed = adapter.visibleRow(row)?.control?.style == .textArea ? [] : nil
      return ""
    case .asksToConfirm(let confirmation):
      self.confirmation = confirmation
      return ""
    case .refused(let reason): return words(.notTaken, reason.sanitized) + "\n"
    case .reason(let reason): return sentence(reason)
    case .note(let phrase, let title): return sentence(words(phrase, title))
    }
  }

  /// Saves changed settings, and returns a sentence if that has failed.
  package func save() -> String? { autosave?.save().map(sentence) }

  /// Returns a clause as a line with a capital and a full stop, which it may end in already.
  private func sentence(_ clause: String) -> String {
    let clause = clause.sanitized
    let end = clause.hasSuffix(".") ? "\n" : ".\n"
    return clause.prefix(1).uppercased() + clause.dropFirst() + end
  }
}
