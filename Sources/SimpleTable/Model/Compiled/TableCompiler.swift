/// Compiles a description into a ``DeclaredTable``.
///
/// - Complexity: O(*n*) in the number of rows and blocks. A section that is one loop over single
///   rows keeps the loop's own array.
package struct TableCompiler {
  /// The result so far.
  var table: DeclaredTable

  /// The previous result for the table; `nil` at first.
  private(set) var earlier: DeclaredTable?

  /// The row below which rows are being added.
  var parent: Int?

  /// Whether blocks were left out because they are nested too deep.
  private var isTooDeep = false

  /// The hashes of the ids of the rows that have one.
  private var hashes: [UInt64] = []

  /// The ids that several sections have, by the number of the first.
  private var repeatedSections = RepeatedIDs<Int>()

  /// Evaluates a table's description and compiles it.
  ///
  /// All code of the program in a description runs here: the closures of builders and the getters
  /// of bindings.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - earlier: The previous result for this table.
  ///   - isObserved: Whether reads from observable objects are tracked, which takes longer than
  ///     compiling a small table.
  /// - Returns: The sections and rows in lists.
  package static func compile(
    _ table: Table, after earlier: DeclaredTable? = nil, isObserved: Bool = true
  ) -> DeclaredTable {
    if !isObserved { return evaluate(table, after: earlier) }
    var (declared, reads) = ObservedReads.track { evaluate(table, after: earlier) }
    declared.reads = [table.reads, reads].compactMap(\.self)
    return declared
  }

  private static func evaluate(_ table: Table, after earlier: DeclaredTable?) -> DeclaredTable {
    let content = table.content().block
    var compiler = TableCompiler(table: DeclaredTable(table), earlier: earlier)
    compiler.table.reserveSections(earlier?.sections.count ?? 0)
    compiler.table.namedRows.reserveCapacity(earlier?.namedRows.count ?? 0)
    compiler.hashes.reserveCapacity(earlier?.namedRows.count ?? 0)
    compiler.add(consume content, in: PlaceScope(owner: nil))
    compiler.table.keepRows()
    compiler.table.diagnostics += compiler.repeatedSections.diagnostics(of: "sections")
    compiler.indexNames()
    compiler.table.contradictions = compiler.table.rules.filter { !$0.holds() }
    return compiler.table
  }

  /// Adds all sections of a block.
  private mutating func add(_ block: consuming Group<Section>, in scope: PlaceScope, level: Int = 1)
  {
    guard isAllowed(level: level) else { return }
    let upper = block.firstIndex + block.children.count
    var rest = Group.reversedChildren(of: block)
    while let section = rest.popLast() {
      let index = upper - rest.count - 1
      if let group = section.group {
        _ = consume section
        add(group, in: scope.scope(at: index), level: level + 1)
      } else {
        add(consume section, at: Place(scope: scope, index: index))
      }
    }
  }

  /// Returns whether blocks may be nested that deep, and diagnoses the first that may not.
  mutating func isAllowed(level: Int) -> Bool {
    if level <= PlaceScope.mostLevels { return true }
    if !isTooDeep {
      let site = table.sections.last.map { $0.rows.last?.site ?? $0.section.site }
      table.diagnose(
        "blocks are nested more than \(PlaceScope.mostLevels) levels deep; "
          + "what is deeper is left out", at: site.map { [$0] } ?? [])
    }
    isTooDeep = true
    return false
  }

  private mutating func add(_ section: consuming Section, at place: Place) {
    // The declared rows are released, and only the evaluated ones are kept.
    let content = section.content.take()
    // The place of another section cannot be an id.
    var id = section.explicitID.flatMap { $0.name == nil ? nil : $0 } ?? SectionID(.place(place))
    var hash = id.identity.quickHash
    table.rules += section.rules.all.map { $0.scoped(section.scope) }
    if let first = table.sectionNumber(of: id, hash: hash) {
      repeatedSections.add(
        id.description, of: first, at: table.sections[first].section.site, section.site)
      id = SectionID(.place(place))
      hash = place.quickHash
    }
    let declared = DeclaredSection(section: section, id: id, idHash: hash)
    table.append(declared)
    if let content { addRows(consume content) }
    if declared.facts.namedRowCount > 0 { collectNames() }
  }

  /// Collects the ids of the last section, while its rows are in the cache.
  private mutating func collectNames() {
    let section = table.sections.count - 1
    for (row, content) in table.sections[section].rows.enumerated()
    where content.storage.id != nil {
      table.namedRows.append(RowPosition(section: section, row: row))
      hashes.append(content.storage.idHash)
    }
  }

  /// Finds the rows that have the same id, and identifies the later ones by their place.
  private mutating func indexNames() {
    var duplicates: [(later: RowPosition, first: RowPosition)] = []
    table.nameIndex = HashIndex(hashes) { [table] left, right in
      table[table.namedRows[left]].storage.id == table[table.namedRows[right]].storage.id
    } onDuplicate: { [table] later, first in
      duplicates.append((table.namedRows[later], table.namedRows[first]))
    }
    duplicates.sort { $0.later < $1.later }
    var repeated = RepeatedIDs<RowPosition>()
    for (later, first) in duplicates {
      table.sections[later.section].facts.renamedRows.insert(later.row)
      let name = table[later].storage.id ?? ""
      repeated.add(name, of: first, at: table[first].site, table[later].site)
    }
    table.diagnostics += repeated.diagnostics(of: "rows")
  }
}
