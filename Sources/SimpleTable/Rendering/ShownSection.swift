/// A section as it is shown at the moment.
struct ShownSection {
  let info: SectionInfo

  /// All rows that are declared.
  let rows: [Row]

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
    rows = adapter.declared.sections[number].rows
    map = adapter.map[declared: number]
    columns = SectionColumns(adapter.declared.sections[number], signs: signs)
    hasHeader = adapter.declared.sections[number].hasHeader
    let hasTitle = adapter.title?.isEmpty == false
    hasAir = hasTitle || adapter.map.itemCount(beforeSection: number) > 0
  }
}
