/// Takes a description apart into a ``DeclaredTable``.
///
/// - Complexity: O(*n*) in the number of rows and blocks. A section that is one loop over single
///   rows keeps the loop's own array.
struct TableCompiler {
  private var table: DeclaredTable
  private var refusals: [RowID: TableAdapter.Refusal]

  /// The rows that have an id so far.
  private var names: [NameIndex.Entry] = []

  private init(table: DeclaredTable, refusals: [RowID: TableAdapter.Refusal]) {
    self.table = table
    self.refusals = refusals
  }

  /// Evaluates a table's description and returns it taken apart.
  ///
  /// All of the user's code that a description holds runs here: closures of builders and bindings.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - refusals: Why values that were put in were refused, to be shown with their rows.
  ///   - nameCount: How many rows are expected to have an id.
  /// - Returns: The sections and rows in lists.
  static func compile(
    _ table: Table, refusals: [RowID: TableAdapter.Refusal] = [:], expecting nameCount: Int = 0
  ) -> DeclaredTable {
    let content = table.content()
    var compiler = TableCompiler(table: DeclaredTable(title: table.title), refusals: refusals)
    compiler.names.reserveCapacity(nameCount)
    let root = PlaceScope(owner: nil)
    if let group = content.group {
      compiler.add(group, in: root)
    } else {
      compiler.add(content, at: Place(scope: root, index: 0))
    }
    compiler.table.rows = compiler.table.sections.map(\.rows)
    compiler.indexNames()
    return compiler.table
  }

  private mutating func add(_ group: Section.Group, in scope: PlaceScope) {
    for (number, child) in group.children.enumerated() {
      let index = group.firstIndex + number
      if let inner = child.group {
        add(inner, in: scope.scope(at: index))
      } else {
        add(child, at: Place(scope: scope, index: index))
      }
    }
  }

  private mutating func add(_ section: Section, at place: Place) {
    // The place of another section is no name to go by.
    var id = section.explicitID.flatMap { $0.name == nil ? nil : $0 } ?? SectionID(.place(place))
    if let first = table.sectionIndex[id] {
      let message = "two sections have the id \"\(id)\"; the later one goes by its place"
      table.diagnose(message, at: [table.sections[first].section.site, section.site])
      id = SectionID(.place(place))
    }
    table.sectionIndex[id] = table.sections.count
    for owner in addRows(of: section, id) { table.ownerIndex[owner] = table.sections.count - 1 }
    if table.sections[table.sections.count - 1].namedRowCount > 0 { noteNames() }
  }

  /// Takes a section apart, and returns its rows with rows below them.
  private mutating func addRows(of section: Section, _ id: SectionID) -> Set<RowID> {
    var flattener = RowFlattener(
      section: section, id: id, earlierOwners: table.ownerIndex, refusals: refusals)
    table.sections.append(flattener.flattened())
    table.diagnostics += flattener.diagnostics
    refusals = flattener.refusals
    return flattener.owners
  }

  /// Notes the names of the last section, while its rows are at hand.
  private mutating func noteNames() {
    let section = table.sections.count - 1
    for (row, content) in table.sections[section].rows.enumerated()
    where content.storage.id != nil {
      let position = RowPosition(section: section, row: row)
      names.append(NameIndex.Entry(hash: content.storage.idHash, position))
    }
  }

  /// Finds the rows that claim the same id, and lets the later ones go by their place.
  private mutating func indexNames() {
    var twins: [(later: RowPosition, first: RowPosition)] = []
    table.nameIndex = NameIndex(names, in: table.sections) { twins.append(($0, $1)) }
    twins.sort { ($0.later.section, $0.later.row) < ($1.later.section, $1.later.row) }
    for (later, first) in twins {
      table.sections[later.section].renamedRows.insert(later.row)
      let name = table[later].storage.id ?? ""
      let message = "two rows have the id \"\(name)\"; the later one goes by its place"
      table.diagnose(message, at: [table[first].site, table[later].site])
    }
  }
}

extension DeclaredTable {
  fileprivate mutating func diagnose(_ message: String, at sites: [DeclarationSite]) {
    diagnostics.append(Diagnostic(message: message, sites: sites))
  }
}
