extension TableAdapter {
  /// Hides or shows a row, whatever its description says, until the next call for this row.
  ///
  /// A row that is not declared now is hidden or shown as soon as it is declared.
  ///
  /// - Returns: The changes: the row with the rows below it. While a filter is on, also the rows
  ///   above it and its section, if it was their only hit. No changes if the row is invisible for
  ///   another reason.
  /// - Complexity: O(*r*) in the rows of its section and O(*s*) in the number of sections; while a
  ///   filter is on, O(*n*) in the length of its section's texts.
  @discardableResult
  public func setHidden(_ isHidden: Bool, row id: RowID) -> TableChanges {
    setHidden(isHidden, rows: CollectionOfOne(id))
  }

  /// Hides or shows rows in one step, whatever their descriptions say, until the next call for
  /// them.
  ///
  /// A row that is not declared now is hidden or shown as soon as it is declared.
  ///
  /// - Returns: The rows that disappeared or appeared.
  /// - Complexity: O(*r*) in the rows of the sections concerned, and O(*s*) in the number of sections;
  ///   while a filter is on, O(*n*) in the length of these sections' texts.
  @discardableResult
  public func setHidden(_ isHidden: Bool, rows ids: some Sequence<RowID>) -> TableChanges {
    let ids = Array(ids)
    return whenDelivered { [self] in perform(.setHidden(isHidden, ids)).changes }
  }

  /// Hides or shows rows of this page alone.
  package func changeHidden(_ isHidden: Bool, rows ids: [RowID]) -> TableChanges {
    let changes = model.setHidden(isHidden, rows: ids)
    deliver(changes)
    return changes
  }

  /// Shows only the rows that contain a text, and the rows above them.
  ///
  /// Each word of the text must be found in the title, the subtitle, the detail, the value or the
  /// keywords of a row, or each in its section's header or header detail. Case, accents, spaces and
  /// punctuation do not matter: `wifi` finds *Wi-Fi*. If nothing is found, words of five or more
  /// letters may have one letter wrong. Sections without hits are not visible; collapsed sections
  /// with hits expand while the filter is on. A hidden row stays hidden.
  ///
  /// - Parameter text: The text to look for; `nil`, or a text without words, ends the filter.
  /// - Returns: The rows and sections that disappeared and appeared.
  /// - Complexity: O(*n*) in the length of all texts; where the text has only become longer, of
  ///   those of the rows that were found, and in the number of rows.
  @discardableResult
  public func filter(_ text: String?) -> TableChanges {
    whenDelivered { [self] in
      let changes = model.setFilter(text)
      deliver(changes)
      return changes
    }
  }

  /// The text that rows must contain, or `nil` while there is no filter.
  public var filterText: String? { model.arrangement.filter?.text }
}

// MARK: - Disclosure rows

extension TableAdapter {
  /// Expands or collapses a disclosure row, so that the rows below it come or go.
  ///
  /// - Returns: The rows that appeared or disappeared; no changes if the id is unknown, the row has
  ///   no rows below it, or it is in that state already.
  /// - Complexity: O(*r*) in the rows of its section and O(*s*) in the number of sections.
  @discardableResult
  public func setExpanded(_ isExpanded: Bool, row id: RowID) -> TableChanges {
    whenDelivered { [self] in
      guard let position = model.declared.position(of: id) else { return TableChanges() }
      let section = model.declared.sections[position.section]
      guard let current = model.arrangement.isExpanded(row: position.row, of: section) else {
        return TableChanges()
      }
      let decided = model.arrangement.isExpandedWithoutFilter(row: position.row, of: section)
      if current == isExpanded, decided == isExpanded { return TableChanges() }
      return deliver {
        (isExpanded ? willExpandRow : willCollapseRow)?(id)
      } _: {
        model.setExpanded(isExpanded, row: position)
      } after: {
        (isExpanded ? didExpandRow : didCollapseRow)?(id)
      }
    }
  }

  /// Expands the section and the disclosure rows that hide a row.
  ///
  /// A row that is hidden or filtered out stays invisible.
  ///
  /// - Returns: The rows that appeared.
  @discardableResult
  public func reveal(row id: RowID) -> TableChanges {
    whenDelivered { [self] in
      guard let position = model.declared.position(of: id) else { return TableChanges() }
      let section = model.declared.sections[position.section]
      let rows = sequence(first: position.row) { section.outline?.parent(of: $0) }
        .dropFirst()
        .filter { model.arrangement.isExpandedWithoutFilter(row: $0, of: section) == false }
        .map { model.declared.id(of: RowPosition(section: position.section, row: $0)) }
      return collapse([], expand: [section.id], rows: rows)
    }
  }
}
