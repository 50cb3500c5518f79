import Testing

@testable import SimpleTable

/// How often pages and links are evaluated, counted.
@Suite struct `Evaluation of a menu` {
  let wifi = Variable(true)
  let volume = Variable(50)
  let fruit = Variable("a")
  let other = Variable("b")
  let selected = Count()

  /// How often each page was evaluated, and each link followed.
  let pages = Log()

  /// Three pages in a chain, with a fourth beside them.
  private func menu() -> Menu {
    Menu(table("root", links: ["middle", "beside"]).onSelect { _, _ in selected.increase() })
  }

  private func table(_ name: String, links: [String]) -> Table {
    Table(name) {
      let _ = pages(name)
      Section {
        ToggleRow("Wi-Fi", isOn: wifi.binding).id("\(name)-wifi").row.onSelect {
          selected.increase()
        }
        StepperRow("Volume", value: volume.binding, in: 0...100).id("\(name)-volume")
        PickerRow("Fruit", selection: fruit.binding, options: ["a", "b"], style: .page) { $0 }
          .id("\(name)-fruit")
        Row("Plain", accessory: .detailButton).onAccessory { selected.increase() }.id("plain")
        for link in links {
          LinkRow(link, destination: follow(link)).id(link)
        }
        DisclosureRow("Free") { Row("Inside").id("inside") }.id("free")
      }
      Section("More", id: "more") { Row("Last") }.collapsible()
    }
  }

  private func follow(_ link: String) -> Table {
    pages("-> \(link)")
    return table(link, links: link == "middle" ? ["deep"] : [])
  }

  /// Returns what was evaluated more than once, and what was not.
  private func counts(_ event: () -> Void) -> (most: Int, pages: [String]) {
    pages.lines = []
    event()
    let counts = Dictionary(pages.lines.map { ($0, 1) }, uniquingKeysWith: +)
    return (counts.values.max() ?? 0, pages.lines.filter { !$0.hasPrefix("->") }.sorted())
  }

  private static let all = ["beside", "deep", "middle", "root"]
  private static let twice = (all + all).sorted()
  private static let thrice = (twice + all).sorted()

  @Test func `a walk evaluates each page once`() {
    let menu = menu()
    menu.page.select(row: "middle")
    #expect(counts { _ = menu.settings } == (1, Self.all))
    #expect(counts { _ = menu.setting("deep-volume") } == (1, Self.all))
    #expect(counts { _ = menu.diagnostics } == (1, Self.all))
    #expect(counts { _ = menu.invalidSettings } == (1, Self.all))
    #expect(counts { _ = menu.unstoredControls } == (1, Self.all))
  }

  @Test func `keys typed into a search evaluate the pages once`() {
    let menu = menu()
    #expect(
      counts { for text in ["v", "vo", "vol", "volu"] { _ = menu.search(text) } }
        == (1, Self.all))
    #expect(counts { _ = menu.search("volum") } == (0, []))
    menu.reload()
    #expect(counts { _ = menu.search("volume") } == (1, Self.all))
  }

  /// A change may depend on any page: all are evaluated before it and after it.
  @Test(arguments: 0...2)
  func `a change by key evaluates each page once before and once after`(depth: Int) throws {
    let menu = menu()
    for link in ["middle", "deep"].prefix(depth) { menu.page.select(row: RowID(link)) }
    #expect(menu.titles.count == depth + 1)
    #expect(counts { menu.setValue("7", for: "deep-volume") } == (2, Self.twice))
    #expect(counts { menu.setValue("x", for: "deep-volume") }.most == 1)
    // Values that change together are judged by the state to which they lead.
    #expect(counts { menu.setValues(["beside-wifi": "off", "deep-volume": "8"]) }.most == 2)
    #expect(counts { menu.unset("deep-volume") }.most == 2)
    let inView = ["root", "middle", "deep"].prefix(depth + 1).sorted()
    #expect(counts { menu.undo() } == (2, Self.twice))
    #expect(counts { menu.revert() } == (2, Self.twice))
    #expect(counts { menu.reload() } == (1, inView))
  }

  /// The closures of a row are an action: the pages are evaluated once more after it.
  @Test(arguments: 0...2)
  func `a change by row evaluates each page before and after, any other event those in view`(
    depth: Int
  ) {
    let menu = menu()
    let name = ["root", "middle", "deep"][depth]
    for link in ["middle", "deep"].prefix(depth) { menu.page.select(row: RowID(link)) }
    let inView = ["root", "middle", "deep"].prefix(depth + 1).sorted()
    selected.value = 0
    // The first change of a setting makes sure that its key belongs to it.
    #expect(counts { menu.page.select(row: "\(name)-wifi") }.most <= 4)
    #expect(selected.value == (depth == 0 ? 2 : 1))
    #expect(counts { menu.page.select(row: "\(name)-wifi") } == (3, Self.thrice))
    #expect(counts { menu.page.increment(row: "\(name)-volume") } == (2, Self.twice))
    #expect(counts { menu.page.setValue("9", row: "\(name)-volume") } == (2, Self.twice))
    // A refusal is shown on the page.
    #expect(
      counts { menu.page.setValue("x", row: "\(name)-volume") }
        == (2, (Self.all + inView).sorted()))
    #expect(counts { menu.page.tapAccessory(row: "plain") } == (2, Self.twice))
    #expect(counts { menu.page.confirm(row: "\(name)-wifi") } == (3, Self.thrice))
    #expect(counts { menu.page.setExpanded(true, row: "free") } == (0, []))
    #expect(counts { menu.page.toggleCollapsed(section: "more") } == (0, []))
    #expect(counts { menu.page.setHidden(true, row: "inside") } == (0, []))
    #expect(counts { menu.page.filter("vol") } == (0, []))
    #expect(counts { menu.page.filter(nil) } == (0, []))
    #expect(counts { menu.page.reload() } == (1, inView))
    menu.page.select(row: "\(name)-fruit")
    #expect(counts { menu.page.select(RowPath(section: 0, row: 1)) } == (2, Self.twice))
    #expect(fruit.wrappedValue == "b")
  }

  @Test func `settings that share a variable cost no more evaluations`() throws {
    let menu = Menu(
      Table {
        let _ = pages("root")
        Section {
          TextFieldRow("One", text: fruit.binding).id("a.b")
          TextFieldRow("Two", text: other.binding).id("a-b")
          ToggleRow("Wi-Fi", isOn: wifi.binding).id("wifi")
          LinkRow("Beside", destination: follow("beside")).id("beside")
        }
      })
    // Before, with the variable, which is refused, and without; it is not tried again.
    #expect(
      counts { menu.apply(environment: ["A_B": "shared"], prefix: "") }.pages.filter {
        $0 == "root"
      } == ["root", "root", "root"])
    #expect(menu.setting("a.b")?.sources.first?.source == .default)
    // Each change tries it again, as the other setting may have gone.
    #expect(counts { menu.page.select(row: "wifi") }.pages.filter { $0 == "root" }.count == 4)
    #expect(counts { menu.reload() } == (1, ["root"]))
  }

  @Test func `following a link evaluates its page once`() {
    let menu = Menu(table("root", links: ["middle", "beside"]))
    #expect(counts { menu.page.select(row: "middle") } == (1, ["middle"]))
    #expect(counts { menu.pop() } == (1, ["root"]))
    menu.page.select(row: "middle")
    #expect(counts { menu.page.select(row: "deep") } == (1, ["deep"]))
    #expect(counts { menu.pop() } == (1, ["middle", "root"]))
    menu.page.select(row: "deep")
    #expect(counts { menu.popToRoot() } == (1, ["root"]))
  }

  @Test func `going to what a search found evaluates each page once`() throws {
    let menu = menu()
    menu.page.select(row: "middle")
    let hit = try #require(menu.search("volume").first { $0.key == "deep-volume" })
    #expect(counts { menu.go(to: hit) } == (1, ["deep"]))
    #expect(menu.titles == ["root", "middle", "deep"])
  }

  /// A page that leads to itself with another scope has the keys, and the locks, of where it is
  /// first.
  @Test func `a link to the page above evaluates it once, and shows its locks`() throws {
    func page() -> Table {
      pages("page")
      return Table("Page") {
        let _ = pages("content")
        Section {
          ToggleRow("Wi-Fi", isOn: wifi.binding).id("wifi")
          LinkRow("Again", scope: "again", destination: page()).id("again")
        }
      }
    }
    let menu = Menu(page())
    menu.apply(arguments: ["wifi": "off"])
    pages.lines = []
    menu.page.select(row: "again")
    #expect(pages.lines == ["page", "content"])
    #expect(menu.titles == ["Page", "Page"])
    #expect(menu.page.row(at: RowPath(section: 0, row: 0))?.isDisabled == true)
  }

  @Test func `loading evaluates each page once for each round`() throws {
    let menu = menu()
    let store = MemoryStore(["deep-volume": .number("7")])
    pages.lines = []
    try menu.load(from: store)
    // The pages are evaluated to find their settings, and once these are set.
    #expect(pages.lines.filter { $0 == "beside" }.count == 2)
    #expect(pages.lines.filter { $0 == "root" }.count == 2)
    #expect(counts { _ = menu.settings } == (1, Self.all))
    #expect(counts { _ = menu.knownSettings } == (0, []))
  }
}
