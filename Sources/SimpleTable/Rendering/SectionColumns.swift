/// The columns that the rows of one section have in common.
///
/// - Complexity: O(1); what they are made from was noted when the table was compiled.
struct SectionColumns: Equatable {
  /// The cells of icons and of the space after them, 0 where no row has one.
  let iconCells: Int

  /// The cells of the accessories, without the space before them.
  let accessoryCells: Int

  init(_ section: DeclaredSection, signs: Signs) {
    iconCells = section.hasIcons ? 3 : 0
    accessoryCells = section.accessories.reduce(0) { widest, accessory in
      max(widest, signs.accessory(accessory, limit: 0)?.cells ?? 0)
    }
  }
}
