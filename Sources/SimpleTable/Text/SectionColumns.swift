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
    let accessories = section.accessories.map { signs.accessory($0, limit: 0)?.cells ?? 0 }
    accessoryCells = max(
      accessories.max() ?? 0,
      section.hasSwitches ? signs.on.cells : 0,
      section.hasChoices ? signs.checkmark.cells : 0,
      section.outline == nil ? 0 : signs.collapsed.cells)
  }
}
