import SimpleTable
import Testing

/// How a filter goes together with hidden and folded rows.
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

  @Test func `folded sections and rows with hits open while it lasts and close after`() {
    let before = ShownTable(adapter)
    adapter.filter("blu")
    #expect(adapter.titles == [["Bluetooth"], ["Colour", "Blue"]])
    #expect(adapter.collapsedSections == ["radio"])
    adapter.filter("blue")
    #expect(adapter.titles == [["Bluetooth"], ["Colour", "Blue"]])
    adapter.filter(nil)
    #expect(ShownTable(adapter) == before)
  }

  @Test func `sections without hits are not shown`() {
    #expect(adapter.filter("wi-fi").description == "- [1] Looks\n+ [0,0] Wi-Fi")
    #expect(adapter.numberOfSections == 1)
    #expect(adapter.sectionIndex(of: "looks") == nil)
    #expect(adapter.filter("nothing like it").description == "- [0] Radio")
    #expect(adapter.items.isEmpty)
  }

  @Test func `a header that is found shows its section as it is, unfolded`() {
    adapter.filter("radio")
    #expect(adapter.titles == [["Bluetooth", "Wi-Fi"]])
    adapter.filter("looks")
    #expect(adapter.titles == [["Colour"]])
  }

  @Test func `below a row that is found stands what stood there before`() {
    adapter.filter("colour")
    #expect(adapter.titles == [["Colour"]])
    adapter.setExpanded(true, row: "colour")
    #expect(adapter.titles == [["Colour", "Blue", "Red"]])
    adapter.filter(nil)
    #expect(adapter.titles == [[], ["Colour", "Blue", "Red"]])
  }

  @Test func `a hidden row is not found, whatever it says`() {
    adapter.filter("size")
    #expect(adapter.numberOfSections == 0)
    #expect(adapter.setHidden(false, row: "size").description == "+ [0] Looks")
    #expect(adapter.titles == [["Size"]])
    #expect(adapter.setHidden(true, row: "size").description == "- [0] Looks")
  }

  @Test func `hiding the only hit closes what it had opened`() {
    adapter.filter("red")
    #expect(adapter.titles == [["Colour", "Red"]])
    #expect(adapter.isExpanded(row: "colour") == true)
    adapter.setHidden(true, row: "red")
    #expect(adapter.numberOfSections == 0)
    #expect(adapter.isExpanded(row: "colour") == false)
  }

  @Test func `what is folded or opened while it lasts stays so after`() {
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

  @Test(arguments: [nil, "", "  \n\t "] as [String?])
  func `no words end it`(text: String?) {
    adapter.filter("blue")
    adapter.filter(text)
    #expect(adapter.filterText == nil)
    #expect(adapter.numberOfSections == 2)
  }

  @Test func `a filter of many thousand characters is answered as well`() {
    adapter.filter(String(repeating: "wi-fi ", count: 20_000))
    #expect(adapter.titles == [["Wi-Fi"]])
    adapter.filter(String(repeating: "x", count: 100_000))
    #expect(adapter.numberOfSections == 0)
  }

  @Test func `revealing a row that is missed leaves it missed`() {
    adapter.filter("red")
    adapter.reveal(row: "wifi")
    #expect(adapter.path(of: "wifi") == nil)
    adapter.filter(nil)
    #expect(adapter.path(of: "wifi") == RowPath(section: 0, row: 1))
  }
}
