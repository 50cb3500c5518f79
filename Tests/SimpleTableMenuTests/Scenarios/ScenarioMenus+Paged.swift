import SimpleTable
import TestTraits

// Pages: how they are reached, left and searched.
extension ScenarioMenus {
  static let paged: [String: Make] = [
    "pages": { p in
      let (wifi, isOffered) = (p.isOn("wifi", true), p.isOn("offered", true))
      let (isHidden, isDisabled) = (p.isOn("hidden"), p.isOn("disabled"))
      return Table.page("Settings") {
        if isOffered.wrappedValue {
          LinkRow("Wi-Fi", detail: wifi.wrappedValue ? "On" : "Off") {
            Section {
              ToggleRow("Wi-Fi", isOn: wifi).id("switch")
              ToggleRow("Offered", isOn: isOffered).id("offered")
              if wifi.wrappedValue {
                LinkRow("Networks") { Section { Row("Otters").id("otters") } }.id("networks")
              }
            }
          }
          .id("wifi").hidden(isHidden.wrappedValue).disabled(isDisabled.wrappedValue)
        }
        Row("About").id("about")
      }
    },
    "devices": { p in
      let devices = p.servers("devices")
      return Table.page("Devices") {
        for device in devices.wrappedValue {
          LinkRow(device.id) { Section { Row("Battery", detail: "\(device.port) %") } }
            .id(device.id)
        }
      }
    },
    "again": { p in
      let depth = p.number("depth", 0)
      return again(depth)
    },
    "web": { p in web(p, 1) },
    "nodes": { p in
      let nodes = p.variable(
        "nodes", [Node](),
        as: .init(text: { $0.map(\.text).joined(separator: ", ") }, parse: { _ in [] }))
      return Table("Root") { Section { nodeRow("Nodes", nodes).id("nodes") } }
    },
    "acting": { p in
      let number = p.number("n", 1)
      return Table.page("Root") {
        StepperRow("N", value: number, in: 0...100).id("n")
        LinkRow("Sub") {
          let _ = p.run("sub")
          Section { Row("Deeper") }
        }
        .id("sub")
      }
    },
    "home": { p in
      let (volume, wifi) = (p.number("volume", 5), p.isOn("wifi", true))
      return home(volume, wifi)
    },
    "closures": { p in
      let wifi = p.isOn("home", true)
      return Table.page("Top") {
        LinkRow("Child") {
          Section {
            Row("Back") { p.run("back") }.id("back")
            ToggleRow("Home", isOn: wifi).id("home").onSelect { p.run("home") }
            LinkRow("Bounce") { Section {} }.id("bounce").onSelect { p.run("bounce") }
          }
        }
        .id("child")
        Row("Push") { p.run("push") }.id("push")
      }
    },
    "disclosed": { p in
      let (isLink, isHidden) = (p.isOn("link", true), p.isOn("hidden"))
      return Table("Root") {
        Section("More") {
          DisclosureRow("D", initially: .expanded) {
            if isLink.wrappedValue {
              LinkRow("A") { Section { LinkRow("B") { Section { Row("One") } }.id("b") } }.id("a")
                .hidden(isHidden.wrappedValue)
            } else {
              Row("A").id("a")
            }
          }
          .id("d")
        }
        .id("more")
        .collapsible()
      }
    },
    "links": { p in
      let wifi = p.isOn("wifi", true)
      func toggle(_ id: String) -> Row { ToggleRow(id, isOn: wifi).id(id) }
      return Table("Links") {
        Section {
          LinkRow("1") { Section { toggle("hidden") } }.hidden()
          LinkRow("2") { Section { toggle("disabled") } }.disabled()
          DisclosureRow("3") { LinkRow("3") { Section { toggle("below") } } }
          LinkRow("Scoped", scope: "one") {
            Section {
              toggle("a")
              LinkRow("2", scope: "two") { Section { toggle("a") } }
              LinkRow("3", scope: "") { Section { toggle("b") } }
            }
          }
        }
        Section("4") { LinkRow("4") { Section { toggle("collapsed") } } }
          .collapsible(initially: .collapsed)
        Section("5") { toggle("section") }.hidden()
      }
    },
    "one key": { p in
      let (a, b) = (p.isOn("a", true), p.isOn("b", true))
      return Table.page("Root") {
        LinkRow("First") { Section { ToggleRow("A", isOn: a).id("key") } }.id("one")
        LinkRow("Second") { Section { ToggleRow("B", isOn: b).id("key") } }.id("two")
      }
    },
    "deep": { p in
      let wifi = p.isOn("wifi")
      return deep(1, wifi)
    },
    "pushed": { p in
      let level = p.number("level", 1)
      return Table.page("Root") {
        LinkRow("More", scope: "more") {
          Section { StepperRow("Level", value: level, in: 0...9).id("level") }
        }
        .id("more")
      }
    },
    "alike": { p in
      let (a, b) = (p.number("a", 1), p.number("b", 1))
      return Table.page("Root") {
        LinkRow("One", scope: "s", destination: alike(a, isFirst: true)).id("one")
        LinkRow("Two", scope: "s", destination: alike(b, isFirst: false)).id("two")
        LinkRow("Three", scope: "s", destination: alike(b, isFirst: true)).id("three")
      }
    },
    "second on pages that look alike": { p in
      let (a, b) = (p.number("a", 1), p.number("b", 1))
      return Table.page("Root") {
        StepperRow("Number", value: a, in: 0...9).id("s.n")
        for (title, id) in [("One", "one"), ("Two", "two")] {
          LinkRow(title, scope: "s") {
            Section { SliderRow("Other", value: b, in: 0...9).id("n") }
          }
          .id(id)
        }
      }
    },
    "search": search,
    "editor": { p in
      let (guesses, isUnsafe) = (p.isOn("guesses"), p.isOn("unsafe"))
      return Table.page("Editor") {
        ToggleRow("Detect Indentation", isOn: guesses).id("indent.guess")
          .help("Tab sizing is guessed\nfrom each file.")
        ToggleRow("Unsafe accounts file", isOn: isUnsafe).id("unsafe")
        Row("Downsizing Tab")
        Row("Table Width")
        Row("Tab Sizing")
        Row("Minimap").keywords("tab of the whole file")
        LinkRow("Accounts") {
          Section {
            Row("Wi-Fi Name", detail: "tab")
            ToggleRow("Sync", isOn: isUnsafe).id("accounts.sync")
            Row("Größe der Überschrift")
          }
        }
        .id("accounts")
      }
    },
    "limits": limits,
    "rules of pages": { p in
      let (isFirst, a, days) = (p.isOn("first", true), p.isOn("a"), p.number("monday", 5))
      let one = Table("One") { Section { ToggleRow("A", isOn: a).id("a") } }
      let monday = Table("Days") {
        Section { StepperRow("Monday", value: days, in: 0...9).id("monday") }
      }
      return Table.page("Root") {
        if isFirst.wrappedValue {
          LinkRow(
            "One", scope: "s",
            destination: one.rule("is wrong", over: "a") { false }.rule("is odd") { false })
        } else {
          LinkRow(
            "Two", scope: "s",
            destination: Table("Two") { Section { ToggleRow("A", isOn: a).id("a") } })
        }
        LinkRow(
          "Days", scope: "days", destination: monday.rule("is free", over: "monday") { false }
        )
        .id("days")
      }
      .rule("must not be worked alone", over: "days.monday") { false }
      .rule("must not be worked at all", over: "days.monday") { false }
    },
    "mistaken rules": { p in
      let (low, high) = (p.number("low", 1), p.number("high", 2))
      return Table("Mistaken") {
        Section {
          StepperRow("Low", value: low, in: 0...9).id("low")
          StepperRow("High", value: high, in: 0...9).id("high")
        }
        .rule("low is above high", over: "up.low", "high") { false }
        .rule("is about nothing", over: "something") { false }
        .scope("up")
        Section {
          StepperRow("Port", value: low, in: 0...9).id("port1")
          if high.wrappedValue > 5 { StepperRow("Other", value: high, in: 0...9).id("port2") }
        }
        .rule("the ports differ", over: "port1", "port2") { low.wrappedValue != high.wrappedValue }
        .rule("the other port differs", over: "prot1") { false }
      }
    },
  ]

  private static func again(_ depth: Binding<Int>) -> Table {
    Table.page("Level") {
      StepperRow("Depth", value: depth, in: 0...9).id("depth")
      LinkRow("Again", destination: again(depth)).id("again")
    }
  }

  /// Seven pages, each of which leads to all others.
  private static func web(_ p: ScenarioProgram, _ number: Int) -> Table {
    Table.page("\(number)") {
      ToggleRow("On", isOn: p.shared("on\(number)")).id("on\(number)")
      for other in 1...7 where other != number {
        LinkRow("\(other)", destination: web(p, other)).id("to\(other)")
      }
    }
  }

  /// A record that contains records of its kind.
  private struct Node: Identifiable {
    let id: String
    var host = "none"
    var children: [Node] = []

    var text: String {
      "\(id):\(host)" + (children.isEmpty ? "" : "(\(children.map(\.text).joined(separator: " ")))")
    }
  }

  private static func nodeRow(_ title: String, _ nodes: Binding<[Node]>) -> ListRow {
    func page(of node: Binding<Node>) -> Section {
      Section {
        TextFieldRow("Host", text: node.host).id("host")
        nodeRow("Children", node.children).id("children")
      }
    }
    return ListRow(title, records: nodes, new: { Node(id: $0) }, page: page)
  }

  private static func home(_ volume: Binding<Int>, _ wifi: Binding<Bool>) -> Table {
    Table.page("Home") {
      StepperRow("Volume", value: volume, in: 0...10).id("volume")
      LinkRow("Away", destination: away(volume, wifi)).id("away")
    }
  }

  private static func away(_ volume: Binding<Int>, _ wifi: Binding<Bool>) -> Table {
    Table.page("Away") {
      ToggleRow("Wi-Fi", isOn: wifi).id("wifi")
      LinkRow("Home", destination: home(volume, wifi)).id("home")
    }
  }

  /// A page that looks alike whatever its link leads to.
  private static func alike(_ number: Binding<Int>, isFirst: Bool) -> Table {
    Table.page("Alike") {
      LinkRow("Deeper", scope: "deeper") {
        Section {
          if isFirst {
            StepperRow("Number", value: number, in: 0...9).id("n")
          } else {
            SliderRow("Other", value: number, in: 0...9).id("n")
          }
        }
      }
      .id("deeper")
    }
  }

  private static func deep(_ level: Int, _ wifi: Binding<Bool>) -> Table {
    Table.page("\(level)") {
      ToggleRow("\(level)", isOn: wifi).id("\(level)")
      LinkRow("Deeper", destination: deep(level + 1, wifi))
    }
  }

  private static func search(_ p: ScenarioProgram) -> Table {
    let (wifi, theme, volume) = (
      p.isOn("wifi", true), p.text("theme", "dark"), p.number("volume", 5)
    )
    let (secret, isLinked) = (p.text("pin", "", initially: "swordfish"), p.isOn("linked", true))
    return Table("Settings") {
      Section("Nets") {
        ToggleRow("Wi-Fi", isOn: wifi).subtitle("Radio").id("wifi")
          .help("Turns the antenna on").keywords("wireless")
        PickerRow("Theme", selection: theme, options: ["light", "dark"]) { $0 + "ness" }
          .id("theme")
        Row("Version", detail: "4.1")
        LinkRow("Sounds", scope: "sound") {
          Section("Über") {
            SliderRow("Dark Mode Volume", value: volume, in: 0...10).id("volume")
            TextFieldRow("PIN", text: secret, isSecure: true).id("pin")
          }
          .collapsible(initially: .collapsed)
        }
        .id("sound")
        LinkRow("Hidden") { Section { Row("Wi-Fi there") } }.hidden()
        LinkRow("Disabled") {
          Section {
            Row("Wi-Fi nowhere")
            LinkRow("Deeper") { Section { Row("Wi-Fi below") } }
          }
        }
        .disabled()
        Row("Wi-Fi hidden").hidden()
        if isLinked.wrappedValue {
          LinkRow("Link") { Section { Row("Deep").id("deep") } }.id("link")
        }
      }
    }
  }

  /// Rules over several settings, over a row whose key is not there, and over none.
  private static func limits(_ p: ScenarioProgram) -> Table {
    let (low, high) = (p.number("low", 1), p.number("high", 5))
    let (hasHigh, isFree) = (p.isOn("has-high", true), p.isOn("free", true))
    return Table("low") {
      Section {
        StepperRow("Low", value: low, in: 0...9).id("low")
        if hasHigh.wrappedValue { StepperRow("High", value: high, in: 0...9).id("high") }
      }
      .rule("low must be below high", over: "low", "high") { low.wrappedValue < high.wrappedValue }
      Section { ToggleRow("Has high", isOn: hasHigh).id("has-high") }
      LimitSections(low: low).rule("is never free", over: "again") { isFree.wrappedValue }
      [Section]().rule("is nowhere", over: "low") { isFree.wrappedValue }
    }
    .rule("is too much") { low.wrappedValue < 8 }
  }

  private struct LimitSections: SectionContent {
    let low: Binding<Int>

    var section: Section {
      Section { StepperRow("Again", value: low, in: 0...9).id("again") }
      Section { Row("Beside") }
    }
  }
}
