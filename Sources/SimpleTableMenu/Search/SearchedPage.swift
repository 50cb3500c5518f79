import SimpleTable

/// A page of a menu as it is searched; its texts are gathered for the first search.
final class SearchedPage {
  /// A row that was found.
  typealias Found = (row: RowPosition, rank: SearchRank, isPart: Bool)

  let route: PageRoute
  private let declared: DeclaredTable

  /// The row of the page in view that owns these options or entries; `nil` for any other page.
  let owner: RowPosition?

  /// Whether the way to the page begins at the one in view.
  private let beginsInView: Bool

  init(
    _ declared: DeclaredTable, on route: PageRoute, beginsInView: Bool = false,
    owner: RowPosition? = nil
  ) {
    (self.declared, self.route) = (declared, route)
    (self.beginsInView, self.owner) = (beginsInView, owner)
  }

  /// The rows that are not hidden and have a title.
  private(set) lazy var rows: [RowPosition] = {
    declared.allSections.enumerated().flatMap { number, section in
      section.allRows.indices.lazy
        .filter { !section.allRows[$0].title.isEmpty && section.isVisible(row: $0) }
        .map { RowPosition(section: number, row: $0) }
    }
  }()

  /// Whether each of the rows changes another one; read once, as a key may find all rows.
  private lazy var areParts = rows.map { declared[$0].isPart }

  /// The hits that were made before, as most searches find the same rows again.
  private var hits: [RowPosition: SearchHit] = [:]

  private lazy var texts: RowTexts = {
    var texts = RowTexts()
    for row in rows { texts.add(declared[row], key: key(of: row)) }
    return texts
  }()
}

extension SearchedPage {
  /// Returns the rows that a search finds, in their order.
  func rows(foundBy search: TextSearch) -> [Found] {
    guard !search.isEmpty else { return [] }
    return texts.rows(foundBy: search).map { number, rank in
      (rows[number], rank, areParts[number])
    }
  }

  /// Returns rows without the options of pickers that were found themselves.
  func withoutOptions(_ found: [Found]) -> [Found] {
    var last: RowPosition?
    return found.filter { row, _, isPart in
      guard isPart, let picker = picker(of: row) else {
        last = row
        return true
      }
      return last != picker
    }
  }

  /// Returns the picker that shows a row as one of its options.
  private func picker(of row: RowPosition) -> RowPosition? {
    guard declared[row].isPart else { return nil }
    return declared.allSections[row.section].parent(ofRow: row.row)
      .map { RowPosition(section: row.section, row: $0) }
  }

  func id(of row: RowPosition) -> RowID { declared.id(of: row) }

  /// Returns the key of a row that is a setting, or an option of one that has no row.
  private func key(of row: RowPosition) -> String? {
    let isInline = declared[row].role?.isInlineOption == true
    let row = isInline ? picker(of: row) ?? row : row
    return declared[row].hasValue ? id(of: row).name.map { route.prefix + $0 } : nil
  }

  /// Returns the key of the setting that a row shows, as the chosen option does of a picker without
  /// a row.
  func settingKey(of row: RowPosition) -> String? {
    guard declared[row].showsSetting else { return nil }
    return key(of: row)
  }

  /// Returns the text by which a search has found a row, where neither its title nor its value has all
  /// words; `nil` where they have, and for a row that the page does not have.
  func evidence(of id: RowID, for search: TextSearch) -> String? {
    guard let position = declared.position(of: id) else { return nil }
    let row = declared[position]
    let texts = [row.subtitle, row.control?.shownLabel].compactMap(\.self)
    let last = [key(of: position), row.help].compactMap(\.self)
    return search.evidence(
      beside: [row.title, row.detail ?? row.control?.shownLabel ?? ""],
      in: texts + row.keywords + last)
  }

  /// Returns a row, and the key of the setting that it changes; `nil` where it changes none.
  func changed(by id: RowID) -> (row: Row, key: String)? {
    guard let position = declared.position(of: id),
      let key = key(of: picker(of: position) ?? position)
    else { return nil }
    return (declared[position], key)
  }

  /// Returns how a row changes its setting without a page; `nil` where it does not, or asks first.
  private func change(_ position: RowPosition) -> SearchHit.Change? {
    let picker = picker(of: position)
    let (row, asking) = (declared[position], declared[picker ?? position])
    guard key(of: picker ?? position) != nil, asking.confirmation == nil, row.confirmation == nil,
      asking.setting.secondsToConfirm == nil
    else { return nil }
    if picker != nil { return row.control?.style.isOption == true ? .chosen : nil }
    return row.control?.style == .toggle ? .switched : row.isStepped ? .stepped : nil
  }

  /// Returns a row as a hit.
  ///
  /// - Parameters:
  ///   - position: The row.
  ///   - lock: Returns what locks the setting with a key, or `nil` if it can be changed.
  /// - Returns: The hit.
  func hit(_ position: RowPosition, lock: (_ key: String) -> String?) -> SearchHit {
    if let hit = hits[position] { return hit }
    let row = declared[position]
    let picker = picker(of: position).map { declared[$0].title }
    let value = picker == nil ? row.detail ?? row.control?.shownLabel : nil
    let lock = row.isDisabled ? nil : settingKey(of: position).flatMap(lock)
    let hit = SearchHit(
      title: row.title, pages: route.titles, key: key(of: position), row: id(of: position),
      links: route.links, value: value, picker: picker, change: change(position),
      isDisabled: row.isDisabled || lock != nil, disabledReason: lock ?? row.disabledReason,
      isEntry: row.isEntry, beginsInView: beginsInView)
    hits[position] = hit
    return hit
  }
}

extension ControlState {
  /// The value as a list of results shows it; `nil` for a secret.
  fileprivate var shownLabel: String? {
    let text = isEmpty && !style.isPicker ? placeholder ?? "" : label
    return text.isEmpty || style.isOption ? nil : text
  }
}
