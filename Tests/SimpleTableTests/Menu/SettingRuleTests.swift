import SimpleTable
import Testing

/// Rules over several settings, wherever they are declared.
@Suite struct `A rule over several settings` {
  final class App {
    @Setting var low = 1
    @Setting var high = 5
    @Setting var hasHigh = true
    @Setting var records = [Server("alpha")]
  }

  let app = App()

  private func limits(_ keys: String...) -> Menu {
    Menu(
      Table("Limits") {
        Section {
          StepperRow("Low", value: app.$low, in: 0...9).id("low")
          if app.hasHigh { StepperRow("High", value: app.$high, in: 0...9).id("high") }
        }
        .rule("low must be below high", over: "low", keys.first ?? "high") { app.low < app.high }
        Section { ToggleRow("Has high", isOn: app.$hasHigh).id("has-high") }
      })
  }

  private func reasons(_ menu: Menu) -> [String] { menu.invalidSettings.map(\.description) }

  @Test func `refuses nothing, and is shown on each of its rows while it does not hold`() {
    let menu = limits()
    #expect(reasons(menu).isEmpty && menu.diagnostics.isEmpty)
    #expect(menu.setValue("7", for: "low") == .accepted && app.low == 7)
    let message = "low must be below high"
    #expect(reasons(menu) == ["low: \(message)", "high: \(message)"])
    #expect(menu.page.row(at: RowPath(section: 0, row: 0))?.invalidReason == message)
    #expect(menu.page.row(at: RowPath(section: 0, row: 1))?.invalidReason == message)
    #expect(menu.setValue("9", for: "high") == .accepted && reasons(menu).isEmpty)
  }

  @Test func `says nothing while one of its rows is not there`() {
    let menu = limits()
    menu.setValue("7", for: "low")
    #expect(reasons(menu).count == 2)
    menu.setValue("off", for: "has-high")
    #expect(reasons(menu).isEmpty && menu.diagnostics.isEmpty)
    #expect(menu.page.row(at: RowPath(section: 0, row: 0))?.invalidReason == nil)
    app.hasHigh = true
    menu.reload()
    #expect(reasons(menu).count == 2)
    #expect(menu.page.row(at: RowPath(section: 0, row: 0))?.invalidReason != nil)
    app.hasHigh = false
    menu.reload()
    #expect(menu.page.row(at: RowPath(section: 0, row: 0))?.invalidReason == nil)
  }

  @Test func `with a key that is almost another's is a diagnostic with its place`() throws {
    let menu = limits("hihg")
    let diagnostic = try #require(menu.diagnostics.first)
    #expect(
      diagnostic.message
        == "a rule is about \"hihg\", which is no setting; did you mean \"high\"?")
    #expect(diagnostic.sites.count == 1 && menu.diagnostics.count == 1)
    #expect(limits("something").diagnostics.isEmpty)
  }

  @Test func `with a key that has the scope already is a diagnostic`() {
    let (low, high) = (Variable(1), Variable(2))
    let menu = Menu(
      Table {
        Section {
          StepperRow("Low", value: low.binding, in: 0...9).id("low")
          StepperRow("High", value: high.binding, in: 0...9).id("high")
        }
        .rule("low is above high", over: "up.low", "high") { false }
        .scope("up")
      })
    #expect(
      menu.diagnostics.map(\.message) == [
        "a rule is about \"up.up.low\", which is no setting; did you mean \"up.low\"?"
      ])
  }

  @Test func `may name a row that is not there and whose key is almost another's that it names`() {
    let menu = Menu(
      Table {
        Section {
          StepperRow("Port", value: app.$low, in: 0...9).id("port1")
          if app.high > 5 { StepperRow("Other port", value: app.$high, in: 0...9).id("port2") }
        }
        .rule("the ports differ", over: "port1", "port2") { app.low != app.high }
      })
    #expect(menu.diagnostics.isEmpty)
  }

  @Test func `on the page of a record is about that record`() {
    let menu = Menu(
      Table {
        Section {
          ListRow("Servers", records: app.$records, new: { Server($0) }) { server in
            Section {
              TextFieldRow("Host", text: server.host).id("host")
              StepperRow("Port", value: server.port, in: 0...99).id("port")
            }
            .rule("localhost has port 8", over: "host", "port") {
              server.wrappedValue.host != "localhost" || server.wrappedValue.port == 8
            }
          }
          .id("servers")
        }
      })
    menu.addEntries(["beta"], to: "servers")
    menu.setValue("localhost", for: "servers.beta.host")
    #expect(
      reasons(menu) == [
        "servers.beta.host: localhost has port 8", "servers.beta.port: localhost has port 8",
      ])
  }

  @Test func `of several sections or none is counted once`() {
    let menu = Menu(
      Table {
        LimitSections(app: app).rule("never", over: "low") { false }
      })
    #expect(reasons(menu) == ["low: never"])
    #expect(
      Menu(Table { [Section]().rule("never", over: "low") { false } }).invalidSettings.isEmpty)
  }

  private struct LimitSections: SectionContent {
    let app: App
    var section: Section {
      Section { StepperRow("Low", value: app.$low, in: 0...9).id("low") }
      Section { StepperRow("High", value: app.$high, in: 0...9).id("high") }
    }
  }
}
