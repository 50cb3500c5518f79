import TestTraits

@testable import SimpleTable

/// A table that commands change, as `Data/Tables` tells it.
///
/// After each command follow: what was heard, in order, with each change list; what was returned, where
/// that is not what was delivered; and what differs in the table, in the window over it, or around it. Each
/// change list is also held against the laws of change lists.
final class TableStory {
  private let described: DescribedTable
  private let adapter: TableAdapter
  private var window: Viewport?

  /// What runs where something is heard, by what is heard.
  private var scripts: [String: String] = [:]
  private var events: [String] = []
  private var (returned, delivered): ([String], [String]) = ([], [])
  private var (isEdited, hasReturned) = (false, false)
  private var seen: VisibleTable
  private var facts: [(name: String, lines: [String])] = []
  private var drawnItems = 0

  init(_ subject: [String]) {
    described = DescribedTable(subject)
    let name = subject.first.flatMap { $0.hasPrefix("= ") ? String($0.dropFirst(2)) : nil }
    adapter = TableAdapter(name.map(DrawnTables.table) ?? described.table)
    seen = VisibleTable(adapter)
    facts = newFacts
    described.act = { [unowned self] in hear($0, then: $1) }
    adapter.onChange = { [unowned self] in hear($0) }
    adapter.willCollapse = { [unowned self] in hear("will collapse \($0)") }
    adapter.didCollapse = { [unowned self] in hear("did collapse \($0)") }
    adapter.willExpand = { [unowned self] in hear("will expand \($0)") }
    adapter.didExpand = { [unowned self] in hear("did expand \($0)") }
  }

  /// Runs a command, and returns what follows it.
  func lines(after step: String) -> [String] {
    if step == "show" { facts = [] }
    (events, returned, delivered, hasReturned) = ([], [], [], false)
    run(step)
    if hasReturned, returned != delivered {
      events += returned.isEmpty ? ["returned nothing"] : returned.map { "returned \($0)" }
    }
    seen = VisibleTable(adapter)
    let old = facts
    facts = newFacts
    return events
      + facts.flatMap { fact in
        let before = old.first { $0.name == fact.name }?.lines
        if before == fact.lines || before == nil && fact.lines.isEmpty { return [String]() }
        if ["table", "window"].contains(fact.name) { return fact.lines }
        let text = fact.lines.isEmpty ? "none" : fact.lines.joined(separator: ", ")
        return ["\(fact.name): \(text)"]
      }
  }

  private func run(_ script: String) {
    if script.hasPrefix("on ") {
      let (event, commands) = String(script.dropFirst(3)).cut(at: ":")
      scripts[event] = commands
      return
    }
    for command in script.components(by: ";") { perform(command) }
    if isEdited {
      isEdited = false
      give(adapter.reload())
    }
  }

  private func hear(_ event: String, then script: String = "") {
    events.append(event)
    let scripts = [script, scripts[event] ?? ""].filter { !$0.isEmpty }
    for script in scripts { run(script) }
    if !scripts.isEmpty { events.append("end of \(event)") }
  }

  private func hear(_ changes: TableChanges) {
    let table = VisibleTable(adapter)
    if adapter.numberOfRows + changes.deletedRows.count < 500 {
      events += ChangeListLaw.violations(of: changes, from: seen, to: table)
    }
    seen = table
    delivered.append(changes.line)
    hear(changes.line)
  }

  private func give(_ changes: TableChanges) {
    hasReturned = true
    if !changes.isEmpty { returned.append(changes.line) }
  }

  private func give(_ outcome: ValueOutcome) {
    if case .ignored(let reason) = outcome { return events.append("ignored: \(reason)") }
    events.append("\(outcome)")
  }

  // MARK: - Commands

  private func perform(_ command: String) {
    let (verb, rest) = command.cut(at: " ")
    let names = rest.components(by: " ")
    let row = RowID(rest)
    switch verb {
    case "show": break
    case "reload": give(adapter.reload())
    case "collapse" where rest == "all": give(adapter.collapseAll())
    case "expand" where rest == "all": give(adapter.expandAll())
    case "collapse", "expand":
      give(adapter.setCollapsed(verb == "collapse", section: SectionID(rest)))
    case "toggle": give(adapter.toggleCollapsed(section: SectionID(rest)))
    case "restore": adapter.collapsedSections = Set(names.map { SectionID($0) })
    case "open", "close": give(adapter.setExpanded(verb == "open", row: row))
    case "hide" where names.count > 1, "unhide" where names.count > 1:
      give(adapter.setHidden(verb == "hide", rows: names.map { RowID($0) }))
    case "hide", "unhide": give(adapter.setHidden(verb == "hide", row: row))
    case "reveal": give(adapter.reveal(row: row))
    case "filter": give(adapter.filter(rest.isEmpty ? nil : rest.replacing("\\n", with: "\n")))
    case "select": give(path(rest).map(adapter.select) ?? adapter.select(row: row))
    case "tap": give(path(rest).map(adapter.tapAccessory) ?? adapter.tapAccessory(row: row))
    case "deselect": adapter.deselect()
    case "mark": adapter.selection = row
    case "enter":
      let (name, text) = rest.cut(at: "=")
      give(adapter.setValue(text, row: RowID(name)))
    case "step":
      let (name, count) = rest.cut(at: " ")
      give(adapter.increment(row: RowID(name), by: Int(count) ?? 1))
    case "program":
      let (name, text) = rest.cut(at: "=")
      described.values[name] = text
      isEdited = true
    case "state": events.append("\(rest): \(adapter.state(of: row))")
    case "order", "add", "set", "unset": edit(verb, rest)
    case "ids": events += adapter.sectionIDs.indices.map { adapter.line(ofIDsIn: $0) }
    case "items": events.append(adapter.items.map { "\($0)" }.joined(separator: ", "))
    case "draw": draw(renderer(names).render(adapter))
    default: look(verb, rest)
    }
  }

  private func draw(_ text: String) {
    let lines = text.replacing("\u{1B}", with: "^")
      .split(separator: "\n", omittingEmptySubsequences: false)
    events += lines.dropLast().map(String.init)
    if lines.last != "" { events.append("no newline is at the end") }
  }

  private func edit(_ verb: String, _ rest: String) {
    let (name, text) = rest.cut(at: " ")
    guard let line = name == "table" ? described.root : described.root.line(name) else {
      return events.append("no line is \(name)")
    }
    switch verb {
    case "order": described.order(text.components(by: " "), below: line)
    case "add": described.add(text, below: line)
    case "unset": line.notes[text] = nil
    default: line.note(text)
    }
    isEdited = true
  }

  /// Moves or changes the window.
  private func look(_ verb: String, _ rest: String) {
    let names = rest.components(by: " ")
    switch verb {
    case "window":
      window = Viewport(
        adapter, renderer: renderer(Array(names.dropFirst())), height: Int(names[0]) ?? 0)
      drawnItems = 0
    case "watch":
      window?.willDisplay = { [unowned self] in hear("displays \($0.title) \($1)") }
    case "height": window?.height = Int(rest) ?? 0
    case "renderer": window?.renderer = renderer(names)
    case "scroll" where names.first == "to":
      if window?.scroll(toRow: RowID(names[1])) == false { events.append("there is no such row") }
    case "scroll":
      window?.scroll(by: rest == "up" ? .min : rest == "down" ? .max : Int(rest) ?? 0)
    case "line": if let outcome = window?.select(line: Int(rest) ?? 0) { give(outcome) }
    default: events.append("no command is \(verb)")
    }
  }

  /// Returns what draws as words say, such as `plain 20 ascii`.
  private func renderer(_ words: [String]) -> TextRenderer {
    let style = TextRenderer.Style.allCases.first { "\($0)" == words.first } ?? .grouped
    return TextRenderer(
      width: words.dropFirst().first.flatMap { Int($0) } ?? 40, style: style,
      symbols: words.contains("ascii") ? .ascii : .unicode,
      theme: words.contains("ansi") ? .standard : nil)
  }

  private func path(_ text: String) -> RowPath? {
    let numbers = text.components(by: ",").compactMap { Int($0) }
    return numbers.count == 2 ? RowPath(section: numbers[0], row: numbers[1]) : nil
  }

  // MARK: - What can be seen

  private var newFacts: [(name: String, lines: [String])] {
    [
      window.map { ("window", lines(of: $0)) } ?? ("table", adapter.summary),
      ("selected", adapter.selectedRow.map { ["\($0)"] } ?? []),
      ("filter", adapter.filterText.map { [$0] } ?? []),
      ("collapsed", adapter.collapsedSections.map(\.description).sorted()),
      ("values", described.values.map { "\($0)=\($1)" }.sorted()),
      ("diagnostics", adapter.diagnostics.map(\.message)),
    ]
  }

  private func lines(of window: Viewport) -> [String] {
    let lines = window.lines
    let (hidden, drawn) = (window.hiddenLines, window.statistics.drawnItems - drawnItems)
    drawnItems += drawn
    return lines + [
      "\(window.position), thumb \(window.scrollThumb?.description ?? "none"), "
        + "\(hidden.above) lines above, \(hidden.below) below, \(drawn) drawn"
    ]
  }
}

extension TableChanges {
  /// The description on one line, of many changes only the ends.
  var line: String {
    let lines = description.split(separator: "\n")
    if lines.count <= 24 { return lines.joined(separator: ", ") }
    return "\(lines[0]), … \(lines[lines.count - 1]) (\(lines.count) changes)"
  }
}

extension Row {
  /// The texts of the row, and whether it can be used and is chosen.
  fileprivate var summary: String {
    let isOption = control?.style.isOption == true
    let label = isOption ? nil : control?.label ?? detail
    return title + (label.map { "=\($0)" } ?? "")
      + (isOption ? (control?.isOn == true ? " ✓" : " ·") : "")
      + (isDisabled ? " ⊘" : "") + (disabledReason.map { " \($0)" } ?? "")
      + (invalidReason.map { " ! \($0)" } ?? "")
  }
}

extension TableAdapter {
  /// The visible sections, each with its rows on a line.
  var summary: [String] {
    (0..<numberOfSections).compactMap { number in
      guard let section = section(at: number) else { return nil }
      var head = section.header?.replacing("\n", with: "⏎") ?? "-"
      if let detail = section.headerDetail { head += " [\(detail)]" }
      if section.isCollapsible { head += section.showsIndicator ? "" : " no sign" }
      if section.showsIndicator { head += section.isCollapsed ? " ▸" : " ▾" }
      if section.isCollapsed {
        head += section.showsCollapsedRowCount ? " \(section.numberOfCollapsedRows)" : " uncounted"
      }
      return head + (section.numberOfRows > 0 ? ": \(rowSummary(of: number))" : "")
    }
  }

  private func rowSummary(of section: Int) -> String {
    let count = numberOfRows(inSection: section)
    var (text, depth) = ("", 0)
    for number in 0..<count where count <= 16 || number < 3 || number == count - 1 {
      let path = RowPath(section: section, row: number)
      guard let row = row(at: path) else { continue }
      let next = self.depth(at: path)
      if next > depth {
        text += String(repeating: "(", count: next - depth)
      } else {
        text += String(repeating: ")", count: depth - next) + (number > 0 ? ", " : "")
      }
      if count > 16, number == count - 1 { text += "… " }
      text += row.summary
      if let isExpanded = isExpanded(at: path) { text += isExpanded ? " ▾ " : " ▸" }
      depth = next
    }
    text += String(repeating: ")", count: depth)
    return text + (count > 16 ? " (\(count) rows)" : "")
  }

  fileprivate func state(of id: RowID) -> String {
    let isExpanded = isExpanded(row: id).map { $0 ? ", open" : ", closed" } ?? ""
    return (isHidden(row: id).map { $0 ? "hidden" : "not hidden" } ?? "unknown") + isExpanded
  }

  fileprivate func line(ofIDsIn section: Int) -> String {
    "\(sectionIDs[section]): " + ids[section].joined(separator: ", ")
  }
}
