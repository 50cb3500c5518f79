import SimpleTable

extension ScriptRunner {
  /// Returns a row as messages name it.
  func name(_ id: RowID) -> String {
    "row " + quoted(id.description)
  }

  /// Says that a row is not there or not in sight, and which one may have been meant.
  func missing(_ id: RowID) -> String {
    if adapter.isHidden(row: id) != nil { return "\(name(id)) is out of sight" }
    return "there is no \(name(id))" + hint(id.description, among: rowNames)
  }

  /// Says that a section is not in sight, and which one may have been meant.
  func missing(_ id: SectionID) -> String {
    "there is no section \(quoted(id.description)) in sight"
      + hint(id.description, among: sectionNames)
  }

  /// Says that neither a row nor a section is in sight, and which one may have been meant.
  func missing(_ id: String) -> String {
    "there is no switch and no section \(quoted(id)) in sight"
      + hint(id, among: rowNames + sectionNames)
  }

  private var rowNames: [String] {
    adapter.items.compactMap { item in
      if case .row(let path) = item { adapter.id(at: path)?.name } else { nil }
    }
  }

  private var sectionNames: [String] {
    (0..<adapter.numberOfSections).compactMap { adapter.section(at: $0)?.id.name }
  }

  private func hint(_ word: String, among names: [String]) -> String {
    NearestName.of(word, among: names).map { "; did you mean \($0)?" } ?? ""
  }
}
