import SimpleTable

/// The state behind a random menu: what a user's program would hold, as plain arrays.
final class MenuState {
  var title: String?
  var sections: [SectionState] = []
  var hasTableHandlers = true

  /// What the closures of the menu were called with, in order.
  var log: [String] = []

  /// A number for each new name, so that names stay different unless they are made equal.
  var nextName = 0

  var table: Table {
    var table = Table(title) { for section in self.sections { self.section(section) } }
    if hasTableHandlers {
      table =
        table
        .onSelect { row, path in self.log.append("table \(row.title) \(path)") }
        .onAccessory { row, path in self.log.append("table accessory \(row.title) \(path)") }
    }
    return table
  }
}

/// What a program holds of one section.
struct SectionState {
  /// How the section's builder is written.
  enum Shape: CaseIterable {
    /// `for` over the rows that are present.
    case loop
    /// `for` over all rows, each in an `if`.
    case conditions
    /// `for` over all rows, each in one of two branches.
    case branches
  }

  var name: String?
  var header: String?

  /// The header; an empty text is none.
  var visibleHeader: String? { header == "" ? nil : header }

  var headerDetail: String?
  var footer: String?
  var collapseState: CollapseState?
  var countsRows = true
  var isHidden = false
  var lineLimit: Int?
  var shape = Shape.loop
  var rows: [RowState] = []

  var id: SectionID? { name.map { SectionID($0) } }
}

/// What a program holds of one row.
struct RowState {
  var name: String?
  var title = ""
  var subtitle: String?
  var detail: String?
  var keyword: String?
  var badge: String?
  var accessory = Accessory.none
  var isHidden = false
  var isDisabled = false
  var isSelectable = true

  /// Whether the condition around the row holds, where its section has conditions.
  var isPresent = true

  /// The rows below a disclosure row.
  var children: [RowState]?
  var initially = CollapseState.collapsed
}

// MARK: - Declaring

extension MenuState {
  private func section(_ state: SectionState) -> Section {
    var section =
      switch state.shape {
      case .loop:
        Section(state.header, footer: state.footer) {
          for row in state.rows.filter(\.isPresent) { self.row(row) }
        }
        .id(state.id)
      case .conditions:
        Section(state.header, footer: state.footer) {
          // swift-format-ignore: UseWhereClausesInForLoops
          for row in state.rows {
            if row.isPresent { self.row(row) }
          }
        }
        .id(state.id)
      case .branches:
        Section(state.header, footer: state.footer) {
          for row in state.rows {
            if row.isPresent { self.row(row) } else { self.row(row).detail("else") }
          }
        }
        .id(state.id)
      }
    section = section.headerDetail(state.headerDetail).hidden(state.isHidden)
      .headerLineLimit(state.lineLimit)
    guard let collapseState = state.collapseState else { return section }
    return section.collapsible(initially: collapseState, countsRows: state.countsRows)
  }

  private func row(_ state: RowState) -> Row {
    var row: Row
    if let children = state.children {
      row =
        DisclosureRow(state.title, initially: state.initially) {
          for child in children { self.row(child) }
        }
        .row
    } else {
      row = Row(state.title)
    }
    if let name = state.name { row = row.id(name) }
    if let keyword = state.keyword { row = row.keywords(keyword) }
    if state.isSelectable {
      row = row.onSelect { self.log.append("row \(state.title)") }
    }
    if state.accessory == .detailButton {
      row = row.onAccessory { self.log.append("accessory \(state.title)") }
    }
    return row.subtitle(state.subtitle).detail(state.detail).badge(state.badge)
      .accessory(state.accessory).hidden(state.isHidden).disabled(state.isDisabled)
  }
}
