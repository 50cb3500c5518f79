import Observation
import TestTraits
import Testing

@testable import SimpleTable
@testable import SimpleTableMenu

@Observable private final class Network {
  var name = "Otters"
  var strength = 1
}

@Observable private final class Scan {
  var networks: [Network] = []
  var current = Network()
  var isOn = false
  var count = 0

  func countUp() { count += 1 }
}

@MainActor @Suite struct `Observed state` {
  private let scan = Scan()

  private var table: Table {
    Table.page("Wi-Fi") { [scan] in
      ToggleRow("On", isOn: Binding(scan, \.isOn)).id("on")
      Row(scan.current.name, detail: "\(scan.current.strength)").id("current")
      for network in scan.networks { Row(network.name, detail: "\(network.strength)") }
      LinkRow("More", destination: Table(scan.current.name) { Section { Row("\(scan.count)") } })
        .id("more")
    }
  }

  /// Lets tasks on the main actor run that wait for it.
  private func turn() async {
    for _ in 0..<10 { await Task.yield() }
  }

  private func texts(of page: TableAdapter) -> [String] {
    page.items.compactMap { item in
      guard case .row(let path) = item, let row = page.row(at: path) else { return nil }
      return row.title + (row.detail.map { " \($0)" } ?? "")
    }
  }

  // MARK: - Reloading

  @Test func `a thousand changes in one turn are one reload, after the turn`() async {
    let page = TableAdapter(table)
    var lists: [TableChanges] = []
    page.onChange = { lists.append($0) }
    page.reloadOnObservedChanges()
    for number in 1...1_000 { scan.current.strength = number }
    check(page.evaluationCount, 2)
    await turn()
    check(page.evaluationCount, 3)
    check(lists.count, 1)
    check(texts(of: page), ["On", "Otters 1000", "More"])
  }

  @Test func `a page that nobody asked to follow stays as it is until it is reloaded`() async {
    let page = TableAdapter(table)
    scan.current.name = "Voles"
    await turn()
    check(page.evaluationCount, 1)
  }

  @Test func `a change from before the page is followed is shown`() async {
    let page = TableAdapter(table)
    scan.current.name = "Voles"
    page.reloadOnObservedChanges()
    await turn()
    check(texts(of: page)[1], "Voles 1")
  }

  @Test func `an evaluation withdraws the reload that waits`() async {
    let page = TableAdapter(table)
    page.reloadOnObservedChanges()
    page.select(row: "on")
    check(page.evaluationCount, 3)
    await turn()
    check(page.evaluationCount, 3)
    scan.isOn = false
    await turn()
    check(page.evaluationCount, 4)
  }

  @Test func `nothing that was not read asks for a reload`() async {
    let page = TableAdapter(table)
    page.reloadOnObservedChanges()
    scan.count += 1
    await turn()
    check(page.evaluationCount, 2)
  }

  // MARK: - Objects that come and go

  @Test func `an object that was replaced is no longer followed, and its successor is`() async {
    let page = TableAdapter(table)
    page.reloadOnObservedChanges()
    let old = scan.current
    scan.current = Network()
    await turn()
    check(page.evaluationCount, 3)
    old.name = "Nobody"
    await turn()
    check(page.evaluationCount, 3)
    scan.current.name = "Somebody"
    await turn()
    check(texts(of: page)[1], "Somebody 1")
  }

  @Test func `objects that are released are let go of`() async {
    weak var lost: Network?
    let page = TableAdapter(table)
    page.reloadOnObservedChanges()
    do {
      let network = Network()
      lost = network
      scan.networks = [network]
      await turn()
      check(page.numberOfRows, 4)
    }
    scan.networks = []
    await turn()
    check(page.numberOfRows, 3)
    check(lost == nil)
  }

  @Test func `a page that is released ends its tracking`() async {
    let reads: () -> Bool
    do {
      let page = TableAdapter(table)
      page.reloadOnObservedChanges()
      reads = { [weak page] in page != nil }
      scan.current.name = "Voles"
    }
    check(!reads())
    await turn()
    scan.current.name = "Herons"
    await turn()
  }

  @Test func `a description that changes what it reads is evaluated once`() async {
    let scan = scan
    let page = TableAdapter(
      Table {
        let _ = scan.countUp()
        Section { Row("\(scan.count)") }
      })
    page.reloadOnObservedChanges()
    await turn()
    check(page.evaluationCount, 2)
    scan.count = 10
    await turn()
    check(page.evaluationCount, 3)
    check(texts(of: page), ["11"])
  }

  // MARK: - Menus

  @Test func `a menu follows what every page in view and its destination have read`() async {
    let menu = Menu(table)
    menu.reloadOnObservedChanges()
    menu.page.select(row: "more")
    scan.count = 5
    await turn()
    check(texts(of: menu.page), ["5"])
    // Only the destination and the page above read this.
    scan.current.name = "Voles"
    await turn()
    check(menu.titles, ["Wi-Fi", "Voles"])
    scan.count = 6
    await turn()
    check(texts(of: menu.page), ["6"])
  }

  @Test func `a page that a menu has left asks it for nothing`() {
    let menu = Menu(table)
    nonisolated(unsafe) var asked = 0
    menu.onObservedChange = { asked += 1 }
    menu.page.select(row: "more")
    let page = menu.page
    menu.pop()
    scan.count = 5
    check(asked, 0)
    menu.page.select(row: "more")
    scan.count = 6
    #expect(asked == 1 && page.title == "Otters")
  }

  @Test func `pages that are listed again and again leave nothing behind, and miss nothing`() async
  {
    let menu = Menu(table)
    menu.reloadOnObservedChanges()
    let evaluations = menu.page.evaluationCount
    for _ in 0..<100 { _ = menu.settings }
    check(menu.page.evaluationCount, evaluations)
    scan.current.strength = 7
    _ = menu.settings
    check(menu.isOutdated)
    await turn()
    check(texts(of: menu.page)[1], "Otters 7")
  }

  @Test func `a setting that is set through a menu is one evaluation`() async {
    let menu = Menu(table)
    menu.reloadOnObservedChanges()
    menu.setValue("true", for: "on")
    let evaluations = menu.page.evaluationCount
    check(!menu.isOutdated)
    await turn()
    check(menu.page.evaluationCount, evaluations)
  }

  @Test func `a page of a menu that is released is not reloaded`() async {
    var menu: Menu? = Menu(table)
    let page = menu?.page
    menu?.reloadOnObservedChanges()
    scan.current.name = "Voles"
    menu = nil
    await turn()
    check(page?.evaluationCount, 1)
  }

  // MARK: - Actors

  @Test func `a page of another actor reloads there`() async {
    await Station().expectReload()
  }
}

/// A page, its state and its reloads on an actor of their own.
private actor Station {
  private let scan = Scan()

  func expectReload() async {
    let scan = scan
    let page = TableAdapter(Table { Section { Row("\(scan.count)") } })
    page.onChange = { _ in self.assertIsolated() }
    page.reloadOnObservedChanges()
    for _ in 0..<10 { scan.count += 1 }
    for _ in 0..<10 { await Task.yield() }
    check(page.row(at: RowPath(section: 0, row: 0))?.title, "10")
    check(page.evaluationCount, 3)
  }
}
