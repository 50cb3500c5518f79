extension RowMap {
  /// Creates the map of a description as it was declared.
  ///
  /// - Complexity: O(*n*)
  init(_ declared: DeclaredTable) {
    self.init(
      declared.sections.map { section in
        var map = SectionMap(declaredCount: section.rows.count)
        map.edgeCount = (section.hasHeader ? 1 : 0) + (section.section.footer == nil ? 0 : 1)
        if !section.hiddenRows.isEmpty {
          var hidden = Bits(size: section.rows.count)
          for row in section.hiddenRows { hidden[row] = true }
          map.set(.hidden, hidden)
        }
        return map
      })
  }
}
