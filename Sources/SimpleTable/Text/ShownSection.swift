/// A section as it is shown at the moment.
struct ShownSection {
  let info: SectionInfo

  /// What is declared of it.
  private let declared: DeclaredSection

  /// What was decided about folding.
  private let visibility: Visibility

  /// All rows that are declared.
  var rows: [Row] { declared.rows }

  /// Which of them are shown.
  let map: SectionMap

  /// Where things stand on the lines of rows.
  let columns: SectionColumns

  /// Whether the section has a header of any kind.
  let hasHeader: Bool

  /// Whether something stands above the section.
  let hasAir: Bool

  /// Looks a section up, or finds nothing out of range.
  init?(_ section: Int, in adapter: TableAdapter, signs: Signs) {
    guard let info = adapter.section(at: section),
      let number = adapter.map.declaredSection(section)
    else { return nil }
    self.info = info
    declared = adapter.declared.sections[number]
    visibility = adapter.visibility
    map = adapter.map[declared: number]
    columns = SectionColumns(declared, signs: signs)
    hasHeader = declared.hasHeader
    let hasTitle = adapter.title?.isEmpty == false
    hasAir = hasTitle || adapter.map.itemCount(beforeSection: number) > 0
  }

  /// Returns how deep a declared row stands, and whether the rows below it are in view, if it has
  /// any.
  func outline(ofDeclared row: Int) -> (depth: Int, isExpanded: Bool?) {
    guard let outline = declared.outline else { return (0, nil) }
    let depth = outline.depth(of: row)
    guard map.hasRows(below: row, in: outline) else { return (depth, nil) }
    return (depth, visibility.isExpanded(row: row, of: declared))
  }
}
