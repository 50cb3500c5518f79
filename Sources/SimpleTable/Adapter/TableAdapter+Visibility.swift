extension TableAdapter {
  /// Hides or shows a row from now on, whatever its description says.
  ///
  /// A row that is not declared now is hidden or shown as soon as it is declared.
  ///
  /// - Returns: The changes: the row with the rows below it. While a filter is on, also the rows
  ///   above it and its section, if it was their only hit. No changes if the row is invisible for
  ///   another reason.
  /// - Complexity: O(*r* + *s*) in the number of rows of its section and the number of sections;
  ///   while a filter is on, O(*n*) in the length of its section's texts.
  @discardableResult
  public func setHidden(_ isHidden: Bool, row id: RowID) -> TableChanges {
    setHidden(isHidden, rows: CollectionOfOne(id))
  }

  /// Hides or shows several rows in one step from now on, whatever their descriptions say.
  ///
  /// A row that is not declared now is hidden or shown as soon as it is declared.
  ///
  /// - Returns: The rows that disappeared or appeared.
  /// - Complexity: O(*r* + *s*) in the number of rows of the sections concerned and the number of
  ///   sections; while a filter is on, O(*n*) in the length of these sections' texts.
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

  /// Shows only the rows that contain the words of a text, and the rows that these are below.
  ///
  /// A row is found if each word is in its title, subtitle, detail, value or keywords. If each word
  /// is in the header or the header detail of a section, all rows of the section are found. Case,
  /// accents, spaces and punctuation do not matter: `wifi` finds *Wi-Fi*. If nothing is found,
  /// words of five or more letters may have one letter wrong. Sections without hits are not
  /// visible; collapsed sections with hits expand while the filter is on. A hidden row stays
  /// hidden.
  ///
  /// - Parameter text: The text to look for; `nil`, or a text without words, ends the filter.
  /// - Returns: The rows and sections that disappeared and appeared.
  /// - Complexity: O(*n*) in the length of all texts. If the filter's text has only become longer,
  ///   O(*n*) in the number of rows and the length of the texts of those that were found before.
  @discardableResult
  public func filter(_ text: String?) -> TableChanges {
    whenDelivered { [self] in
      let changes = model.setFilter(text)
      deliver(changes)
      return changes
    }
  }

  /// The text of the filter, or `nil` while there is none.
  public var filterText: String? { model.arrangement.filter?.text }
}

// MARK: - Disclosure rows

extension TableAdapter {
  /// Expands or collapses a disclosure row or a picker.
  ///
  /// - Returns: The rows that appeared or disappeared; no changes if the id is unknown, the row has
  ///   no rows below it, or it is in that state already.
  /// - Complexity: O(*r* + *s*) in the number of rows of its section and the number of sections.
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

  /// Expands the section and the disclosure rows that contain a row.
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
