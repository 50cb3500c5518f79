@testable import SimpleTable

extension TableAdapter {
  /// The values of all controls that carry an id, visible or not, as text.
  var values: [RowID: String] {
    var values: [RowID: String] = [:]
    for section in model.declared.sections {
      for row in section.controlRows {
        let id = RowID(section.identity(ofRow: row))
        if id.name != nil { values[id] = section.rows[row].control?.value?.text }
      }
    }
    return values
  }
}
