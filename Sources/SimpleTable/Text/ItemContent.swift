/// All that decides how an item looks, beside the renderer.
enum ItemContent {
  case header(SectionInfo, hasAir: Bool, isSelected: Bool)
  case row(Row, RowLook)
  case footer(SectionInfo, hasAir: Bool)

  /// Reads an item, or returns `nil` if the table does not show it.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - adapter: The table.
  ///   - signs: The signs with which it is drawn.
  ///   - replacement: A row to draw in place of the item's own, if it is one.
  ///   - isSelected: Whether the item is drawn as the selected one.
  /// - Complexity: O(log *n*) in the number of rows.
  init?(
    _ item: TableItem, in adapter: TableAdapter, signs: Signs, replacement: Row? = nil,
    isSelected: Bool
  ) {
    guard let section = ShownSection(item.section, in: adapter, signs: signs) else { return nil }
    switch item {
    case .header:
      guard section.hasHeader else { return nil }
      self = section.header(isSelected: isSelected)
    case .row(let path):
      guard let (row, look) = section.row(path.row, isSelected: isSelected) else { return nil }
      self = .row(replacement ?? row, look)
    case .footer:
      guard let footer = section.footer else { return nil }
      self = footer
    }
  }

  /// Returns whether two items are drawn in the same way.
  func looks(like other: ItemContent) -> Bool {
    switch (self, other) {
    case (
      .header(let info, let hasAir, let isSelected),
      .header(let info2, let hasAir2, let isSelected2)
    ):
      info == info2 && hasAir == hasAir2 && isSelected == isSelected2
    case (.footer(let info, let hasAir), .footer(let info2, let hasAir2)):
      info == info2 && hasAir == hasAir2
    case (.row(let row, let look), .row(let row2, let look2)):
      look == look2 && row.isDrawn(like: row2)
    default: false
    }
  }
}

extension ShownSection {
  /// Returns the header, for a section that has one.
  func header(isSelected: Bool = false) -> ItemContent {
    .header(info, hasAir: hasAir, isSelected: isSelected)
  }

  /// The footer, or `nil` if the section has none.
  var footer: ItemContent? {
    let hasAir = hasAir && !hasHeader && info.numberOfRows == 0
    return info.footer == nil ? nil : .footer(info, hasAir: hasAir)
  }
}
