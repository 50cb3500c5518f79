import TestFixtures
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
    #expect(adapter.titles == [["Bluetooth"], ["Colour", "Blue"]])
    #expect(adapter.collapsedSections == ["radio"])
    adapter.filter("blue")
    #expect(adapter.titles == [["Bluetooth"], ["Colour", "Blue"]])
    adapter.filter(nil)
    #expect(VisibleTable(adapter) == before)
  }

  @Test func `sections without hits are not visible`() {
    #expect(adapter.filter("wi-fi").description == "- [1] Looks\n+ [0,0] Wi-Fi")
    #expect(adapter.numberOfSections == 1)
    #expect(adapter.sectionIndex(of: "looks") == nil)
    #expect(adapter.filter("nothing like it").description == "- [0] Radio")
    #expect(adapter.items.isEmpty)
  }

  @Test func `a matching header expands its section with all its rows`() {
    adapter.filter("radio")
    #expect(adapter.titles == [["Bluetooth", "Wi-Fi"]])
    adapter.filter("looks")
    #expect(adapter.titles == [["Colour"]])
  }

  @Test func `the rows below a hit stay as they were`() {
    adapter.filter("colour")
    #expect(adapter.titles == [["Colour"]])
    adapter.setExpanded(true, row: "colour")
    #expect(adapter.titles == [["Colour", "Blue", "Red"]])
    adapter.filter(nil)
    #expect(adapter.titles == [[], ["Colour", "Blue", "Red"]])
  }

  @Test func `a hidden row is never found`() {
    adapter.filter("size")
    #expect(adapter.numberOfSections == 0)
    #expect(adapter.setHidden(false, row: "size").description == "+ [0] Looks")
    #expect(adapter.titles == [["Size"]])
    #expect(adapter.setHidden(true, row: "size").description == "- [0] Looks")
  }

  @Test func `hiding the only hit collapses what it had expanded`() {
    adapter.filter("red")
    #expect(adapter.titles == [["Colour", "Red"]])
    #expect(adapter.isExpanded(row: "colour") == true)
    adapter.setHidden(true, row: "red")
    #expect(adapter.numberOfSections == 0)
    #expect(adapter.isExpanded(row: "colour") == false)
  }

  @Test func `what is collapsed or expanded while it is on stays so afterwards`() {
    adapter.filter("blu")
    adapter.setCollapsed(false, section: "radio")
    adapter.setExpanded(true, row: "colour")
    adapter.filter(nil)
    #expect(adapter.titles == [["Bluetooth", "Wi-Fi"], ["Colour", "Blue", "Red"]])
    adapter.filter("blu")
    adapter.setCollapsed(true, section: "radio")
    adapter.setExpanded(false, row: "colour")
    #expect(adapter.titles == [[], ["Colour"]])
    adapter.reload()
    #expect(adapter.titles == [[], ["Colour"]])
    adapter.filter(nil)
    #expect(adapter.titles == [[], ["Colour"]])
  }

  @Test(arguments: ["wifi", "WI FI", "wi-fi", "w i-f i"])
  func `spaces and punctuation do not matter, as in a search of the menu`(text: String) {
    let menu = Menu(adapter.table)
    adapter.filter(text)
    #expect(adapter.titles == [["Wi-Fi"]])
    #expect(menu.search(text).map(\.title) == ["Wi-Fi"])
  }

  @Test func `a row whose text changes is found again by a filter that grew`() {
    let title = Variable("Red")
    let adapter = TableAdapter(Table { Section { Row(title.wrappedValue).id("a") } })
    adapter.filter("b")
    #expect(adapter.numberOfRows == 0)
    title.wrappedValue = "Blue"
    adapter.reload()
    #expect(adapter.numberOfRows == 1)
    adapter.filter("bl")
    #expect(adapter.numberOfRows == 1)
  }

  @Test func `a hidden row that is shown is found by a filter that grew`() {
    adapter.filter("s")
    adapter.filter("siz")
    #expect(adapter.numberOfSections == 0)
    adapter.setHidden(false, row: "size")
    #expect(adapter.titles == [["Size"]])
    adapter.filter("size")
    #expect(adapter.titles == [["Size"]])
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
      #expect(grown.titles == new.titles, "\(text), \(random)")
    }
  }

  @Test(arguments: [nil, "", "  \n\t ", "-"] as [String?])
  func `a text without words ends it`(text: String?) {
    adapter.filter("blue")
    adapter.filter(text)
    #expect(adapter.filterText == nil)
    #expect(adapter.numberOfSections == 2)
  }

  @Test func `a filter may have many thousand characters`() {
    adapter.filter(String(repeating: "wi-fi ", count: 20_000))
    #expect(adapter.titles == [["Wi-Fi"]])
    adapter.filter(String(repeating: "x", count: 100_000))
    #expect(adapter.numberOfSections == 0)
  }

  @Test func `revealing a row that is filtered out leaves it filtered out`() {
    adapter.filter("red")
    adapter.reveal(row: "wifi")
    #expect(adapter.path(of: "wifi") == nil)
    adapter.filter(nil)
    #expect(adapter.path(of: "wifi") == RowPath(section: 0, row: 1))
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
