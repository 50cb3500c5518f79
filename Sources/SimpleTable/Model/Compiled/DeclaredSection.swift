/// A compiled section: its rows in the order declared, without groups, each with its identity.
///
/// Only the compiler changes it. It is an object, so that lookups and comparisons pass it around as
/// one reference.
final class DeclaredSection {
  /// What was declared about the section itself.
  let section: Section

  /// The id that was given, or the place of the declaration.
  let id: SectionID

  /// All rows, visible or not; rows below a row follow it.
  var rows: [Row] = []

  /// Where each row was declared.
  var places = PlaceRuns()

  /// Which rows are below which; `nil` where none is below another.
  var outline: Outline?

  /// Which rows are controls, in order.
  var controlRows: [Int] = []

  /// Which rows draw themselves, in order.
  var drawnRows: [Int] = []

  /// Which rows were declared as hidden, in order.
  var hiddenRows: [Int] = []

  /// The group of choices that the section is, as one control on a row that is never shown; the
  /// setting that has the id of the section, where the section was given one.
  var groupRow: Row?

  /// The number of rows that were given an id.
  var namedRowCount = 0

  /// Whether any row has an icon, so that all titles are aligned in one column.
  var hasIcons = false

  /// Which kinds of accessory the rows have, so that details are aligned in one column.
  var accessories: Set<Accessory> = []

  /// Whether any row is a switch, for the same reason.
  var hasSwitches = false

  /// Which rows are identified by their place because an earlier row has their id.
  var renamedRows: Set<Int> = []

  /// Creates a section without rows.
  init(section: Section, id: SectionID) {
    self.section = section
    self.id = id
  }

  init(copying other: DeclaredSection) {
    section = other.section
    id = other.id
    rows = other.rows
    places = other.places
    outline = other.outline
    controlRows = other.controlRows
    drawnRows = other.drawnRows
    hiddenRows = other.hiddenRows
    groupRow = other.groupRow
    namedRowCount = other.namedRowCount
    hasIcons = other.hasIcons
    accessories = other.accessories
    hasSwitches = other.hasSwitches
    renamedRows = other.renamedRows
  }

  /// Returns what makes a row the same one after a reload.
  ///
  /// - Complexity: O(1) for a row with an id of its own, else O(log *n*) in the number of blocks.
  func identity(ofRow row: Int) -> Identity {
    if let name = rows[row].storage.id, renamedRows.isEmpty || !renamedRows.contains(row) {
      return .name(name)
    }
    return .place(places[row])
  }

  var canCollapse: Bool { section.initialState != nil }

  /// Whether the section has a header of any kind.
  var hasHeader: Bool {
    section.header != nil || section.headerDetail != nil || section.customHeader != nil
      || canCollapse
  }

  /// Whether the section has a footer of any kind.
  var hasFooter: Bool { section.footer != nil || section.customFooter != nil }
}
