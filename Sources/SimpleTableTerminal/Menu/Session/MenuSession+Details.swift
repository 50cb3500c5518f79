import SimpleTable
import SimpleTableMenu

// The details of the focused row, in a column beside the page where the screen is wide.

extension MenuSession {
  /// The page to which the focused link leads, as it was evaluated for a look at it.
  struct Destination {
    private let page: ObjectIdentifier
    private let evaluation: Int
    private let link: RowID
    private let adapter: TableAdapter

    /// The first rows of the page.
    let viewport: Viewport

    /// Evaluates the page behind the focused row; `nil` if that is no link that can be opened.
    init?(_ link: RowID, of menu: Menu, renderer: TextRenderer) {
      guard let adapter = menu.destination(of: link) else { return nil }
      (page, evaluation) = (ObjectIdentifier(menu.page), menu.page.evaluationCount)
      (self.link, self.adapter) = (link, adapter)
      viewport = Viewport(adapter, renderer: renderer, height: 0)
    }

    /// Returns whether it is the page behind a row, and nothing was evaluated or has changed since.
    func isCurrent(_ link: RowID, of menu: Menu, renderer: TextRenderer) -> Bool {
      self.link == link && page == ObjectIdentifier(menu.page)
        && evaluation == menu.page.evaluationCount && !adapter.isOutdated
        && viewport.renderer.width == renderer.width
    }
  }

  /// Evaluates the page behind the focused link, unless that was done since the last evaluation.
  func followDestination() {
    // What is above the page hides the details, and does not change them.
    if overlay != nil { return }
    guard let columns = screen.detailColumns, case .row(let path)? = page.focused,
      page.adapter.row(at: path)?.control?.style == .link, let link = page.adapter.id(at: path)
    else {
      destination = nil
      return
    }
    let renderer = rendererOfDestination(columns)
    if destination?.isCurrent(link, of: menu, renderer: renderer) != true {
      destination = Destination(link, of: menu, renderer: renderer)
    }
    destination?.viewport.height = screen.bodyHeight
  }

  /// Returns how the page behind a link is drawn: its gutter begins at the rule.
  private func rendererOfDestination(_ columns: Range<Int>) -> TextRenderer {
    var renderer = screen.renderer
    renderer = TextRenderer(
      width: columns.count + 1 + TextRenderer.Style.grouped.blankCells, style: .grouped,
      symbols: renderer.symbols, theme: renderer.theme)
    renderer.countPhrases = screen.countPhrases
    return renderer
  }

  /// Returns the lines of the page in view with a rule and the details of the focused row beside them.
  ///
  /// The scroll bar is drawn on the rule: beside it, the two would look like one thick line.
  func withDetails(_ lines: [StyledLine]) -> [StyledLine] {
    guard let columns = screen.detailColumns else { return lines }
    let details = page.focused.map { self.details(of: $0, in: columns) } ?? []
    let rule = StyledLine(screen.appearance.isASCII ? "|" : "│", as: screen.theme[.border])
    let thumb = page.viewport.scrollThumb
    return (0..<screen.bodyHeight).map { number in
      let line = number < lines.count ? lines[number] : StyledLine("")
      let detail = number < details.count ? details[number] : StyledLine("")
      let isThumb = thumb?.contains(number) == true
      return line.padded(to: screen.rowWidth) + (isThumb ? screen.scrollThumb : rule) + detail
    }
  }

  /// Returns the details of an item, in lines behind the rule: what the row is for, its values, where they
  /// come from, and how to set it; or the first rows of the page to which it leads.
  private func details(of item: TableItem, in columns: Range<Int>) -> [StyledLine] {
    guard case .row(let path) = item, let row = page.adapter.row(at: path) else {
      return detailsOfSection(item.section, room: columns.count)
    }
    let (room, theme) = (columns.count, screen.theme)
    let explanations = menu.explanations(of: item, words)
    func lines(
      _ texts: [String], as attributes: TextAttributes, atMost limit: Int = .max
    ) -> [StyledLine] {
      texts.flatMap { screen.wrapped($0, cells: room).prefix(limit) }
        .map { " " + StyledLine($0, as: attributes) }
    }
    let help = explanations.filter { $0.subject == .help }.map(\.whole)
    let locks = explanations.filter { $0.subject == .lock }.map(\.line)
    let values = explanations.filter { $0.subject == .values }.map { words.capitalized($0.whole) }
    var groups = [
      lines([row.title.isolated], as: theme[.key]) + lines(help, as: theme[.detail]),
      lines(locks, as: theme[.disabled]) + lines(values, as: theme[.detail], atMost: 6),
      sources(explanations, room: room),
      lines(keys(path).map(\.isolated), as: theme[.footer], atMost: 3),
    ]
    if let destination {
      // The line above the first item is the one between the groups.
      groups.append(
        Array(destination.viewport.styledLines.drop { $0.text.allSatisfy(\.isWhitespace) }))
    }
    return groups.filter { !$0.isEmpty }.reduce([]) { $0 + [""] + $1 }
  }

  /// Returns the details of a section, in lines behind the rule: its title, its footer, and the rows that it hides
  /// while it is collapsed.
  private func detailsOfSection(_ section: Int, room: Int) -> [StyledLine] {
    guard let info = page.adapter.section(at: section) else { return [] }
    let (theme, adapter) = (screen.theme, page.adapter)
    func lines(_ text: String?, as attributes: TextAttributes) -> [StyledLine] {
      text.map { screen.wrapped($0.isolated, cells: room) }?.map {
        " " + StyledLine($0, as: attributes)
      } ?? []
    }
    let rows = info.isCollapsed ? adapter.collapsedRows(of: info.id) : []
    let hidden = rows.prefix(screen.bodyHeight).map { row in
      let value = row.valueText.isEmpty ? "" : "  " + row.valueText.isolated
      let line =
        StyledLine(row.title.isolated, as: theme[.detail]) + StyledLine(value, as: theme[.footer])
      return " " + (line.cells > room ? line.padded(to: room) : line)
    }
    let groups = [
      lines(info.header, as: theme[.key]) + lines(info.footer, as: theme[.detail]), hidden,
    ]
    return groups.filter { !$0.isEmpty }.reduce([]) { $0 + [""] + $1 }
  }

  /// Returns the values of the sources in lines, the one that applies first, each with a mark that says
  /// whether it does.
  private func sources(_ explanations: [Explanation], room: Int) -> [StyledLine] {
    var sources: [(text: String, applies: Bool)] = []
    var defaults: [(text: String, applies: Bool)] = []
    for explanation in explanations {
      switch explanation.subject {
      case .source(let applies): sources.append((explanation.whole, applies))
      case .defaultValue: defaults.append((explanation.whole + ", " + words[.isDefault], false))
      case .help, .lock, .key, .values: break
      }
    }
    let symbols = screen.appearance.symbols
    return (sources + defaults).flatMap { text, applies -> [StyledLine] in
      let mark = symbols[applies ? .chosen : .notChosen]
      return screen.wrapped(text, cells: room - mark.cellWidth - 1).enumerated().map {
        let start = $0 == 0 ? mark : String(repeating: " ", count: mark.cellWidth)
        return " " + StyledLine(start, as: screen.theme[applies ? .accent : .footer]) + " "
          + StyledLine($1, as: screen.theme[applies ? .detail : .footer])
      }
    }
  }

  /// Returns the key of the setting of a row, and what sets it to the value that it has.
  private func keys(_ path: RowPath) -> [String] {
    guard let setting = menu.setting(of: path, on: page.adapter) else { return [] }
    let assignment = setting.isSecret ? nil : "\(setting.key)=\(setting.value)".quotedForShells
    guard let setCommand else { return [assignment ?? setting.key] }
    return [setting.key, assignment.map { "\(setCommand) \($0)" }].compactMap(\.self)
  }
}
