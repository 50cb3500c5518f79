import SimpleTable

extension MenuSession {
  /// Rows of all pages among which the user chooses one to go to.
  struct Found {
    /// The words that the rows contain, as they are typed; `nil` for the settings that are stored.
    var line: LineEditor?

    /// The search for those words, which may be long.
    let search: TextSearch?

    /// The rows that are shown, of which each has the number as its id.
    let hits: [SearchHit]

    /// How many rows there are.
    let count: Int

    /// The page above which the rows are shown, and the number of its changes before.
    private(set) weak var origin: TableAdapter?
    let revision: Int

    init(_ line: LineEditor?, _ found: FoundRows, most: Int, above page: TableAdapter) {
      let all = found.here + found.elsewhere
      self.line = line
      search = line.map { TextSearch($0.text) }
      hits = Array(all.prefix(most))
      count = all.count
      origin = page
      revision = page.revision
    }

    /// Returns the number of the row that has the focus, from 0.
    func number(on page: MenuPage?) -> Int? {
      guard let page, case .row(let path)? = page.focused else { return nil }
      return page.adapter.id(at: path)?.name.flatMap { Int($0) }
    }

    /// Returns the row that has the focus.
    func focused(on page: MenuPage?) -> SearchHit? { number(on: page).map { hits[$0] } }
  }

  /// The most rows that are shown; a longer text finds fewer.
  private static let mostHits = 1_000

  /// Shows the rows that contain the words of a line: nothing else changes until one is chosen.
  func find(_ line: LineEditor) { list(menu.find(line.text), for: line) }

  /// Shows the rows whose settings are stored, or says that there are none.
  func findStored() {
    list(menu.storedRows(), for: nil)
    guard overlay?.page == nil else { return }
    overlay = nil
    say(words.sentence(.nothingStored))
  }

  /// Shows the rows again if the page in view has changed since they were found.
  ///
  /// The chosen row stays chosen; if it is found no more, the one in its place is.
  func findAgain() {
    guard let shown = overlay, let found = shown.found, found.revision != page.adapter.revision
    else { return }
    let chosen = found.focused(on: shown.page)
    found.line.map(find) ?? findStored()
    guard let page = overlay?.page, let hits = overlay?.found?.hits else { return }
    if let chosen, let number = hits.firstIndex(where: chosen.isSameRow),
      let path = page.adapter.path(of: RowID("\(number)"))
    {
      page.focus(on: .row(path))
    } else if let item = shown.page?.focused {
      page.focus(on: item)
    }
  }

  private func list(_ rows: FoundRows, for line: LineEditor?) {
    let found = Found(line, rows, most: Self.mostHits, above: page.adapter)
    let page = found.hits.isEmpty ? nil : self.page(of: found.hits, isHere: rows.here.count)
    overlay = Overlay(page: page, found: found)
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

  /// Handles a key while words are typed.
  func typeWords(_ key: Key) -> Outcome {
    guard let overlay, var line = overlay.line else { return .next }
    switch key {
    case .return: endWords(of: overlay, isChosen: true)
    case .escape: endWords(of: overlay, isChosen: false)
    case .up, .control("p"): move(.moveUp)
    case .down, .control("n"): move(.moveDown)
    case .pageUp: move(.pageUp)
    case .pageDown: move(.pageDown)
    default:
      let text = line.text
      guard line.press(key) else { return outcome(ofOther: key) }
      if overlay.found == nil {
        self.overlay?.filter = line
        if line.text != text { filter(overlay, by: line.text) }
      } else if line.text != text {
        find(line)
      } else {
        self.overlay?.found?.line = line
      }
    }
    return .next
  }

  /// Ends the typing of words: the chosen row is gone to, and a text keeps the rows that contain them.
  private func endWords(of overlay: Overlay, isChosen: Bool) {
    if let found = overlay.found {
      go(to: isChosen ? found.focused(on: overlay.page) : nil)
    } else {
      self.overlay?.filter = nil
      if !isChosen { filter(overlay, by: nil) }
    }
  }

  /// Shows the rows of a text that contain words, from the first one on.
  private func filter(_ overlay: Overlay, by words: String?) {
    overlay.page?.adapter.filter(words)
    overlay.page?.moveToEnd(false)
  }

  /// Shows a row that was found, on its page.
  func go(to hit: SearchHit?) {
    overlay = nil
    guard let hit else { return }
    guard menu.go(to: hit), let path = page.adapter.path(of: hit.row) else {
      return say(words.sentence(.isGone, hit.title))
    }
    page.focus(on: .row(path))
  }

  /// The titles that lead to a page, as a text.
  func pathText(of titles: [String]) -> String {
    titles.map(\.sanitized).filter { !$0.isEmpty }.joined(separator: pathSeparator)
  }

  /// What is between the titles that lead to a page.
  var pathSeparator: String { appearance.isASCII ? " > " : " › " }
}
