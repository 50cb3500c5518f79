/// Everything besides the renderer that decides how an item looks.
enum ItemContent {
  case header(SectionInfo, EdgeLook)
  case row(Row, RowLook)
  case footer(SectionInfo, EdgeLook)

  /// Returns whether two items are drawn in the same way.
  func looks(like other: ItemContent) -> Bool {
    switch (self, other) {
    case (.header(let info, let look), .header(let info2, let look2)),
      (.footer(let info, let look), .footer(let info2, let look2)):
      info == info2 && look == look2
    case (.row(let row, let look), .row(let row2, let look2)):
      look == look2 && row.isDrawn(like: row2)
    default: false
    }
  }
}

extension TextRenderer {
  /// Returns the content that decides how an item looks, or `nil` if the table does not show it.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - adapter: The table.
  ///   - replacement: A row to draw in place of the item's own, if it is one.
  ///   - isSelected: Whether the item is drawn as the selected one.
  ///   - isStored: Whether it is drawn as a setting that is stored.
  ///   - below: Further lines below a row.
  ///   - spinnerFrame: The frame of the spinners of busy rows.
  /// - Returns: All but the renderer itself.
  /// - Complexity: O(1), and what a header or a footer takes that draws itself.
  func content(
    of item: TableItem, in adapter: TableAdapter, replacement: Row? = nil, isSelected: Bool,
    isStored: Bool = false, below: LinesBelow? = nil, spinnerFrame: Int = 0
  ) -> ItemContent? {
    guard let section = VisibleSection(item.section, in: adapter, glyphs: glyphs) else {
      return nil
    }
    switch item {
    case .header: return header(of: section, isSelected: isSelected)
    case .footer: return footer(of: section)
    case .row(let path):
      guard var shown = section.row(path.row, isSelected: isSelected, spinnerFrame: spinnerFrame)
      else { return nil }
      shown.look.isStored = isStored
      shown.look.below = below
      return .row(replacement ?? shown.row, shown.look)
    }
  }

  /// Returns the header of a section, or `nil` if it has none.
  func header(of section: VisibleSection, isSelected: Bool = false) -> ItemContent? {
    guard section.info.hasHeader else { return nil }
    let room = columns.end - headerStart(of: section.info)
    return .header(
      section.info,
      EdgeLook(
        isSelected: isSelected, hasSpaceAbove: section.hasSpaceAbove,
        lines: section.section.customHeader?(room)))
  }

  /// Returns the footer of a section, or `nil` if it has none.
  func footer(of section: VisibleSection) -> ItemContent? {
    guard section.info.hasFooter else { return nil }
    let isFirst = !section.info.hasHeader && section.info.numberOfRows == 0
    return .footer(
      section.info,
      EdgeLook(
        hasSpaceAbove: isFirst && section.hasSpaceAbove,
        lines: section.section.customFooter?(columns.end - columns.footer)))
  }
}

/// How a header or a footer is shown, besides its text.
struct EdgeLook: Equatable {
  var isSelected = false

  /// Whether an empty line or a rule is above it.
  var hasSpaceAbove = false

  /// The lines of one that draws itself, or `nil`.
  var lines: [String]?
}

/// How one row is shown, besides its texts.
struct RowLook: Equatable {
  /// The columns that it has in common with its neighbours.
  let columns: SectionColumns

  var isSelected = false

  /// Whether it shows a setting that is stored.
  var isStored = false

  /// The number of rows that it is below.
  var depth = 0

  /// Whether the rows below it are in view, or `nil` for a row without any.
  var isExpanded: Bool?

  /// Whether it is the first row of its section.
  var isFirst = false

  /// Whether it is the last row of its section.
  var isLast = false

  /// The frame of its spinner, or `nil` for a row that is not busy.
  var spinnerFrame: Int?

  /// Whether an empty line or a rule is above it.
  var hasSpaceAbove = false

  /// Further lines below its own; `nil` for none.
  var below: LinesBelow?
}
