@testable import SimpleTable

/// What a user sees of a table, as plain arrays.
struct VisibleTable: Equatable {
  struct Section: Equatable {
    var info: SectionInfo
    var rows: [Row]

    /// What the header and the footer draw themselves.
    var drawn: [String] = []
  }

  struct Row: Equatable {
    struct Text: Equatable {
      var title: String
      var subtitle: String?
      var detail: String?
      var badge: String?
      var accessory: Accessory
      var isDisabled: Bool
      var notes: [String?] = [nil, nil, nil, nil, nil, nil]
      var drawn: [String]?
    }

    var id: RowID
    var text: Text
    var depth: Int
    var isDisclosure: Bool
    var hasRowsBelow: Bool
  }

  var sections: [Section] = []
}

extension VisibleTable {
  /// Reads everything from an adapter, path by path.
  init(_ adapter: TableAdapter) {
    for number in 0..<adapter.numberOfSections {
      guard let info = adapter.section(at: number) else { continue }
      let rows = (0..<adapter.numberOfRows(inSection: number)).compactMap { row in
        Row(adapter, RowPath(section: number, row: row))
      }
      let declared = adapter.model.map.declaredSection(number).map {
        adapter.model.declared.sections[$0].section
      }
      let drawn = [declared?.customHeader, declared?.customFooter].flatMap { $0?(20) ?? [] }
      sections.append(Section(info: info, rows: rows, drawn: drawn))
    }
  }
}

extension VisibleTable.Row {
  fileprivate init?(_ adapter: TableAdapter, _ path: RowPath) {
    guard let row = adapter.row(at: path), let id = adapter.id(at: path) else { return nil }
    self.init(
      id: id, text: Text(row), depth: adapter.depth(at: path),
      isDisclosure: adapter.isExpanded(row: id) != nil,
      hasRowsBelow: adapter.isExpanded(at: path) != nil)
  }
}

extension VisibleTable.Row.Text {
  init(_ row: Row) {
    self.init(
      title: row.title, subtitle: row.subtitle, detail: row.detail, badge: row.badge,
      accessory: row.accessory, isDisabled: row.isDisabled,
      notes: [
        row.icon, row.help, row.status?.text, row.disabledReason, row.invalidReason,
        row.control.map { "\($0.label), \($0.isOn)" },
      ],
      drawn: row.drawnLines(width: 20))
  }
}

extension TableAdapter {
  /// The titles of the visible rows, section by section.
  var titles: [[String]] { VisibleTable(self).sections.map { $0.rows.map(\.text.title) } }

  /// The ids of the visible rows, section by section, as they are printed.
  var ids: [[String]] { VisibleTable(self).sections.map { $0.rows.map(\.id.description) } }

  /// The ids of the visible sections, as they are printed.
  var sectionIDs: [String] { VisibleTable(self).sections.map(\.info.id.description) }
}
