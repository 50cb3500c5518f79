import TestFixtures
import TestTraits
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
    for _ in 0..<200 {
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
      after.expectChanges(changes, since: before, in: adapter, seed)
    }
  }

  private final class Settings {
    @Setting var isOn = false
    @Setting var count = 2
    @Setting var level = 0.5
    @Setting var fruit = "Lime"
    @Setting var days: [Int] = [2]
    @Setting var name = "x"
    @Setting var port: Int?

    var table: Table {
      Table { [self] in
        Section("Controls", footer: isOn ? "On" : nil) {
          ToggleRow("Toggle", isOn: $isOn).id("toggle")
          StepperRow("Stepper", value: $count, in: 0...4).id("stepper").disabled(isOn)
          SliderRow("Slider", value: $level, in: 0...1, step: 0.25).id("slider")
          PickerRow("Picker", selection: $fruit, options: ["Lemon", "Lime"]).id("picker")
          MultiPickerRow("Days", selection: $days, options: 1...3).id("days")
          TextFieldRow("Name", text: $name, rules: [.length(1...3)], validation: .onChange).id(
            "name")
          NumberFieldRow("Port", value: $port, in: 1...9, placeholder: "any").id("port")
          DisclosureRow("More") { Row("Below").hidden(isOn) }.id("more")
        }
        .id("controls")
        .collapsible()
        Section {
          PickerRow("Group", selection: $count, options: 0...4, style: .inline) { number in
            Row("\(number)").disabled(number == 3 && self.isOn, reason: "is on")
          }
        }
        .id("group")
      }
    }
  }

  @Test func `agree on what looks different, whatever a user does`() {
    var random = SeededGenerator()
    let seed = "\(random)"
    let adapter = TableAdapter(Settings().table)
    var shown = Pictures(of: adapter)
    adapter.onChange = { [unowned adapter] changes in
      let now = Pictures(of: adapter)
      now.expectChanges(changes, since: shown, in: adapter, seed)
      shown = now
    }
    let ids = ["toggle", "stepper", "slider", "picker", "days", "name", "port", "more"]
    for _ in 0..<600 {
      let id = RowID(ids.randomElement(using: &random) ?? "")
      let path = RowPath(
        section: Int.random(in: 0...1, using: &random), row: .random(in: 0...9, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: adapter.select(at: path)
      case 1: adapter.increment(row: id, by: .random(in: -2...2, using: &random))
      case 2: adapter.toggleCollapsed(section: "controls")
      case 3: adapter.filter(Int.random(in: 0...3, using: &random) == 0 ? "l" : nil)
      case 4: adapter.setExpanded(.random(using: &random), row: id)
      default:
        let texts = ["", "true", "3", "0.25", "Lemon", "1, 3", "too long", "no"]
        adapter.setValue(texts.randomElement(using: &random) ?? "", row: id)
      }
    }
    check(Pictures(of: adapter).rows, shown.rows, "\(seed)")
  }
}

/// The lines of each row, header and footer by itself, without those that draw themselves.
private struct Pictures {
  var rows: [RowID: [String]] = [:]
  var edges: [ItemID: [String]] = [:]

  init(of adapter: TableAdapter) {
    let renderer = TextRenderer(width: 40)
    for item in adapter.items {
      guard let id = adapter.id(of: item) else { continue }
      switch (renderer.content(of: item, in: adapter, isSelected: false), id) {
      case (.row(let row, let look), .row(let id)) where row.storage.extras?.value.drawing == nil:
        var plain = RowLook(columns: Self.columns)
        plain.depth = look.depth
        plain.isExpanded = look.isExpanded.map { _ in true }
        plain.spinnerFrame = look.spinnerFrame
        rows[id] = renderer.lines(of: .row(row, plain)).map(\.text)
      case (.header(let info, let look), .header(let id)):
        // The rows that come and go imply whether a section is collapsed.
        if look.lines != nil || info.isCollapsed { continue }
        edges[.header(id)] = renderer.lines(of: .header(info, EdgeLook())).map(\.text)
      case (.footer(let info, let look), .footer(let id)):
        if look.lines != nil { continue }
        edges[.footer(id)] = renderer.lines(of: .footer(info, EdgeLook())).map(\.text)
      default: break
      }
    }
  }

  /// Expects that a change list has each row and each section that is drawn otherwise than before.
  func expectChanges(
    _ changes: TableChanges, since before: Pictures, in adapter: TableAdapter, _ seed: String
  ) {
    let came = Set(changes.reloadedRows + changes.insertedRows)
    for (id, lines) in rows {
      guard let path = adapter.path(of: id), let old = before.rows[id] else { continue }
      let isListed = came.contains(path) || changes.insertedSections.contains(path.section)
      #expect(isListed || lines == old, "\(path) in \(seed)")
    }
    for (id, lines) in edges {
      guard let number = adapter.itemIndex(of: id).flatMap({ adapter.item(at: $0) })?.section,
        let old = before.edges[id]
      else { continue }
      let listed = changes.reloadedSections + changes.insertedSections
      #expect(listed.contains(number) || lines == old, "[\(number)] in \(seed)")
    }
  }

  private static let columns = SectionColumns(
    DeclaredSection(section: Section {}, id: "s", idHash: 0), edge: DeclaredTable.Edge(),
    glyphs: .of(.unicode))
}
