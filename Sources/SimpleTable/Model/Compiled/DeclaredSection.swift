/// A compiled section: its rows in the order declared, without groups, each with its identity.
///
/// Only the compiler changes it. It is an object, so that lookups and comparisons pass it around as
/// one reference.
package final class DeclaredSection {
  /// The declaration of the section itself.
  package let section: Section

  /// The id that was given, or the place of the declaration.
  package let id: SectionID

  /// The quick hash of the id, made once so that a reload reads ids only to compare them.
  let idHash: UInt64

  // Run-time exclusivity checks would cost a lookup more than the rest of it. No lookup can overlap
  // a change: only the compiler changes the rows.
  /// All rows, visible or not; rows below a row follow it.
  @exclusivity(unchecked) var rows: [Row] = []

  /// Facts about the rows that lookups need.
  var facts = Facts()

  /// Creates a section without rows.
  init(section: Section, id: SectionID, idHash: UInt64) {
    (self.section, self.id, self.idHash) = (section, id, idHash)
  }

  /// Creates a copy of a section, of which the rows can then be changed.
  init(copying other: DeclaredSection) {
    (section, id, idHash) = (other.section, other.id, other.idHash)
    (rows, facts) = (other.rows, other.facts)
  }

  /// Returns the identity of a row, by which a reload recognizes it.
  ///
  /// - Complexity: O(1) for a row with an id of its own, else O(log *n*) in the number of blocks.
  func identity(ofRow row: Int) -> Identity {
    if let name = rows[row].storage.id,
      facts.renamedRows.isEmpty || !facts.renamedRows.contains(row)
    {
      return .name(name)
    }
    return .place(facts.places[row])
  }

  var canCollapse: Bool { section.initialState != nil }

  /// Whether the section has a header of any kind.
  var hasHeader: Bool {
    header != nil || section.texts.headerDetail != nil || section.customHeader != nil
      || canCollapse
  }

  /// Whether the section has a footer of any kind.
  var hasFooter: Bool { section.texts.footer != nil || section.customFooter != nil }
}

extension DeclaredSection {
  /// The facts about a section's rows that lookups and columns need.
  struct Facts {
    /// Where each row was declared.
    var places = PlaceRuns()

    /// Which rows are below which; `nil` where none is below another.
    var outline: Outline?

    /// Which rows are controls, in order.
    var controlRows: [Int] = []

    /// Which rows draw themselves, in order.
    var drawnRows: [Int] = []

    /// The widest lines of a header and of a footer that draw themselves, by which they are
    /// compared.
    var drawnHeader: [String]?
    var drawnFooter: [String]?

    /// Which rows carry an attachment, in order.
    var attachedRows: [Int] = []

    /// Which rows were declared as hidden, in order.
    var hiddenRows: [Int] = []

    /// The title of an inline picker, which is the header of a section that has none.
    var titleOfPicker: String?

    /// Which rows are pickers whose options are in their place, in order.
    var inlinePickers: [Int] = []

    /// The number of rows that were given an id.
    var namedRowCount = 0

    /// Whether any row has an icon, so that all titles are aligned in one column.
    var hasIcons = false

    /// Which rows are identified by their place because an earlier row has their id.
    var renamedRows: Set<Int> = []
  }

  /// Which rows are below which; `nil` where none is below another.
  var outline: Outline? { facts.outline }

  /// Which rows are controls, in order.
  var controlRows: [Int] { facts.controlRows }
}

// MARK: - Inline pickers

extension DeclaredSection {
  /// Gives the section a header, unless it has one.
  func nameHeader(_ text: String) {
    if header == nil, section.customHeader == nil { facts.titleOfPicker = text }
  }

  /// Returns the last option of an inline picker that is not hidden; `nil` for any other row.
  ///
  /// Notes about the picker are shown below it.
  func lastOption(ofPicker row: Int) -> Int? {
    guard rows[row].isInlinePicker else { return nil }
    return outline?.rows(below: row).last { !rows[$0].isHidden }
  }

  /// Returns the value that a row shows or changes: that of an option's picker, if it is in the
  /// section.
  func value(shownBy row: Int) -> SettingValue? {
    let isOption = rows[row].role?.optionText != nil
    let owner = isOption ? outline?.parent(of: row) ?? row : row
    return rows[owner].storage.reading?.value.state.value
  }

  /// Has the last option of an inline picker say why that is disabled or what is wrong with its
  /// value.
  func noteAtLastOption(ofPicker row: Int) {
    guard let last = lastOption(ofPicker: row), let below = outline?.rows(below: row) else {
      return
    }
    if rows[row].isDisabled, rows[row].disabledReason != nil {
      for option in below where option != last {
        rows[option] = rows[option].changedExtras { $0.notes.isReasonSilent = true }
      }
    }
    if let problem = rows[row].storage.reading?.value.findings.valueProblems.first {
      rows[last] = rows[last].marked(invalid: problem)
    }
  }
}

// MARK: - What a menu reads

// Computed properties, so that the storage is private to this module.
extension DeclaredSection {
  /// All rows, visible or not; rows below a row follow it.
  package var allRows: [Row] { rows }

  /// The rows that are controls, each with its number.
  package var controls: [(number: Int, row: Row)] { controlRows.map { ($0, rows[$0]) } }

  /// The text of the header: its own, or the title of an inline picker.
  package var header: String? { section.texts.header ?? facts.titleOfPicker }

  /// The texts of the header and the footer, with the title of a picker where that is the header.
  var texts: Section.Texts {
    var texts = section.texts
    texts.header = header
    return texts
  }

  /// Where the section is declared.
  package var site: DeclarationSite { section.site }

  /// The rows with an attachment.
  package var attachedRows: [Row] { facts.attachedRows.map { rows[$0] } }

  /// Returns the identity of a row, which must exist.
  package func id(ofRow row: Int) -> RowID { RowID(identity(ofRow: row)) }

  /// Returns the row that a row is below, or `nil` if it is below none.
  package func parent(ofRow row: Int) -> Int? { outline?.parent(of: row) }

  /// Returns whether neither the section nor a row, nor one of those that it is below, is hidden;
  /// an inline picker is never visible itself.
  package func isVisible(row: Int) -> Bool {
    !section.isHidden && !rows[row].isInlinePicker
      && sequence(first: row) { self.outline?.parent(of: $0) }.allSatisfy { !rows[$0].isHidden }
  }

  /// Returns whether the user can follow a row: it is visible, and neither it nor a row above it is
  /// disabled.
  package func isReachable(row: Int) -> Bool {
    isVisible(row: row)
      && sequence(first: row) { self.outline?.parent(of: $0) }.allSatisfy { !rows[$0].isDisabled }
  }
}
