/// A visible section, prepared for drawing its rows.
struct VisibleSection {
  let info: SectionInfo

  /// The declaration of the section itself.
  let section: Section

  /// The columns that its rows have in common.
  let columns: SectionColumns

  /// Whether something is above the section, so that an empty line or a rule separates them.
  let hasSpaceAbove: Bool

  private let declared: DeclaredSection
  private let rows: [Row]
  private let outline: Outline?
  private let arrangement: Arrangement
  private let map: SectionMap

  /// Looks a section up, or returns `nil` out of range.
  init?(_ index: Int, in adapter: TableAdapter, glyphs: Glyphs) {
    guard let info = adapter.section(at: index),
      let number = adapter.model.map.declaredSection(index)
    else { return nil }
    self.info = info
    declared = adapter.model.declared.sections[number]
    // Read once: each reading of an object's variable is checked at run time.
    rows = declared.rows
    outline = declared.outline
    arrangement = adapter.model.arrangement
    map = adapter.model.map[declared: number]
    columns = SectionColumns(declared, edge: adapter.model.declared.edge, glyphs: glyphs)
    section = declared.section
    let hasTitle = adapter.title?.isEmpty == false
    hasSpaceAbove = hasTitle || adapter.model.map.itemCount(above: index) > 0
  }
}

extension VisibleSection {
  /// Returns a visible row and how it is drawn, or `nil` out of range.
  func row(
    _ row: Int, isSelected: Bool, spinnerFrame: Int
  ) -> (row: Row, look: RowLook)? {
    guard 0..<map.visibleCount ~= row else { return nil }
    let declaredRow = map.shown[row]
    var look = look(ofRow: row, declaredRow, isSelected: isSelected)
    if look.spinnerFrame != nil { look.spinnerFrame = max(spinnerFrame, 0) }
    return (rows[declaredRow], look)
  }

  /// Calls a function with each visible row and how it is drawn.
  ///
  /// It is inlined, as calling the function through a closure costs a tenth of drawing a plain row.
  @inline(__always)
  func forEachRow(selected: Int?, _ body: (Row, RowLook) -> Void) {
    for row in 0..<map.visibleCount {
      let declaredRow = map.shown[row]
      body(rows[declaredRow], look(ofRow: row, declaredRow, isSelected: row == selected))
    }
  }

  private func look(ofRow row: Int, _ declaredRow: Int, isSelected: Bool) -> RowLook {
    var look = RowLook(columns: columns, isSelected: isSelected)
    look.isFirst = row == 0
    look.isLast = row == info.numberOfRows - 1
    look.hasSpaceAbove = look.isFirst && hasSpaceAbove && !info.hasHeader
    look.spinnerFrame = rows[declaredRow].isBusy ? 0 : nil
    if let outline {
      look.depth = outline.depth(of: declaredRow)
      let hasRowsBelow = map.hasRows(below: declaredRow, in: outline)
      look.isExpanded =
        hasRowsBelow ? arrangement.isExpanded(row: declaredRow, of: declared) : nil
    }
    return look
  }
}

/// The columns that the rows of one section have in common; that of accessories is the page's.
///
/// - Complexity: O(1); what they are made from was noted when the table was compiled.
struct SectionColumns: Equatable {
  /// The cells of icons and of the space after them, 0 where no row has one or symbols are ASCII.
  let iconCells: Int

  /// The cells of the accessories, without the space before them.
  let accessoryCells: Int

  init(_ section: DeclaredSection, edge: DeclaredTable.Edge, glyphs: Glyphs) {
    iconCells = section.facts.hasIcons && !glyphs.isASCII ? 3 : 0
    let accessories = edge.accessories.map { glyphs.accessory($0, limit: 0)?.cells ?? 0 }
    accessoryCells = max(
      accessories.max() ?? 0,
      edge.hasSwitches && !glyphs.saysSwitches ? glyphs[.on].cells : 0,
      edge.hasOptions ? glyphs[.chosen].cells : 0,
      edge.hasDisclosures ? glyphs[.collapsed].cells : 0)
  }
}
