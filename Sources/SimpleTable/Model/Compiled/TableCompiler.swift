/// Compiles a description into a ``DeclaredTable``.
///
/// - Complexity: O(*n*) in the number of rows and blocks. A section that is one loop over single
///   rows keeps the loop's own array.
struct TableCompiler {
  /// What the description is compiled to.
  var table: DeclaredTable

  /// Why entered values were refused, to be shown with their rows; of two rows with one id
  /// the first has the value.
  var refusals: [RowID: Refusal]

  /// Why settings cannot be changed, by their ids.
  let locks: [String: String]

  /// The row below which rows are being added.
  var parent: Int?

  /// Which tags of the section are chosen and were not found on a row yet.
  var choices: Choices?

  /// The hashes of the ids of the rows that have one.
  private var hashes: [UInt64] = []

  /// Evaluates a table's description and compiles it.
  ///
  /// All code of the user in a description runs here: closures of builders and getters of bindings.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - content: What its description has returned already, if it was called.
  ///   - refusals: Why entered values were refused, to be shown with their rows.
  ///   - locks: Why settings cannot be changed, by their ids.
  ///   - earlier: What the table was compiled to before.
  /// - Returns: The sections and rows in lists.
  static func compile(
    _ table: Table, content: Section? = nil, refusals: [RowID: Refusal] = [:],
    locks: [String: String] = [:], after earlier: DeclaredTable? = nil
  ) -> DeclaredTable {
    let content = content ?? table.content()
    var compiler = TableCompiler(
      table: DeclaredTable(table), refusals: refusals, locks: locks)
    compiler.table.scopes = DeepScopes(after: earlier?.scopes)
    compiler.table.namedRows.reserveCapacity(earlier?.namedRows.count ?? 0)
    compiler.hashes.reserveCapacity(earlier?.namedRows.count ?? 0)
    compiler.add(content)
    compiler.table.rows = compiler.table.sections.map(\.rows)
    compiler.indexNames()
    compiler.table.scopes.finish()
    return compiler.table
  }

  /// Adds a section, or all sections of a group.
  ///
  /// The groups under way are kept in an array instead of on the stack, so that they nest at any
  /// depth.
  private mutating func add(_ content: Section) {
    var rest = content.sectionsFromBottom(in: PlaceScope(owner: nil))
    while let (section, place) = rest.popLast() {
      if section.group == nil {
        add(section, at: place)
      } else {
        let scope = table.scopes.scope(in: place.scope, at: place.index)
        rest += section.sectionsFromBottom(in: scope)
      }
    }
  }

  private mutating func add(_ section: Section, at place: Place) {
    // The place of another section is no id.
    var id = section.explicitID.flatMap { $0.name == nil ? nil : $0 } ?? SectionID(.place(place))
    if let first = table.sectionIndex[id] {
      let message = "two sections have the id \"\(id)\"; the later one goes by its place"
      table.diagnose(message, at: [table.sections[first].section.site, section.site])
      id = SectionID(.place(place))
    }
    table.sectionIndex[id] = table.sections.count
    table.sections.append(DeclaredSection(section: section, id: id))
    addRows()
    if table.sections[table.sections.count - 1].namedRowCount > 0 { noteNames() }
  }

  /// Notes the ids of the last section, while its rows are in the cache.
  private mutating func noteNames() {
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
    duplicates.sort { ($0.later.section, $0.later.row) < ($1.later.section, $1.later.row) }
    for (later, first) in duplicates {
      table.sections[later.section].renamedRows.insert(later.row)
      let name = table[later].storage.id ?? ""
      let message = "two rows have the id \"\(name)\"; the later one goes by its place"
      table.diagnose(message, at: [table[first].site, table[later].site])
    }
  }
}

extension Section {
  /// Returns the section, or the sections and groups in it, with their places in a block.
  fileprivate func sectionsFromBottom(in scope: PlaceScope) -> [(section: Section, place: Place)] {
    guard let group else { return [(self, Place(scope: scope, index: 0))] }
    return group.children.enumerated().reversed().map { number, child in
      (child, Place(scope: scope, index: group.firstIndex + number))
    }
  }
}
