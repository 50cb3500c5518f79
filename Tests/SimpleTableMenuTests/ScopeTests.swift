import SimpleTableMenu
import TestTraits
import Testing

/// Sections that are offered to others, and used several times.
@Suite struct `A section with a scope` {
  final class Proxy {
    @Setting var host = ""
    @Setting var port = 80
    @Setting var isOn = false
    @Setting var kind = "http"
    @Setting var names: [String] = []
    @Setting var low = 5
  }

  struct ProxySection: SectionContent {
    let title: String
    let proxy: Proxy

    var section: Section {
      Section(title) {
        TextFieldRow("Host", text: proxy.$host).id("host")
        DisclosureRow("More") { StepperRow("Low", value: proxy.$low, in: 0...99).id("low") }
        LinkRow("TLS", scope: "tls") {
          Section { ToggleRow("On", isOn: proxy.$isOn).id("on") }
        }
        LinkRow("Port") { Section { NumberFieldRow("Port", value: proxy.$port).id("port") } }
        ListRow("Names", entries: proxy.$names).id("names")
      }
      .rule("the port is too low", over: "low", "port") { proxy.low < proxy.port }
      Section {
        PickerRow("Kind", selection: proxy.$kind, options: ["http", "socks"], style: .inline) {
          Row($0).id($0)
        }
        .id("kind")
      }
    }
  }

  let one = Proxy()
  let two = Proxy()

  @Test func `has it before its keys, those below, behind links, and of its group and rules`() {
    let menu = Menu(
      Table {
        ProxySection(title: "One", proxy: one).scope("one")
        ProxySection(title: "Two", proxy: two).scope("inner").scope("two")
      })
    let keys = ["host", "low", "names", "kind", "tls.on", "port"]
    check(
      menu.settings.map(\.key).sorted(), keys.flatMap { ["one.\($0)", "two.inner.\($0)"] }.sorted())
    checkEmpty(menu.diagnostics)
    check(menu.setValue("90", for: "one.low"), .accepted)
    #expect(menu.setValue("socks", for: "two.inner.kind") == .accepted && two.kind == "socks")
    #expect(menu.setValue("on", for: "two.inner.tls.on") == .accepted && two.isOn && !one.isOn)
    let refused = menu.invalidSettings.map(\.description)
    check(refused, ["one.low: the port is too low", "one.port: the port is too low"])
    check(menu.page.row(at: menu.page.path(of: "one.host")!)?.title, "Host")
  }

  @Test func `is that of the rules of the section, whichever comes first`() {
    let section = Section {
      StepperRow("Low", value: one.$low, in: 0...99).id("low")
      StepperRow("Port", value: one.$port, in: 0...99).id("port")
    }
    for ruled in [
      section.rule("is too low", over: "low", "port") { false }.scope("inner").scope("p"),
      section.scope("inner").rule("is too low", over: "low", "port") { false }.scope("p"),
      section.scope("inner").scope("p").rule("is too low", over: "low", "port") { false },
    ] {
      let menu = Menu(Table { ruled })
      check(menu.invalidSettings.map(\.key), ["p.inner.low", "p.inner.port"])
      checkEmpty(menu.diagnostics)
    }
  }

  @Test func `leaves former keys alone, and an empty one has no effect`() {
    let menu = Menu(
      Table {
        Section { TextFieldRow("Host", text: one.$host).id("host").formerly("proxy") }.scope("p")
        Section { TextFieldRow("Host", text: two.$host).id("host") }.scope("")
      })
    check(menu.settings.map(\.key), ["p.host", "host"])
    let store = MemoryStore(["proxy": .text("a.example")])
    check((try? menu.load(from: store))?.formerKeys, ["p.host": "proxy"])
    check(one.host, "a.example")
  }

  @Test(arguments: [true, false])
  func `is declared in conditions, loops and arrays, with every modifier`(isShown: Bool) {
    let sections = [ProxySection(title: "A", proxy: one), ProxySection(title: "B", proxy: two)]
    let table = Table {
      if isShown { sections }
      for (number, section) in sections.enumerated() {
        section.scope("s\(number)").hidden(!isShown)
      }
      ProxySection(title: "C", proxy: one).disabled(reason: "is off")
    }
    let adapter = TableAdapter(table)
    check(adapter.numberOfSections, isShown ? 10 : 2)
  }
}
