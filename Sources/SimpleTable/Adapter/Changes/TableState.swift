/// One state of a table: what is declared, and what of it is shown.
package struct TableState {
  var declared: DeclaredTable
  var map: RowMap

  init(declared: DeclaredTable, map: RowMap) {
    self.declared = declared
    self.map = map
  }

  /// The state in which an adapter's table is now.
  package init(of adapter: TableAdapter) {
    self.init(declared: adapter.declared, map: adapter.map)
  }

  /// Returns where the section with an id is shown.
  func place(of id: SectionID) -> Int? {
    declared.sectionIndex[id].flatMap(map.shownSection)
  }

  /// Calls a function with the place and the declared number of each shown section.
  func forEachShownSection(_ body: (_ place: Int, _ number: Int) -> Void) {
    for place in 0..<map.shownSectionCount {
      if let number = map.declaredSection(place) { body(place, number) }
    }
  }

  /// Returns the shown rows of a shown section, which must exist.
  func rows(ofShown place: Int) -> ShownRows {
    let number = map.declaredSection(place) ?? 0
    return ShownRows(declared.sections[number], map: map[declared: number], section: place)
  }

  /// Returns what the header and the footer of a shown section tell, or nothing out of range.
  func header(ofShown place: Int) -> HeaderFacts? {
    guard let number = map.declaredSection(place) else { return nil }
    let sign = map.foldSign(ofDeclared: number, in: declared)
    return HeaderFacts(declared.sections[number], sign)
  }
}
