import SimpleTableTesting
import TestTraits
import Testing

@testable import SimpleTable
@testable import SimpleTableTerminal
@testable import settings_demo

/// What holds for every menu and the pages behind its rows.
@Suite struct DemoMenuTests {
  @Test(arguments: DemoMenu.all)
  func `pages are declared without contradictions, with ids for what changes`(
    menu: DemoMenu
  ) {
    var controls: Set<RowID> = []
    forEachPage(of: menu) { menu in
      let page = menu.page
      page.expandAll()
      check(page.diagnostics, [], "\(page.title ?? "")")
      for case .row(let path) in page.items where page.row(at: path)?.role?.optionText == nil {
        let id = page.id(at: path)
        #expect(id?.name != nil, "row \(path)")
        // Each list has a row that adds an entry.
        guard let id, id != "+", page.row(at: path)?.control?.value != nil else { continue }
        check(controls.insert(id).inserted, "\(id)")
      }
    }
  }

  @Test func `each table has a state of its own`() {
    let first = TableAdapter(DemoMenu.phone.table())
    let second = TableAdapter(DemoMenu.phone.table())
    first.select(at: RowPath(section: 0, row: 0))
    check(first.row(at: RowPath(section: 0, row: 0))?.control?.isOn, true)
    second.reload()
    check(second.row(at: RowPath(section: 0, row: 0))?.control?.isOn, false)
  }

  /// Screens from the smallest one to a large one.
  static let sizes = [
    TerminalSize(columns: 80, rows: 24), TerminalSize(columns: 40, rows: 12), MenuScreen.smallest,
    TerminalSize(columns: 200, rows: 60),
  ]

  @Test(arguments: DemoMenu.all)
  func `the smallest screen shows a row of each page at first`(menu: DemoMenu) {
    forEachPage(of: menu) { menu in
      let session = MenuSession(menu, size: MenuScreen.smallest)
      _ = session.nextFrame()
      check(!session.page.viewport.position.rows.isEmpty, "\(menu.titles)")
    }
  }

  @Test(arguments: DemoMenu.all, sizes.dropLast())
  func `a step of the cursor writes at most 250 bytes with a bar and 120 without, on all pages`(
    menu: DemoMenu, size: TerminalSize
  ) {
    for (colorCount, most) in [(16, 120), (256, 250)] {
      forEachPage(of: menu) { checkSteps(on: $0, size, colorCount: colorCount, most: most) }
    }
  }

  /// Moves to the end of a page and back, and counts what is written, hints included.
  private func checkSteps(on menu: Menu, _ size: TerminalSize, colorCount: Int, most: Int) {
    let theme = TextRenderer.Theme.standard.reduced(toColorCount: colorCount)
    let session = MenuSession(
      menu, size: size, appearance: TextRenderer(theme: theme))
    var writer = FrameWriter(erasesInColor: colorCount == 256)
    _ = writer.write(session.nextFrame())
    let count = menu.page.items.count
    for key in Array(repeating: Key.down, count: count) + Array(repeating: .up, count: count) {
      let (items, above) = (session.page.viewport.lineItems, session.page.viewport.linesAbove)
      _ = session.press(key)
      let bytes = writer.write(session.nextFrame())
      // A step that scrolls is exempt: lines that come into view are written whole.
      let now = session.page.viewport
      guard now.lineItems == items, now.linesAbove == above else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      // An address is written with its title, however long it is.
      let count = text.replacing(/\u{1B}\]8;;.*?\u{1B}\\/, with: "").utf8.count
      #expect(count <= most, "\(count), \(menu.titles): \(text.debugDescription)")
    }
  }

  /// Calls a function with the first page of a menu and all those that its rows lead to.
  private func forEachPage(of demo: DemoMenu, _ body: (Menu) -> Void) {
    let menu = Menu(demo.table())
    func visit() {
      body(menu)
      let depth = menu.pages.count
      for case .row(let path) in menu.page.items
      where menu.page.row(at: path)?.accessory == .disclosureIndicator {
        menu.page.select(at: path)
        guard menu.pages.count > depth else { continue }
        visit()
        menu.pop()
      }
    }
    visit()
  }
}

extension DemoMenu: CustomTestStringConvertible {
  var testDescription: String { name }
}
