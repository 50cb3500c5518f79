/// A section as it is shown at the moment.
struct ShownSection {
  let info: SectionInfo
  let declared: DeclaredSection
  let map: SectionMap
  let columns: SectionColumns

  /// Whether something stands above the section.
  let hasAir: Bool

  /// Looks a section up, or finds nothing out of range.
  init?(_ section: Int, in adapter: TableAdapter, signs: Signs) {
    guard let info = adapter.section(at: section),
      let number = adapter.map.declaredSection(section)
    else { return nil }
    self.info = info
    declared = adapter.declared.sections[number]
    map = adapter.map[declared: number]
    columns = SectionColumns(declared, signs: signs)
    let hasTitle = adapter.title?.isEmpty == false
    hasAir = hasTitle || adapter.map.itemCount(beforeSection: number) > 0
  }

  /// Returns how a shown row looks.
  func look(ofRow row: Int, isSelected: Bool) -> RowLook {
    RowLook(
      columns: columns, isSelected: isSelected, isFirst: row == 0,
      hasAir: row == 0 && hasAir && !declared.hasHeader, isLast: row == info.numberOfRows - 1)
  }
}
