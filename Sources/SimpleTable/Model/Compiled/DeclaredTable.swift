/// A compiled description: the sections and rows in lists, and indexes to find them by identity.
package struct DeclaredTable {
  package let title: String?

  /// The rules over several settings.
  var rules: [SettingRule]

  /// The words of the library's own messages.
  package let words: TableWords

  /// Whether selecting any row runs a closure of the table.
  package let hasSelectHandler: Bool

  /// Whether tapping any accessory button runs a closure of the table.
  let hasAccessoryHandler: Bool

  /// All sections, in the order declared.
  var sections: [DeclaredSection] = []

  /// The rows of all sections again, so that a lookup reads adjacent arrays: reading them from the
  /// sections takes a third longer.
  private var rows: [[Row]] = []

  /// The rules that do not hold.
  var contradictions: [SettingRule] = []

  /// What is wrong with the description itself.
  var diagnostics: [Diagnostic] = []

  /// The numbers of the sections, by the hashes of their ids.
  private var sectionIndex = HashIndex(capacity: 0)

  /// The section of each row that owns the places of the rows below it.
  var ownerIndex: [RowID: Int] = [:]

  /// The positions of the rows that have an id, in the order declared, and an index of the ids.
  ///
  /// The ids themselves stay in the rows.
  var namedRows: [RowPosition] = []
  var nameIndex = HashIndex(capacity: 0)

  /// What was read from observable objects to make and to evaluate the table.
  var reads: [ObservedReads] = []

  /// The kinds of accessories and controls at the trailing edge of the rows.
  var edge = Edge()

  /// Creates a table without sections.
  init(_ table: Table) {
    title = table.title
    rules = table.rules.all
    hasSelectHandler = table.selectHandler != nil
    hasAccessoryHandler = table.accessoryHandler != nil
    words = table.evaluateWords?() ?? TableWords()
  }

  /// Whether something that was read from an observable object has changed since.
  var isOutdated: Bool { reads.contains(where: \.isOutdated) }

  /// Makes room for a number of sections.
  mutating func reserveSections(_ count: Int) {
    sections.reserveCapacity(count)
    sectionIndex = HashIndex(capacity: count)
  }

  /// Adds a section, which has an identity of its own.
  mutating func append(_ section: DeclaredSection) {
    sectionIndex.append(section.idHash, sections.count) { sections[$0].idHash }
    sections.append(section)
  }

  /// Keeps the rows of all sections for lookups, once they are compiled.
  mutating func keepRows() { rows = sections.map(\.rows) }

  /// Changes a copy of a section, as other tables may share the section.
  mutating func changeSection(_ number: Int, _ change: (DeclaredSection) -> Void) {
    let section = DeclaredSection(copying: sections[number])
    change(section)
    sections[number] = section
    rows[number] = section.rows
  }

  /// Adds a diagnostic of the description.
  mutating func diagnose(_ message: String, at sites: [DeclarationSite] = []) {
    diagnostics.append(Diagnostic(message: message, sites: sites))
  }
}

extension DeclaredTable {
  /// The kinds of accessories and controls at the trailing edge, so that the details of all
  /// sections end in one column.
  struct Edge {
    /// The kinds of accessory, except custom texts.
    var accessories: Set<Accessory> = []

    /// Whether any row is a switch, or an option, or has rows below it.
    var hasSwitches = false
    var hasOptions = false
    var hasDisclosures = false

    /// Records the accessory of a row.
    mutating func add(_ row: Row) {
      switch row.storage.accessory {
      case .none, .custom: break
      case let accessory: if !accessories.contains(accessory) { accessories.insert(accessory) }
      }
    }

    /// Records a kind of control that has a symbol there.
    mutating func add(_ state: ControlState) {
      if state.style == .toggle { hasSwitches = true }
      if state.style.isOption { hasOptions = true }
    }
  }
}

// Inlined, as each caller would otherwise copy the whole description to the stack.

extension DeclaredTable {
  /// Accesses the row at a position, which must exist.
  package subscript(position: RowPosition) -> Row {
    @inline(__always) get { rows[position.section][position.row] }
  }

  /// Returns a row of a section, both by their numbers, or `nil` where none is.
  func row(_ number: Int, inSection section: Int) -> Row? {
    guard section < rows.count, number < rows[section].count else { return nil }
    return rows[section][number]
  }

  /// Returns the identity of the row at a position, which must exist.
  @inline(__always)
  package func id(of position: RowPosition) -> RowID {
    RowID(sections[position.section].identity(ofRow: position.row))
  }

  /// Returns the position of the row with an identity, or `nil` if none has it.
  ///
  /// - Complexity: O(1) for a name; for a place O(log *r*) in the number of blocks of its section,
  ///   and O(*d*) in its depth.
  @inline(__always)
  package func position(of id: RowID) -> RowPosition? {
    position(of: id, hash: id.identity.quickHash)
  }

  /// Returns the position of the row with an identity, of which the quick hash is known.
  @inline(__always)
  func position(of id: RowID, hash: UInt64) -> RowPosition? {
    switch id.identity {
    case .place(let place): position(of: place)
    case .name(let name):
      nameIndex.number(for: hash) { self[namedRows[$0]].storage.id == name }.map { namedRows[$0] }
    }
  }

  /// Returns the number of the section with an identity, or `nil` if none has it.
  func sectionNumber(of id: SectionID) -> Int? {
    sectionNumber(of: id, hash: id.identity.quickHash)
  }

  /// Returns the number of the section with an identity, of which the quick hash is known.
  func sectionNumber(of id: SectionID, hash: UInt64) -> Int? {
    sectionIndex.number(for: hash) { sections[$0].id == id }
  }

  private func position(of place: Place) -> RowPosition? {
    declaredRow(at: place).flatMap { id(of: $0).identity == .place(place) ? $0 : nil }
  }

  /// Returns the position of the row that is declared at a place, whether it is identified by it or
  /// not.
  private func declaredRow(at place: Place) -> RowPosition? {
    guard let section = section(ofOwner: place.scope.owner),
      let row = sections[section].facts.places.row(at: place, count: sections[section].rows.count)
    else { return nil }
    return RowPosition(section: section, row: row)
  }

  private func section(ofOwner owner: PlaceScope.Owner?) -> Int? {
    switch owner {
    case .section(let id): sectionNumber(of: id)
    case .row(let id): ownerIndex[id]
    case nil: nil
    }
  }
}

// MARK: - What a menu reads

// Computed properties, so that the storage stays private to the table.
extension DeclaredTable {
  /// All sections, in the order declared.
  package var allSections: [DeclaredSection] { sections }

  /// The rules over several settings.
  package var allRules: [SettingRule] { rules }

  /// The rules that do not hold.
  package var brokenRules: [SettingRule] { contradictions }

  /// What is wrong with the description itself.
  package var ownDiagnostics: [Diagnostic] { diagnostics }
}
