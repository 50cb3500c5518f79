import Testing

@testable import SimpleTable

@Suite struct `Table menu` {
  let wifi = Variable(true)
  let isOffered = Variable(true)
  let isDisabled = Variable(false)
  let isHidden = Variable(false)
  let depth = Variable(0)

  /// A table that leads to one about Wi-Fi, and from there to a third.
  private var settings: Table {
    Table("Settings") {
      Section {
        if isOffered.wrappedValue {
          LinkRow("Wi-Fi", detail: wifi.wrappedValue ? "On" : "Off") {
            Section {
              ToggleRow("Wi-Fi", isOn: wifi.binding).id("switch")
              ToggleRow("Offered", isOn: isOffered.binding).id("offered")
              if wifi.wrappedValue {
                LinkRow("Networks") { Section { Row("Otters").id("otters") } }.id("networks")
              }
            }
          }
          .id("wifi").hidden(isHidden.wrappedValue).disabled(isDisabled.wrappedValue)
        }
        Row("About").id("about")
      }
    }
  }

  private func follow(_ ids: RowID..., in menu: Menu) {
    for id in ids {
      if let path = menu.page.path(of: id) { menu.page.select(path) }
    }
  }

  @Test func `links push tables, and titles list the way`() {
    let menu = Menu(settings)
    #expect(menu.titles == ["Settings"])
    follow("wifi", "networks", in: menu)
    #expect(menu.titles == ["Settings", "Wi-Fi", "Networks"])
    #expect(menu.page.path(of: "otters") != nil)
    #expect(menu.pages.count == 3)
    #expect(menu.pop())
    #expect(menu.titles == ["Settings", "Wi-Fi"])
    follow("networks", in: menu)
    menu.popToRoot()
    #expect(menu.titles == ["Settings"])
    #expect(!menu.pop())
    menu.popToRoot()
    #expect(menu.titles == ["Settings"])
  }

  @Test func `each table that is shown is reported once`() {
    let menu = Menu(settings)
    var reported: [String?] = []
    menu.onNavigate = { reported.append($0.title) }
    follow("wifi", "networks", in: menu)
    menu.pop()
    follow("networks", in: menu)
    menu.popToRoot()
    #expect(reported == ["Wi-Fi", "Networks", "Wi-Fi", "Networks", "Settings"])
  }

  @Test func `a child changes the state of its parent, which is reloaded before it`() {
    let menu = Menu(settings)
    let parent = menu.page
    var reported: [String] = []
    parent.onChange = { _ in reported.append("parent") }
    follow("wifi", in: menu)
    menu.page.onChange = { _ in reported.append("child") }
    follow("switch", in: menu)
    #expect(reported == ["parent", "child"])
    #expect(parent.path(of: "wifi").flatMap(parent.row)?.detail == "Off")
    #expect(menu.page.path(of: "networks") == nil)
  }

  @Test func `a change in a table three deep evaluates each table before and after it`() {
    let counts = (0..<3).map { _ in Count() }
    func table(_ level: Int) -> Table {
      Table("\(level)") {
        let _ = counts[level].increase()
        Section {
          ToggleRow("Wi-Fi", isOn: wifi.binding).id("switch")
          if level < 2 { LinkRow("Deeper", destination: table(level + 1)).id("deeper") }
        }
      }
    }
    let menu = Menu(table(0))
    follow("deeper", "deeper", in: menu)
    #expect(menu.titles == ["0", "1", "2"])
    for count in counts { count.value = 0 }
    follow("switch", in: menu)
    #expect(counts.map(\.value) == [2, 2, 2])
    menu.reload()
    #expect(counts.map(\.value) == [3, 3, 3])
  }

  @Test func `popping reloads the table before`() {
    let menu = Menu(settings)
    follow("wifi", in: menu)
    wifi.wrappedValue = false
    menu.pop()
    let row = menu.page.path(of: "wifi").flatMap(menu.page.row)
    #expect(row?.detail == "Off")
  }

  @Test func `a child follows values that its link captured`() {
    struct Device {
      let name: String
      var battery: Int
    }
    var devices = [Device(name: "Mouse", battery: 80), Device(name: "Pen", battery: 20)]
    let table = Table {
      Section {
        for device in devices {
          LinkRow(device.name) { Section { Row("Battery", detail: "\(device.battery) %") } }
            .id(device.name)
        }
      }
    }
    let menu = Menu(table)
    follow("Pen", in: menu)
    let battery = RowPath(section: 0, row: 0)
    #expect(menu.page.row(at: battery)?.detail == "20 %")
    devices[1].battery = 19
    menu.reload()
    #expect(menu.page.row(at: battery)?.detail == "19 %")
    devices.remove(at: 0)
    menu.reload()
    #expect(menu.titles == ["", "Pen"])
    #expect(menu.page.row(at: battery)?.detail == "19 %")
  }

  @Test(arguments: ["goes", "is hidden", "is disabled", "is hidden by program"])
  func `a table is left when its row`(way: String) {
    let menu = Menu(settings)
    var reported: [String?] = []
    follow("wifi", "networks", in: menu)
    menu.onNavigate = { reported.append($0.title) }
    switch way {
    case "goes": isOffered.wrappedValue = false
    case "is hidden": isHidden.wrappedValue = true
    case "is disabled": isDisabled.wrappedValue = true
    default: menu.pages[0].setHidden(true, row: "wifi")
    }
    menu.reload()
    #expect(menu.titles == ["Settings"])
    #expect(reported == ["Settings"])
    #expect(menu.page.path(of: "about") != nil)
  }

  @Test func `a table whose own control takes its row away is left, and not evaluated again`() {
    let menu = Menu(settings)
    follow("wifi", in: menu)
    let child = menu.page
    var changes = 0
    child.onChange = { _ in changes += 1 }
    follow("offered", in: menu)
    #expect(menu.titles == ["Settings"])
    #expect(changes == 0)
    #expect(child.select(RowPath(section: 0, row: 2)) == .ignored(.unavailable))
  }

  @Test func `only the tables below the row that went are left`() {
    let menu = Menu(settings)
    follow("wifi", "networks", in: menu)
    wifi.wrappedValue = false
    menu.reload()
    #expect(menu.titles == ["Settings", "Wi-Fi"])
  }

  @Test func `a row that is collapsed or filtered out keeps its table`() {
    let table = Table {
      Section("More", id: "more") { LinkRow("Deeper") { Section {} }.id("deeper") }.collapsible()
    }
    let menu = Menu(table)
    follow("deeper", in: menu)
    menu.pages[0].setCollapsed(true, section: "more")
    menu.pages[0].filter("nothing like it")
    menu.reload()
    #expect(menu.titles == ["", "Deeper"])
  }

  @Test func `a table may lead back to itself, to any depth`() {
    func table() -> Table {
      Table("Level") {
        Section {
          StepperRow("Depth", value: depth.binding, in: 0...9).id("depth")
          LinkRow("Again", destination: table()).id("again")
        }
      }
    }
    let menu = Menu(table())
    for _ in 0..<100 { follow("again", in: menu) }
    #expect(menu.pages.count == 101)
    menu.page.setValue("7", row: "depth")
    #expect(menu.pages.allSatisfy { $0.values == ["depth": "7"] })
    menu.popToRoot()
    #expect(menu.pages.count == 1)
  }

  @Test func `closures may navigate`() {
    var menu: Menu?
    defer { menu = nil }
    let table = Table("Top") {
      Section {
        LinkRow("Child") {
          Section {
            Row("Back") { menu?.pop() }.id("back")
            ToggleRow("Home", isOn: wifi.binding).id("home")
              .onSelect { menu?.popToRoot() }
            LinkRow("Bounce") { Section {} }.id("bounce").onSelect { menu?.pop() }
          }
        }
        .id("child")
        Row("Push") { menu?.push(Table("By hand"), from: "push") }.id("push")
      }
    }
    let top = Menu(table)
    menu = top
    follow("child", "back", in: top)
    #expect(top.titles == ["Top"])
    follow("child", "home", in: top)
    #expect(top.titles == ["Top"])
    #expect(!wifi.wrappedValue)
    follow("child", "bounce", in: top)
    #expect(top.titles == ["Top"])
    follow("push", in: top)
    #expect(top.titles == ["Top", "By hand"])
    top.reload()
    #expect(top.titles == ["Top", "By hand"])
    menu = nil
  }

  @Test func `navigating from a change is reported in order`() {
    let menu = Menu(settings)
    follow("wifi", in: menu)
    menu.pages[0].onChange = { [unowned menu] _ in menu.popToRoot() }
    follow("switch", in: menu)
    #expect(menu.titles == ["Settings"])
    #expect(!wifi.wrappedValue)
  }

  @Test func `a link in a table that is not the last one is not followed`() {
    let menu = Menu(settings)
    let root = menu.page
    follow("wifi", in: menu)
    root.path(of: "wifi").map { _ = root.select($0) }
    #expect(menu.titles == ["Settings", "Wi-Fi"])
  }

  @Test func `a table is left with a row above its link, and when the link leads nowhere any more`()
  {
    var isLink = true
    let menu = Menu(
      Table("Root") {
        Section {
          DisclosureRow("D", initially: .expanded) {
            if isLink {
              LinkRow("A") { Section { Row("One") } }.row.id("a")
            } else {
              Row("A").id("a")
            }
          }
          .id("d")
        }
      })
    var heard: [String?] = []
    menu.onNavigate = { heard.append($0.title) }
    let root = menu.page
    follow("a", in: menu)
    root.setHidden(true, row: "d")
    #expect(menu.titles == ["Root"])
    root.setHidden(false, row: "d")
    follow("a", in: menu)
    isLink = false
    root.reload()
    #expect(menu.titles == ["Root"])
    #expect(heard == ["A", "Root", "A", "Root"])
  }

  @Test func `a way back that leads further back is reported once`() {
    var hasLink = true
    let menu = Menu(
      Table("Root") {
        Section {
          LinkRow("A") { Section { LinkRow("B") { Section { Row("One") } }.row.id("b") } }
            .row.id("a").hidden(!hasLink)
        }
      })
    follow("a", in: menu)
    follow("b", in: menu)
    var heard: [String?] = []
    menu.onNavigate = { heard.append($0.title) }
    hasLink = false
    menu.pop()
    #expect(heard == ["Root"])
  }

  @Test func `a page outlives its menu, and its links are ordinary rows then`() {
    let adapter = Menu(settings).page
    #expect(adapter.path(of: "wifi").map { adapter.select($0) } == .ignored(.notSelectable))
    #expect(adapter.reload().isEmpty)
  }
}
