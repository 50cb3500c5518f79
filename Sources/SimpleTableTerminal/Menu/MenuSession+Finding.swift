import SimpleTable

extension MenuSession {
  /// Rows of all pages among which the user chooses one to go to.
  struct Finding {
    /// The words that the rows contain, as they are typed; `nil` for the settings that are stored.
    var line: LineEditor?

    /// The rows that are shown, of which each has the number as its id.
    let hits: [SearchHit]

    /// How many rows there are.
    let count: Int

    /// The rows as a page; `nil` where there are none to show.
    let page: MenuPage?

    /// The number of changes to the page in view before the rows were found.
    let revision: Int

    /// The row to which the focus is.
    var focused: SearchHit? {
      guard let page, case .row(let path)? = page.focused,
        let number = page.adapter.id(at: path)?.name.flatMap({ Int($0) })
      else { return nil }
      return hits[number]
    }
  }

  /// The most rows that are shown; a longer text finds fewer.
  private static let mostHits = 1_000

  /// Shows the rows that contain the words of a line: nothing else changes until one is chosen.
  func find(_ line: LineEditor) {
    show(menu.find(line.text), for: line)
  }

  /// Shows the rows whose settings are stored.
  func findStored() { show(menu.storedRows(), for: nil) }

  /// Shows the rows again if the page in view has changed since they were found.
  func findAgain() {
    guard case .finding(let finding) = mode, finding.revision != page.adapter.revision else {
      return
    }
    finding.line.map(find) ?? findStored()
    guard case .finding(let now) = mode, let item = finding.page?.focused else { return }
    now.page?.focus(on: item)
  }

  private func show(_ found: FoundRows, for line: LineEditor?) {
    let all = found.here + found.elsewhere
    let hits = Array(all.prefix(Self.mostHits))
    let page = hits.isEmpty ? nil : page(of: hits, isHere: found.here.count)
    mode = .finding(
      Finding(
        line: line, hits: hits, count: all.count, page: page,
        revision: self.page.adapter.revision))
  }

  /// Returns rows as a page: those of the page in view, and then those of each other one under its
  /// path.
  private func page(of hits: [SearchHit], isHere count: Int) -> MenuPage {
    let titles = menu.titles
    let paths = hits.enumerated().map { number, hit in
      number < count && hit.pages == titles ? nil : pathText(of: hit.pages)
    }
    var groups: [(path: String?, rows: [Row])] = []
    for (number, hit) in hits.enumerated() {
      let row = Row(hit.title, detail: hit.label).id("\(number)").row
      if let last = groups.last, last.path == paths[number] {
        groups[groups.count - 1].rows.append(row)
      } else {
        groups.append((paths[number], [row]))
      }
    }
    // With the title of the page, rows begin on the same line as there.
    let table = Table(titles.last ?? "") {
      for group in groups { Section(group.path) { group.rows } }
    }
    return MenuPage(TableAdapter(table), renderer: renderer, height: bodyHeight)
  }

  /// Handles a key while the user chooses among rows.
  func find(_ key: Key, _ finding: Finding) -> Outcome {
    switch key {
    case .return: goToFound(finding)
    case .escape: mode = .browsing
    case .up, .control("p"): finding.page?.move(-1)
    case .down, .control("n"): finding.page?.move(1)
    case .pageUp: finding.page?.movePage(-1)
    case .pageDown: finding.page?.movePage(1)
    default:
      guard var line = finding.line else { return chooseStored(key, finding) }
      let text = line.text
      guard line.press(key) else { return outcome(ofOther: key) }
      guard line.text == text else {
        find(line)
        return .next
      }
      var finding = finding
      finding.line = line
      mode = .finding(finding)
    }
    return .next
  }

  /// Handles a key that is no text, as none is typed in the list of what is stored.
  private func chooseStored(_ key: Key, _ finding: Finding) -> Outcome {
    switch keys[key] {
    case .moveUp: finding.page?.move(-1)
    case .moveDown: finding.page?.move(1)
    case .pageUp: finding.page?.movePage(-1)
    case .pageDown: finding.page?.movePage(1)
    case .moveToTop: finding.page?.moveToEnd(false)
    case .moveToBottom: finding.page?.moveToEnd(true)
    case .nextSection: finding.page?.moveToSection(1)
    case .previousSection: finding.page?.moveToSection(-1)
    case .select, .increase: goToFound(finding)
    case .back, .decrease, .showStored: mode = .browsing
    case .search: find(LineEditor())
    case .leave: return leave()
    default: return outcome(ofOther: key)
    }
    return .next
  }

  /// Shows the row that has the focus, on its page.
  private func goToFound(_ finding: Finding) {
    mode = .browsing
    guard let hit = finding.focused else { return }
    guard menu.go(to: hit), let path = page.adapter.path(of: hit.row) else {
      return say(words(.isGone, hit.title))
    }
    page.focus(on: .row(path))
  }

  /// The lines of the rows among which the user chooses, in which what matched stands out; `nil` while
  /// nothing is looked for.
  func findingLines(_ finding: Finding) -> [StyledLine]? {
    guard let page = finding.page else {
      let search = finding.line.map { TextSearch($0.text) }
      if search?.isEmpty == true { return nil }
      let phrase: MenuWords.Phrase = finding.line == nil ? .nothingStored : .noHits
      let lines = wrapped(" \(words[phrase]) \(words[.escReturns])")
      return [""] + lines.map { styled($0, as: appearance.theme[.footer]) }
    }
    page.showFocus()
    let lines = page.viewport.styledLines
    guard let line = finding.line, appearance.color != .none else { return lines }
    let search = TextSearch(line.text)
    return lines.map { $0.drawing(search.places(in: $0.text), as: appearance.theme[.match]) }
  }

  /// The titles that lead to a page, as a text.
  func pathText(of titles: [String]) -> String {
    titles.map(\.sanitized).filter { !$0.isEmpty }.joined(separator: pathSeparator)
  }

  /// What is between the titles that lead to a page.
  var pathSeparator: String { appearance.isASCII ? " > " : " › " }
}

extension StyledLine {
  /// Returns the line with other attributes at some places, from left to right in UTF-8.
  fileprivate func drawing(_ places: [Range<Int>], as attributes: TextAttributes) -> StyledLine {
    guard !places.isEmpty else { return self }
    var line = StyledLine("")
    var start = 0
    for span in spans {
      var rest = span.text.utf8[...]
      while !rest.isEmpty {
        let next = places.first { $0.upperBound > start }
        let isInside = next.map { $0.lowerBound <= start } ?? false
        let end = (isInside ? next?.upperBound : next?.lowerBound) ?? .max
        let part = rest.prefix(end - start)
        line.append(
          String(Substring(part)), as: isInside ? attributes : span.attributes)
        rest = rest.dropFirst(part.count)
        start += part.count
      }
    }
    return line
  }
}
