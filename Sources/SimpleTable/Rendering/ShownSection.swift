/// A section as it is shown at the moment.
struct ShownSection {
  let info: SectionInfo
  let declared: DeclaredSection
  let map: SectionMap
  let columns: SectionColumns

  /// Whether nothing at all stands above the section.
  let startsTable: Bool

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
    startsTable = !hasTitle && adapter.map.itemCount(beforeSection: number) == 0
  }
}
