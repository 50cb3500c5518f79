import Testing

@testable import SimpleTable

@Suite struct `Table navigator` {
  let wifi = Setting(true)
  let isOffered = Setting(true)
  let isDisabled = Setting(false)
  let isHidden = Setting(false)
  let depth = Setting(0)

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

  private func follow(_ ids: RowID..., in navigator: TableNavigator) {
    for id in ids {
      if let path = navigator.current.path(of: id) { navigator.current.select(path) }
    }
  }

  @Test func `links push tables, and titles tell the way`() {
    let navigator = TableNavigator(settings)
    #expect(navigator.titles == ["Settings"])
    follow("wifi", "networks", in: navigator)
    #expect(navigator.titles == ["Settings", "Wi-Fi", "Networks"])
    #expect(navigator.current.path(of: "otters") != nil)
    #expect(navigator.adapters.count == 3)
    #expect(navigator.pop())
    #expect(navigator.titles == ["Settings", "Wi-Fi"])
    follow("networks", in: navigator)
    navigator.popToRoot()
    #expect(navigator.titles == ["Settings"])
    #expect(!navigator.pop())
    navigator.popToRoot()
    #expect(navigator.titles == ["Settings"])
  }

  @Test func `each table that is shown is told once`() {
    let navigator = TableNavigator(settings)
    var told: [String?] = []
    navigator.onNavigate = { told.append($0.title) }
    follow("wifi", "networks", in: navigator)
    navigator.pop()
    follow("networks", in: navigator)
    navigator.popToRoot()
    #expect(told == ["Wi-Fi", "Networks", "Wi-Fi", "Networks", "Settings"])
  }

  @Test func `a child changes the state of its parent, which is reloaded before it`() {
    let navigator = TableNavigator(settings)
    let parent = navigator.current
    var told: [String] = []
    parent.onChange = { _ in told.append("parent") }
    follow("wifi", in: navigator)
    navigator.current.onChange = { _ in told.append("child") }
    follow("switch", in: navigator)
    #expect(told == ["parent", "child"])
    #expect(parent.path(of: "wifi").flatMap(parent.row)?.detail == "Off")
    #expect(navigator.current.path(of: "networks") == nil)
  }

  @Test func `a change in a table three deep evaluates each table once`() {
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
    let navigator = TableNavigator(table(0))
    follow("deeper", "deeper", in: navigator)
    #expect(navigator.titles == ["0", "1", "2"])
    for count in counts { count.value = 0 }
    follow("switch", in: navigator)
    #expect(counts.map(\.value) == [1, 1, 1])
    navigator.reload()
    #expect(counts.map(\.value) == [2, 2, 2])
  }

  @Test func `popping reloads the table before`() {
    let navigator = TableNavigator(settings)
    follow("wifi", in: navigator)
    wifi.wrappedValue = false
    navigator.pop()
    let row = navigator.current.path(of: "wifi").flatMap(navigator.current.row)
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
    let navigator = TableNavigator(table)
    follow("Pen", in: navigator)
    let battery = RowPath(section: 0, row: 0)
    #expect(navigator.current.row(at: battery)?.detail == "20 %")
    devices[1].battery = 19
    navigator.reload()
    #expect(navigator.current.row(at: battery)?.detail == "19 %")
    devices.remove(at: 0)
    navigator.reload()
    #expect(navigator.titles == ["", "Pen"])
    #expect(navigator.current.row(at: battery)?.detail == "19 %")
  }

  @Test(arguments: ["goes", "is hidden", "is disabled", "is hidden by program"])
  func `a table is left when its row`(way: String) {
    let navigator = TableNavigator(settings)
    var told: [String?] = []
    follow("wifi", "networks", in: navigator)
    navigator.onNavigate = { told.append($0.title) }
    switch way {
    case "goes": isOffered.wrappedValue = false
    case "is hidden": isHidden.wrappedValue = true
    case "is disabled": isDisabled.wrappedValue = true
    default: navigator.adapters[0].setHidden(true, row: "wifi")
    }
    navigator.reload()
    #expect(navigator.titles == ["Settings"])
    #expect(told == ["Settings"])
    #expect(navigator.current.path(of: "about") != nil)
  }

  @Test func `a table whose own control takes its row away is left, and not evaluated again`() {
    let navigator = TableNavigator(settings)
    follow("wifi", in: navigator)
    let child = navigator.current
    var changes = 0
    child.onChange = { _ in changes += 1 }
    follow("offered", in: navigator)
    #expect(navigator.titles == ["Settings"])
    #expect(changes == 0)
    #expect(child.select(RowPath(section: 0, row: 2)) == .ignored(.notSelectable))
  }

  @Test func `only the tables below the row that went are left`() {
    let navigator = TableNavigator(settings)
    follow("wifi", "networks", in: navigator)
    wifi.wrappedValue = false
    navigator.reload()
    #expect(navigator.titles == ["Settings", "Wi-Fi"])
  }

  @Test func `a row that is folded away or filtered out keeps its table`() {
    let table = Table {
      Section("More", id: "more") { LinkRow("Deeper") { Section {} }.id("deeper") }.collapsible()
    }
    let navigator = TableNavigator(table)
    follow("deeper", in: navigator)
    navigator.adapters[0].setCollapsed(true, section: "more")
    navigator.adapters[0].filter("nothing like it")
    navigator.reload()
    #expect(navigator.titles == ["", "Deeper"])
  }

  @Test func `a table may lead back to itself, as deep as one likes`() {
    func table() -> Table {
      Table("Level") {
        Section {
          StepperRow("Depth", value: depth.binding, in: 0...9).id("depth")
          LinkRow("Again", destination: table()).id("again")
        }
      }
    }
    let navigator = TableNavigator(table())
    for _ in 0..<3_000 { follow("again", in: navigator) }
    #expect(navigator.adapters.count == 3_001)
    navigator.current.setValue("7", row: "depth")
    #expect(navigator.adapters.allSatisfy { $0.values == ["depth": "7"] })
    navigator.popToRoot()
    #expect(navigator.adapters.count == 1)
  }

  @Test func `closures may navigate`() {
    var navigator: TableNavigator?
    let table = Table("Top") {
      Section {
        LinkRow("Child") {
          Section {
            Row("Back") { navigator?.pop() }.id("back")
            ToggleRow("Home", isOn: wifi.binding).id("home")
              .onSelect { navigator?.popToRoot() }
            LinkRow("Bounce") { Section {} }.id("bounce").onSelect { navigator?.pop() }
          }
        }
        .id("child")
        Row("Push") { navigator?.push(Table("By hand"), from: "push") }.id("push")
      }
    }
    let top = TableNavigator(table)
    navigator = top
    follow("child", "back", in: top)
    #expect(top.titles == ["Top"])
    follow("child", "home", in: top)
    #expect(top.titles == ["Top"])
    #expect(!wifi.wrappedValue)
    follow("child", "bounce", in: top)
    #expect(top.titles == ["Top", "Child"])
    top.popToRoot()
    follow("push", in: top)
    #expect(top.titles == ["Top", "By hand"])
    top.reload()
    #expect(top.titles == ["Top", "By hand"])
    navigator = nil
  }

  @Test func `navigating from a change is told in order`() {
    let navigator = TableNavigator(settings)
    follow("wifi", in: navigator)
    navigator.adapters[0].onChange = { [unowned navigator] _ in navigator.popToRoot() }
    follow("switch", in: navigator)
    #expect(navigator.titles == ["Settings"])
    #expect(!wifi.wrappedValue)
  }

  @Test func `a link in a table that is not the last one does nothing`() {
    let navigator = TableNavigator(settings)
    let root = navigator.current
    follow("wifi", in: navigator)
    root.path(of: "wifi").map { _ = root.select($0) }
    #expect(navigator.titles == ["Settings", "Wi-Fi"])
  }

  @Test func `a table is left with a row above its link, and when the link leads nowhere any more`()
  {
    var isLink = true
    let navigator = TableNavigator(
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
    navigator.onNavigate = { heard.append($0.title) }
    let root = navigator.current
    follow("a", in: navigator)
    root.setHidden(true, row: "d")
    #expect(navigator.titles == ["Root"])
    root.setHidden(false, row: "d")
    follow("a", in: navigator)
    isLink = false
    root.reload()
    #expect(navigator.titles == ["Root"])
    #expect(heard == ["A", "Root", "A", "Root"])
  }

  @Test func `a way back that leads further back is told once`() {
    var hasLink = true
    let navigator = TableNavigator(
      Table("Root") {
        Section {
          LinkRow("A") { Section { LinkRow("B") { Section { Row("One") } }.row.id("b") } }
            .row.id("a").hidden(!hasLink)
        }
      })
    follow("a", in: navigator)
    follow("b", in: navigator)
    var heard: [String?] = []
    navigator.onNavigate = { heard.append($0.title) }
    hasLink = false
    navigator.pop()
    #expect(heard == ["Root"])
  }

  @Test func `an adapter is answered for by the navigator that it was given last`() {
    let adapter = TableAdapter(settings)
    var navigator = TableNavigator(adapter)
    navigator = TableNavigator(adapter)
    #expect(adapter.path(of: "wifi").map { adapter.select($0) } == .handled)
    #expect(navigator.titles == ["Settings", "Wi-Fi"])
  }

  @Test func `a table that is given to another navigator is its first, and is reloaded`() {
    var number = 0
    var navigator = TableNavigator(
      Table { Section { LinkRow("A") { Section { Row("\(number)") } }.row.id("a") } })
    follow("a", in: navigator)
    navigator = TableNavigator(navigator.current)
    number = 1
    navigator.reload()
    #expect(navigator.current.titles == [["1"]])
  }

  @Test func `an adapter outlives its navigator, and its links are ordinary rows again`() {
    let adapter = TableAdapter(settings)
    var navigator: TableNavigator? = TableNavigator(adapter)
    #expect(navigator?.current === adapter)
    navigator = nil
    #expect(adapter.path(of: "wifi").map { adapter.select($0) } == .ignored(.notSelectable))
    #expect(adapter.reload().isEmpty)
  }
}
