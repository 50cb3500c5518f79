import TestFixtures
import Testing

@testable import SimpleTable

/// What a change list says of a reload, against what is drawn before and after it.
@Suite struct `A change list and a picture` {
  private static let rowEdits: [@Sendable (Row) -> Row] = [
    { $0 }, { $0.subtitle("new") }, { $0.detail("new") }, { $0.icon("n") }, { $0.badge("new") },
    { $0.accessory(.custom("new")) }, { $0.help("new") }, { $0.status("new") },
    { $0.status("new", kind: .error) }, { $0.tint(.error) }, { $0.busy() }, { $0.progress(0.5) },
    { $0.disabled() }, { $0.disabled(reason: "new") }, { $0.keywords("new") }, { $0.hidden() },
  ]

  private static let sectionEdits: [@Sendable (Section) -> Section] = [
    { $0 }, { $0.headerDetail("new") }, { $0.headerLineLimit(1) }, { $0.footerLineLimit(1) },
    { $0.collapsible() },
  ]

  @Test func `agree on what looks different`() {
    var random = RandomTable(generator: SeededGenerator())
    for _ in 0..<400 {
      let seed = "\(random.generator)"
      random.rowEdit = Self.rowEdits.randomElement(using: &random.generator) ?? { $0 }
      random.sectionEdit = Self.sectionEdits.randomElement(using: &random.generator) ?? { $0 }
      var unedited = RandomTable(generator: random.generator)
      var sections = unedited.sections()
      let adapter = TableAdapter(Table { sections })
      let before = Pictures(of: adapter)
      sections = random.sections()
      let changes = adapter.reload()
      let after = Pictures(of: adapter)
      for (id, lines) in after.rows {
        guard let path = adapter.path(of: id), let old = before.rows[id] else { continue }
        #expect(changes.reloadedRows.contains(path) || lines == old, "\(path) in \(seed)")
      }
      for (id, lines) in after.edges {
        guard let number = adapter.sectionIndex(of: id), let old = before.edges[id] else {
          continue
        }
        #expect(changes.reloadedSections.contains(number) || lines == old, "[\(number)] in \(seed)")
      }
    }
  }
}

/// The lines of each row, header and footer by itself, without those that draw themselves.
private struct Pictures {
  var rows: [RowID: [String]] = [:]
  var edges: [SectionID: [String]] = [:]

  init(of adapter: TableAdapter) {
    let renderer = TextRenderer(width: 40)
    for item in adapter.items {
      guard let id = adapter.id(of: item) else { continue }
      switch (renderer.content(of: item, in: adapter, isSelected: false), id) {
      case (.row(let row, let look), .row(let id)) where row.storage.extras?.drawing == nil:
        var plain = RowLook(columns: Self.columns)
        plain.depth = look.depth
        plain.isExpanded = look.isExpanded.map { _ in true }
        plain.spinnerFrame = look.spinnerFrame
        rows[id] = renderer.lines(of: .row(row, plain)).map(\.text)
      case (.header(let info, let look), .header(let id)):
        if look.lines != nil { continue }
        edges[id, default: []] += renderer.lines(of: .header(info, EdgeLook())).map(\.text)
      case (.footer(let info, let look), .footer(let id)):
        if look.lines != nil { continue }
        edges[id, default: []] += renderer.lines(of: .footer(info, EdgeLook())).map(\.text)
      default: break
      }
    }
  }

  private static let columns = SectionColumns(
    DeclaredSection(section: Section {}, id: "s"), glyphs: Glyphs(.unicode))
}
