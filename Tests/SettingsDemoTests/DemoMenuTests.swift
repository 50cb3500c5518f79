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
  func
    `a step of the cursor writes at most 183 bytes where the row has a bar, and 130 where it has none`(
      menu: DemoMenu, size: TerminalSize
    )
  {
    // What is written on other grounds is as long: the longest is tried at all sizes.
    let looks = Self.looks.filter {
      size == Self.sizes[0] || $0.ground.map { $0 == Self.longest } ?? true
    }
    for looks in Dictionary(grouping: looks, by: { $0.appearance(of: nil).theme }).values {
      forEachPage(of: menu) { checkSteps(on: $0, size, looks: looks) }
    }
  }

  /// What terminals of all kinds draw where the ground is not known, and of those that have all colours or 256 on
  /// each ground that is.
  private static let looks: Set<TerminalLook> = {
    let environments: [[String: String]] = [
      ["TERM": "xterm"], ["TERM": "xterm", "COLORTERM": "truecolor"], ["TERM": "xterm-256color"],
      ["TERM": "screen-256color"], ["TERM": "screen-256color", "TMUX": "/tmp/tmux"],
      ["TERM": "xterm-kitty"], ["TERM": "xterm", "NO_COLOR": "1"],
    ]
    let looks = environments.map {
      TerminalTraits(environment: $0, isInputTerminal: true, isOutputTerminal: true).look
    }
    return Set(looks).union(
      [256, 1 << 24].flatMap { count in
        KnownGround.all.map { ground in
          var look = TerminalLook(colorCount: count)
          look.ground = ground.answer
          return look
        }
      })
  }()

  /// A ground on which text on the bar needs a colour of its own.
  private static let longest = KnownGround.all.first { $0.name == "solarized-light" }?.answer

  /// Moves to the end of a page and back, and counts what is written in looks in which rows are laid out alike.
  private func checkSteps(on menu: Menu, _ size: TerminalSize, looks: [TerminalLook]) {
    let session = MenuSession(menu, size: size, appearance: looks[0].appearance(of: nil))
    // All steps but those from a slider that cannot be changed take 180.
    let most = session.screen.theme.hasBar ? 183 : 130
    // A mixture takes 8 bytes more than a colour of the palette, and a colour of its own for text on the bar 9.
    func room(_ look: TerminalLook) -> Int {
      let bar = look.drawn(TextAttributes(background: .shade))
      return (look.colorCount > 256 && bar.background != nil ? 8 : 0) + (bar.color != nil ? 9 : 0)
    }
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
      for look in looks {
        let long = letters + room(look)
        let bytes = FrameWriter.bytes(from: before, to: next, look: look)
        guard bytes.count > most + long else { continue }
        let text = String(decoding: bytes, as: UTF8.self)
        // An address is written with its title, and a long title with the bar behind it, whatever their length.
        let count = text.replacing(/\u{1B}\]8;;.*?\u{1B}\\/, with: "").utf8.count - long
        #expect(count <= most, "\(count), \(menu.titles): \(text.debugDescription)")
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
