import TestTraits
import Testing

@testable import SimpleTable

/// Every whole number that the public interface takes may be any number.
@Suite struct `Extreme numbers` {
  static let numbers = [Int.min, -1, 0, 1, 2, .max]

  private let adapter = TableAdapter(
    Table("Title") {
      Section("Header", footer: "Footer") {
        StepperRow("Step", value: Binding.constant(0), in: .min ... .max).id("step")
        DisclosureRow("More") { Row("Below") }.id("more")
        for number in Self.numbers { Row("Row").badge(number) }
        PickerRow("Pick", selection: Binding.constant(1), options: [1, 2]) { "\($0)" }.id("pick")
      }
      .collapsible()
      .headerLineLimit(.min)
      .footerLineLimit(.min)
    })

  @Test func `the smallest number of steps back leads to the end`() {
    let number = Variable(5)
    let page = TableAdapter(
      Table { Section { StepperRow("Number", value: number.binding, in: 0...9).id("number") } })
    check(page.increment(row: "number", by: .min), .accepted)
    check(number.wrappedValue, 0)
  }

  // Intel Macs have no numbers of this size.
  #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    @available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
    @Test func `a fraction that is too large for its type is out of range`() {
      let number = Variable(Float16(1))
      let page = TableAdapter(
        Table { Section { NumberFieldRow("Number", value: number.binding).id("number") } })
      check(page.setValue("70000.5", row: "number"), .refused("must be from -65504 to 65504"))
    }
  #endif

  @Test(arguments: numbers, numbers)
  func `look up paths and items`(section: Int, row: Int) {
    let path = RowPath(section: section, row: row)
    let isVisible = section == 0 && (0..<9).contains(row)
    check((adapter.row(at: path) != nil), isVisible)
    check((adapter.id(at: path) != nil), isVisible)
    check((adapter.itemIndex(of: .row(path)) != nil), isVisible)
    check(adapter.depth(at: path), 0)
    check((adapter.section(at: section) != nil), section == 0)
    check(adapter.numberOfRows(inSection: section), section == 0 ? 9 : 0)
    check(adapter.itemIndex(of: .header(section: section)), section == 0 ? 0 : nil)
    check(adapter.itemIndex(of: .footer(section: section)), section == 0 ? 10 : nil)
    check((adapter.select(at: path) == .ignored(.unknownRow)), !isVisible)
    check((adapter.tapAccessory(at: path) == .ignored(.unknownRow)), !isVisible)
    _ = adapter.id(at: path).map { adapter.increment(row: $0, by: row) }
  }

  @Test(arguments: numbers, [RowID("step"), "pick"])
  func `step values`(count: Int, id: RowID) {
    check(adapter.increment(row: id, by: count) != .ignored(.unknownRow))
  }

  @Test(arguments: numbers, numbers)
  func `show a window`(height: Int, count: Int) {
    let viewport = Viewport(adapter, renderer: TextRenderer(width: count), height: height)
    for _ in 0..<2 {
      check(viewport.lines.count, min(max(height, 0), viewport.contentHeight))
      check((viewport.scrollThumb == nil), height <= 0 || height == .max)
      #expect(viewport.hiddenLines.above >= 0)
      check(viewport.visibleItemIndices.isEmpty, height <= 0)
      let isLine = viewport.lineItems.indices.contains(count)
      check((viewport.select(line: count) == .ignored(.unknownRow)), !isLine)
      viewport.scroll(by: count)
      viewport.scroll(to: .row(RowPath(section: count, row: height)))
      viewport.highlighted = .header(section: count)
      viewport.spinnerFrame = count
      viewport.height = height
    }
  }

  @Test(arguments: numbers)
  func `limit lines and declare lines`(number: Int) {
    let line = UInt(bitPattern: number)
    let table = Table {
      Section(
        "A long header of several words", footer: "And a footer", { Row("Row", line: line) },
        line: line
      )
      .headerLineLimit(number)
      .footerLineLimit(number)
    }
    check(table.rendered(width: number).contains("Row"))
    #expect(TableAdapter(table).row(at: RowPath(section: 0, row: 0))?.site.line ?? -1 >= 0)
    check(ValidationRule<String>.length(min(number, 1)...max(number, 1)).refusal("a") == nil)
  }

  @Test(arguments: numbers)
  func `are places of saved identities`(number: Int) throws {
    let place = Place(scope: PlaceScope(owner: .section(SectionID("#0"))), index: number)
    check(adapter.path(of: RowID(.place(place))), nil)
    let first = try #require(adapter.id(at: RowPath(section: 0, row: 2)))
    guard case .place(let known) = first.identity else { return }
    let moved = RowID(.place(Place(scope: known.scope, index: number)))
    _ = adapter.path(of: moved)
  }
}
