import SimpleTableTesting
import TestFixtures
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
  func `a step of the cursor writes at most 180 bytes for rows with a bar, and 100 without`(
    menu: DemoMenu, size: TerminalSize
  ) {
    var limits: [TerminalLook: (rows: Int, all: Int)] = [:]
    for environment in Self.environments {
      var look = TerminalTraits(
        environment: environment, isInputTerminal: true, isOutputTerminal: true
      ).look
      limits[look] = (100, 130)
      guard look.canShade else { continue }
      // A colour of the palette is written in fewer bytes than a mixture, whatever the size.
      let hasAll = look.colorCount > 256 && size == Self.sizes[0]
      for ground in hasAll ? KnownGround.all : [KnownGround.all[0]] {
        look.ground = ground.answer
        // On one of them, text on the bar needs a colour of its own.
        limits[look] = (ground.name == "solarized-light" ? 190 : 180, 250)
      }
    }
    // Pages are laid out once for all terminals on which they have the same appearance.
    let alike = Dictionary(grouping: limits) { String(reflecting: $0.key.appearance(of: nil)) }
    for looks in alike.values {
      forEachPage(of: menu) { checkSteps(on: $0, size, looks) }
    }
  }

  /// Terminals of all kinds.
  private static let environments: [[String: String]] = [
    ["TERM": "xterm"], ["TERM": "xterm", "COLORTERM": "truecolor"], ["TERM": "xterm-256color"],
    ["TERM": "screen-256color"], ["TERM": "screen-256color", "TMUX": "/tmp/tmux"],
    ["TERM": "xterm-kitty"], ["TERM": "xterm", "NO_COLOR": "1"],
  ]

  /// Moves to the end of a page and back, and counts what is written to terminals on which the page has one
  /// appearance: for the rows, and for all of the frame with the hints in its last line.
  private func checkSteps(
    on menu: Menu, _ size: TerminalSize,
    _ looks: [(key: TerminalLook, value: (rows: Int, all: Int))]
  ) {
    let session = MenuSession(menu, size: size, appearance: looks[0].key.appearance(of: nil))
    var shown = session.nextFrame()
    let count = menu.page.items.count
    for key in Array(repeating: Key.down, count: count) + Array(repeating: .up, count: count) {
      let left = lettersBeyond24(on: session.page)
      let (items, above) = (session.page.viewport.lineItems, session.page.viewport.linesAbove)
      _ = session.press(key)
      let (before, next) = (shown, session.nextFrame())
      shown = next
      // A step that scrolls is exempt: lines that come into view are written whole.
      let now = session.page.viewport
      guard now.lineItems == items, now.linesAbove == above else { continue }
      let letters = left + lettersBeyond24(on: session.page)
      var rows = next
      rows.lines[size.rows - 1] = before[row: size.rows - 1]
      for (look, limits) in looks {
        for (frame, most) in [(next, limits.all), (rows, limits.rows)] {
          let bytes = FrameWriter.bytes(from: before, to: frame, look: look)
          // Less of the frame takes fewer bytes.
          if bytes.count <= min(most, limits.rows) + letters { break }
          guard bytes.count > most + letters else { continue }
          let text = String(decoding: bytes, as: UTF8.self)
          // An address is written with its title, and a long title with the bar behind it, whatever their length.
          let addressed = text.replacing(/\u{1B}\]8;;.*?\u{1B}\\/, with: "").utf8.count
          #expect(addressed - letters <= most, "\(menu.titles): \(text.debugDescription)")
        }
      }
    }
  }

  /// Returns how many letters the title of the focused item has beyond 24.
  private func lettersBeyond24(on page: MenuPage) -> Int {
    let title: String? =
      switch page.focused {
      case .row(let path): page.adapter.row(at: path)?.title
      case .header(let section): page.adapter.section(at: section)?.header
      default: nil
      }
    return max(0, (title ?? "").utf8.count - 24)
  }

  /// Calls a function with the first page of a menu and all those that its rows lead to.
  func forEachPage(of demo: DemoMenu, _ body: (Menu) -> Void) {
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
