package import SimpleTable

/// A menu as numbered lines, without input and output: lines go in, text comes out.
package final class PlainSession {
  package let menu: Menu

  /// Whether the user has left the menu.
  package private(set) var isDone = false

  /// The rows and headers that were listed last, by their numbers from 1.
  private var listed: [ItemID] = []

  /// The item at which the list begins.
  private var top = 0

  /// The table that was listed last.
  private weak var paged: TableAdapter?

  /// The row whose value is asked for, if one is.
  private var asked: RowID?

  /// What a row has asked before it acts, if one has.
  private var confirmation: Confirmation?

  /// Whether the tables are to be evaluated again before they are listed next.
  package var needsReload = false

  /// The number of lines that are listed at once.
  private static let pageSize = 40

  /// What saves changes of settings, if they are saved as they are made.
  private let autosave: Autosave?

  /// Creates a session that shows the last table of a menu.
  package init(_ menu: Menu, autosave: Autosave? = nil) {
    self.menu = menu
    self.autosave = autosave
  }

  private var adapter: TableAdapter { menu.page }
}

// MARK: - Asking

extension PlainSession {
  /// The question before the next line of input.
  package var prompt: String {
    if let confirmation { return "\(confirmation.question.harmless) (y/n): " }
    guard let asked, let row = adapter.shownRow(asked) else {
      return "Number, or ? for help: "
    }
    let hint = Self.canBeEmptied(row) ? " (\(Self.emptyText) empties it)" : ""
    let words = [Self.value(of: row), Self.placeholder(of: row)].compactMap(\.self)
    return "\(row.title.harmless) [\(words.joined(separator: ", "))]\(hint): "
  }

  /// Whether the next line of input is not to be seen by others.
  package var asksForSecret: Bool {
    asked.flatMap(adapter.shownRow)?.control?.isSecure == true
  }

  /// The table as numbered lines.
  package func page() -> String {
    // The numbers of the last list hold until there is another.
    if needsReload { menu.reload() }
    needsReload = false
    if paged !== adapter { top = 0 }
    paged = adapter
    let titles = menu.titles.map(\.harmless).filter { !$0.isEmpty }
    var text = titles.joined(separator: " > ")
    if !text.isEmpty { text += "\n" }
    let items = adapter.items
    top = min(top, max(0, items.count - 1))
    listed = []
    for item in items[min(top, items.count)...].prefix(Self.pageSize) { text += line(of: item) }
    let rest = items.count - top - Self.pageSize
    if rest > 0 { text += "... \(Self.count(rest, "more line")): m\n" }
    if items.isEmpty { text += "Nothing is here.\n" }
    return text
  }

  private func line(of item: TableItem) -> String {
    switch item {
    case .header(let section):
      guard let info = adapter.section(at: section) else { return "" }
      let words = [info.header, info.headerDetail].compactMap { $0?.harmless }
      let name = words.joined(separator: ", ")
      guard info.showsIndicator else { return "-- \(name) --\n" }
      listed.append(.header(info.id))
      let state =
        info.isCollapsed
        ? "collapsed, \(Self.count(info.numberOfCollapsedRows, "row"))" : "expanded"
      return "\(listed.count). -- \(name) -- (\(state))\n"
    case .row(let path):
      guard let row = adapter.row(at: path), let id = adapter.id(at: path) else { return "" }
      listed.append(.row(id))
      let indent = String(repeating: "  ", count: adapter.depth(at: path))
      let isExpanded = adapter.isExpanded(at: path)
      return "\(listed.count). \(indent)\(Self.words(of: row, isExpanded: isExpanded))\n"
    case .footer(let section):
      return adapter.section(at: section)?.footer.map { "   (\($0.harmless))\n" } ?? ""
    }
  }
}

// MARK: - Answering

extension PlainSession {
  /// Does what a line of input says, and returns the text that answers it.
  package func answer(_ line: String) -> String {
    if let confirmation {
      self.confirmation = nil
      return ["y", "yes"].contains(line.trimmed.lowercased())
        ? answer(to: menu.confirm(confirmation)) : "Not done.\n"
    }
    if let row = asked {
      asked = nil
      return line.isEmpty ? page() : set(line, row)
    }
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = words.first.map(String.init) else { return page() }
    if first.hasPrefix("/") {
      adapter.filter(String(line.drop { $0 == " " }.dropFirst()))
      return listedFromTop()
    }
    let value = words.count > 1 ? String(words[1]) : ""
    let rest = value.trimmed
    if let sign = first.first, "+-".contains(sign), first.count > 1 {
      return perform(sign == "+" ? .increase : .decrease, on: String(first.dropFirst()))
    }
    switch first {
    case "q": return leave()
    case "?": return Self.help + (autosave == nil ? "" : Self.reloadHelp)
    case "reload":
      guard let autosave else { break }
      return sentence(autosave.load()) + listedFromTop()
    case "b": return answer(to: menu.perform(.back, on: nil), movesToTop: true)
    case "m":
      guard top + Self.pageSize < adapter.items.count else {
        return "This is the end of the list.\n"
      }
      top += Self.pageSize
      return page()
    case "t": return listedFromTop()
    case "i": return perform(.tapAccessory, on: rest)
    case "+": return perform(.increase, on: rest)
    case "-": return perform(.decrease, on: rest)
    default: break
    }
    return rest.isEmpty ? perform(.select, on: first) : set(value, on: first)
  }

  private func leave() -> String {
    isDone = true
    return ""
  }

  private func listedFromTop() -> String {
    top = 0
    return page()
  }

  private func perform(_ action: MenuAction, on number: String) -> String {
    withItem(number) { answer(to: menu.perform(action, on: $0)) }
  }

  private func set(_ value: String, on number: String) -> String {
    withItem(number) { item in
      guard case .row(let path) = item, let id = adapter.id(at: path) else {
        return answer(to: menu.perform(.select, on: item))
      }
      if let row = adapter.row(at: path), !row.isDisabled, row.control?.isSecure == true,
        !Self.isEmptyText(value)
      {
        asked = id
        return "Type it on a line of its own, where it is not shown.\n"
      }
      return set(value, id)
    }
  }

  private func set(_ value: String, _ id: RowID) -> String {
    let row = adapter.shownRow(id)
    let value = row.map(Self.isText) == true ? value : value.trimmed
    let outcome = menu.enter(Self.isEmptyText(value) ? "" : value, row: id)
    // What is said once need not be shown with the row, whose value is as valid as before.
    adapter.forgetRefusal(row: id)
    return answer(to: outcome)
  }

  /// Calls a function with the item of a line that was listed.
  private func withItem(_ number: String, _ body: (TableItem) -> String) -> String {
    guard let index = Int(number), listed.indices.contains(index - 1) else {
      let range = listed.isEmpty ? "There is nothing to choose" : "Choose from 1 to \(listed.count)"
      return "\"\(number.harmless)\" is no number of a line. \(range).\n"
    }
    guard let place = adapter.itemIndex(of: listed[index - 1]) else {
      return "Line \(number) is there no more.\n" + page()
    }
    return body(adapter.items[place])
  }

  /// Returns what is said about an action.
  private func answer(to outcome: ActionOutcome, movesToTop: Bool = false) -> String {
    switch outcome {
    case .done where movesToTop: return listedFromTop()
    case .done, .ranClosures, .goes: return page()
    case .asksForText(let row, _):
      asked = row
      return ""
    case .asksToConfirm(let confirmation):
      self.confirmation = confirmation
      return ""
    case .refused(let reason): return "Not taken: \(reason.harmless).\n"
    case .note(let reason): return sentence(reason)
    }
  }

  /// Saves changed settings, and returns what is to be said about it, if anything is.
  package func save() -> String? { autosave?.save().map(sentence) }

  private func sentence(_ clause: String) -> String {
    let clause = clause.harmless
    return clause.prefix(1).uppercased() + clause.dropFirst() + ".\n"
  }

  private static let reloadHelp = "reload     read the stored settings again\n"

  private static let help = """
    N          select line N, or ask for its value
    N VALUE    set the value of line N; "" empties it
    + N, - N   increase or expand line N, decrease or collapse it
    i N        tap the accessory of line N
    /WORDS     list only what contains the words; / lists all
    m, t       list more, list from the top
    b          go back to the table before
    q          leave the menu

    """
}
