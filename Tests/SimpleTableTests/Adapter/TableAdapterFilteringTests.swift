import SimpleTableMenu
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

/// How a filter works with hidden and collapsed rows.
@Suite struct `Filtering` {
  let adapter = TableAdapter(
    Table {
      Section("Radio", id: "radio") {
        Row("Bluetooth").id("bluetooth")
        Row("Wi-Fi").id("wifi")
      }
      .collapsible(initially: .collapsed)
      Section("Looks", id: "looks") {
        DisclosureRow("Colour") {
          Row("Blue").id("blue")
          Row("Red").id("red")
        }
        .id("colour")
        Row("Size").hidden().id("size")
      }
    })

  @Test func `sections and rows with hits expand while it is on and collapse afterwards`() {
    let before = VisibleTable(adapter)
    adapter.filter("blu")
    check(adapter.titles, [["Bluetooth"], ["Colour", "Blue"]])
    check(adapter.collapsedSections, ["radio"])
    adapter.filter("blue")
    check(adapter.titles, [["Bluetooth"], ["Colour", "Blue"]])
    adapter.filter(nil)
    check(VisibleTable(adapter), before)
  }

  @Test func `sections without hits are not visible`() {
    check(adapter.filter("wi-fi").description, "- [1] Looks\n+ [0,0] Wi-Fi")
    check(adapter.numberOfSections, 1)
    check(adapter.sectionIndex(of: "looks"), nil)
    check(adapter.filter("nothing like it").description, "- [0] Radio")
    checkEmpty(adapter.items)
  }

  @Test func `a matching header expands its section with all its rows`() {
    adapter.filter("radio")
    check(adapter.titles, [["Bluetooth", "Wi-Fi"]])
    adapter.filter("looks")
    check(adapter.titles, [["Colour"]])
  }

  @Test func `the rows below a hit stay as they were`() {
    adapter.filter("colour")
    check(adapter.titles, [["Colour"]])
    adapter.setExpanded(true, row: "colour")
    check(adapter.titles, [["Colour", "Blue", "Red"]])
    adapter.filter(nil)
    check(adapter.titles, [[], ["Colour", "Blue", "Red"]])
  }

  @Test func `a hidden row is never found`() {
    adapter.filter("size")
    check(adapter.numberOfSections, 0)
    check(adapter.setHidden(false, row: "size").description, "+ [0] Looks")
    check(adapter.titles, [["Size"]])
    check(adapter.setHidden(true, row: "size").description, "- [0] Looks")
  }

  @Test func `hiding the only hit collapses what it had expanded`() {
    adapter.filter("red")
    check(adapter.titles, [["Colour", "Red"]])
    check(adapter.isExpanded(row: "colour"), true)
    adapter.setHidden(true, row: "red")
    check(adapter.numberOfSections, 0)
    check(adapter.isExpanded(row: "colour"), false)
  }

  @Test func `what is collapsed or expanded while it is on stays so afterwards`() {
    adapter.filter("blu")
    adapter.setCollapsed(false, section: "radio")
    adapter.setExpanded(true, row: "colour")
    adapter.filter(nil)
    check(adapter.titles, [["Bluetooth", "Wi-Fi"], ["Colour", "Blue", "Red"]])
    adapter.filter("blu")
    adapter.setCollapsed(true, section: "radio")
    adapter.setExpanded(false, row: "colour")
    check(adapter.titles, [[], ["Colour"]])
    adapter.reload()
    check(adapter.titles, [[], ["Colour"]])
    adapter.filter(nil)
    check(adapter.titles, [[], ["Colour"]])
  }

  @Test(arguments: ["wifi", "WI FI", "wi-fi", "w i-f i"])
  func `spaces and punctuation do not matter, as in a search of the menu`(text: String) {
    let menu = Menu(adapter.table)
    adapter.filter(text)
    check(adapter.titles, [["Wi-Fi"]])
    check(menu.search(text).map(\.title), ["Wi-Fi"])
  }

  @Test func `a row whose text changes is found again by a filter that grew`() {
    let title = Variable("Red")
    let adapter = TableAdapter(Table { Section { Row(title.wrappedValue).id("a") } })
    adapter.filter("b")
    check(adapter.numberOfRows, 0)
    title.wrappedValue = "Blue"
    adapter.reload()
    check(adapter.numberOfRows, 1)
    adapter.filter("bl")
    check(adapter.numberOfRows, 1)
  }

  @Test func `a hidden row that is shown is found by a filter that grew`() {
    adapter.filter("s")
    adapter.filter("siz")
    check(adapter.numberOfSections, 0)
    adapter.setHidden(false, row: "size")
    check(adapter.titles, [["Size"]])
    adapter.filter("size")
    check(adapter.titles, [["Size"]])
  }

  @Test func `random filters find what a new adapter finds`() {
    var random = SeededGenerator()
    func menu() -> TableAdapter {
      TableAdapter(
        Table {
          for section in 0..<6 {
            Section(section.isMultiple(of: 2) ? "aab \(section)" : nil) {
              for row in 0..<12 { Row(String(row * 7 + section, radix: 3)).keywords("ab") }
              DisclosureRow("ba") { for row in 0..<4 { Row("\(row)b") } }
            }
          }
        })
    }
    let grown = menu()
    var text = ""
    for _ in 0..<400 {
      if Int.random(in: 0...3, using: &random) == 0 { text = String(text.dropLast()) }
      text.append("012ab ".randomElement(using: &random) ?? "a")
      if text.count > 5 { text = "" }
      let new = menu()
      grown.filter(text)
      new.filter(text)
      check(grown.titles, new.titles, "\(text), \(random)")
    }
  }

  @Test(arguments: [nil, "", "  \n\t ", "-"] as [String?])
  func `a text without words ends it`(text: String?) {
    adapter.filter("blue")
    adapter.filter(text)
    check(adapter.filterText, nil)
    check(adapter.numberOfSections, 2)
  }

  @Test func `a filter may have many thousand characters`() {
    adapter.filter(String(repeating: "wi-fi ", count: 20_000))
    check(adapter.titles, [["Wi-Fi"]])
    adapter.filter(String(repeating: "x", count: 100_000))
    check(adapter.numberOfSections, 0)
  }

  @Test func `revealing a row that is filtered out leaves it filtered out`() {
    adapter.filter("red")
    adapter.reveal(row: "wifi")
    check(adapter.path(of: "wifi"), nil)
    adapter.filter(nil)
    check(adapter.path(of: "wifi"), RowPath(section: 0, row: 1))
  }

  @Test func `a parent that comes with its only hit is inserted, and not reloaded as well`() {
    let adapter = TableAdapter(
      Table {
        Section {
          Row("Other")
          DisclosureRow("Parent") { Row("Hit").id("hit").hidden() }.id("parent")
        }
        Section { DisclosureRow("Lonely") { Row("Hit too").id("too").hidden() }.id("lonely") }
      })
    adapter.filter("hit")
    #expect(adapter.titles == [])
    for id in ["hit", "too"] as [RowID] {
      for isHidden in [false, true, false] {
        let before = VisibleTable(adapter)
        let changes = adapter.setHidden(isHidden, row: id)
        #expect(changes.reloadedRows.isEmpty)
        #expect(
          ChangeListLaw.violations(of: changes, from: before, to: VisibleTable(adapter)).isEmpty)
      }
    }
    #expect(adapter.titles == [["Parent", "Hit"], ["Lonely", "Hit too"]])
  }
}
