import SimpleTable

/// The options in view of the picker that has the focus, among which letters choose.
struct OptionRows {
  /// The option by which all are chosen: the first that is not disabled, beginning with the focused
  /// one.
  let acting: RowID

  /// The paths and the titles of the options, the focused one and those below it first.
  private let rows: [(path: RowPath, title: String)]

  private let isOfSeveral: Bool

  /// Creates the options around the focused one; `nil` where another row is focused.
  init?(around page: MenuPage) {
    let adapter = page.adapter
    guard case .row(let path) = page.focused, let row = adapter.row(at: path),
      case .option(_, let style)? = row.role, let id = adapter.id(at: path)
    else { return nil }
    isOfSeveral = row.control?.style == .option(isExclusive: false)
    let parent = adapter.parent(of: path)
    let paths = adapter.items.compactMap { item -> RowPath? in
      guard case .row(let other) = item, case .option(_, style)? = adapter.row(at: other)?.role
      else { return nil }
      let isBeside = style == .navigationLink || other.section == path.section
      return isBeside && adapter.parent(of: other) == parent ? other : nil
    }
    let place = paths.firstIndex(of: path) ?? 0
    let rotated = paths[place...] + paths[..<place]
    acting =
      rotated.first { adapter.row(at: $0)?.isDisabled == false }.flatMap { adapter.id(at: $0) }
      ?? id
    rows = rotated.map { ($0, adapter.row(at: $0)?.title ?? "") }
  }

  /// Returns whether a letter chooses all options, or none; `nil` for any other letter.
  func choosesAll(_ letter: Character) -> Bool? {
    guard isOfSeveral else { return nil }
    return letter == "a" ? true : letter == "A" ? false : nil
  }

  /// Returns the next option that begins with a letter, regardless of case, after the last the
  /// first.
  func next(beginningWith letter: Character) -> RowPath? {
    (rows.dropFirst() + rows.prefix(1)).first {
      $0.title.first?.lowercased() == letter.lowercased()
    }?.path
  }
}
