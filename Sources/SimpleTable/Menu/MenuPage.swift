/// A page that a walk through a menu reached.
struct MenuPage {
  let declared: DeclaredTable

  /// The titles from the first page to this one.
  let titles: [String]

  /// The rows that lead to the page, one on each page above it.
  let links: [RowID]

  /// What the keys of the page begin with, a full stop at the end included.
  let prefix: String

  /// Whether the reader can get to the page.
  let isReachable: Bool

  /// What identifies the pages above this one, and the page itself where it has links.
  private let signatures: [Int]

  /// Creates the first page.
  init(root: DeclaredTable) {
    self.init(root, title: root.title ?? "", link: nil, scope: nil, above: nil, isReachable: true)
  }

  private init(
    _ declared: DeclaredTable, title: String, link: RowID?, scope: String?, above: MenuPage?,
    isReachable: Bool
  ) {
    self.declared = declared
    titles = (above?.titles ?? []) + [title]
    links = (above?.links ?? []) + (link.map { [$0] } ?? [])
    prefix = (above?.prefix ?? "") + (scope.map { $0 + "." } ?? "")
    self.isReachable = isReachable
    signatures = (above?.signatures ?? []) + [declared.signature]
  }

  /// Whether the page is one of those above it again, as where two tables lead to each other.
  var repeatsPageAbove: Bool { signatures.dropLast().contains { $0 == signatures.last } }

  /// A row that leads to another page.
  typealias Link = (id: RowID, row: Row, control: Control, isReachable: Bool)

  /// The rows that lead to other pages; pickers, whose pages hold options alone, are left out.
  var pageLinks: [Link] {
    declared.sections.flatMap { section in
      section.controlRows.compactMap { number in
        let row = section.rows[number]
        guard let control = row.storage.extras?.control, control.input == nil,
          control.destination != nil
        else { return nil }
        let id = RowID(section.identity(ofRow: number))
        return (id, row, control, section.isReachable(row: number))
      }
    }
  }

  /// Returns the page behind a link.
  func page(behind link: Link, known: ([RowID]) -> DeclaredTable?) -> MenuPage {
    let table =
      known(links + [link.id])
      ?? TableCompiler.compile(link.control.destination?() ?? Table())
    return MenuPage(
      table, title: table.title ?? link.row.title, link: link.id, scope: link.control.scope,
      above: self, isReachable: isReachable && link.isReachable)
  }
}

extension DeclaredSection {
  /// Returns whether a row and those above it are declared so that the reader gets to it.
  func isReachable(row: Int) -> Bool {
    sequence(first: row) { self.outline?.parent(of: $0) }
      .allSatisfy { !rows[$0].isHidden && !rows[$0].isDisabled }
  }
}

extension DeclaredTable {
  /// What two pages have in common that are the same table: the title, the ids, and where all is
  /// declared.
  fileprivate var signature: Int {
    var hasher = Hasher()
    hasher.combine(title)
    for section in sections {
      hasher.combine(section.id.name)
      hasher.combine(section.section.site)
      for row in section.rows {
        hasher.combine(row.storage.id)
        hasher.combine(row.site)
      }
    }
    return hasher.finalize()
  }
}
