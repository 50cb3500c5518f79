import Testing

@testable import SimpleTable

/// Rows of any page, selected by their keys.
@Suite struct `Menu keys` {
  final class Log {
    var events: [String] = []
    var isLinkDisabled = false
    var network = "Otters"
    var theme = "light"
  }

  let log = Log()
  let menu: Menu

  init() {
    let log = log
    menu = Menu(
      Table("Settings") {
        Section {
          ButtonRow("Ping") { log.events.append("ping") }.id("ping")
          LinkRow("Network", scope: "network") {
            Section {
              ButtonRow("Ping") { log.events.append("network ping") }.id("ping")
              ButtonRow("Forget") { log.events.append("forget") }
                .confirm("Forget all?").id("forget")
              ButtonRow("Off") {}.disabled().id("off")
              DisclosureRow("More") {
                ButtonRow("Deep") { log.events.append("deep") }.id("deep")
                ButtonRow("Hidden") {}.hidden().id("hidden")
              }
            }
          }
          .disabled(log.isLinkDisabled)
          .id("network")
        }
      })
  }

  @Test func `a row is selected on its page, which is shown`() {
    #expect(menu.select(key: "network.ping") == .handled)
    #expect(menu.titles == ["Settings", "Network"])
    #expect(menu.select(key: "ping") == .handled)
    #expect(menu.titles == ["Settings"])
    #expect(menu.select(key: "network.deep") == .handled)
    #expect(log.events == ["network ping", "ping", "deep"])
  }

  @Test func `a question is answered first`() {
    #expect(menu.select(key: "network.forget") == .needsConfirmation("Forget all?"))
    #expect(log.events == [])
    #expect(menu.confirm(key: "network.forget") == .handled)
    #expect(log.events == ["forget"])
  }

  @Test func `what the user cannot get to is not selected`() {
    #expect(menu.select(key: "network.off") == .ignored(.disabled))
    for key in ["network.hidden", "network.nothing", "nothing", "", "networkping"] {
      #expect(menu.select(key: key) == .ignored(.unknownRow), "\(key)")
      #expect(menu.confirm(key: key) == .ignored(.unknownRow), "\(key)")
    }
    log.isLinkDisabled = true
    #expect(menu.select(key: "network.ping") == .ignored(.unknownRow))
    #expect(log.events == [])
  }

  @Test func `an option of a picker in a group of choices is of the picker`() {
    let menu = Menu(
      Table {
        Section(id: "networks") {
          Row("Otters").tag("Otters").id("otters")
          Row("Herons").tag("Herons").id("herons")
          PickerRow("Theme", selection: Binding(log, \.theme), options: ["light", "dark"]) { $0 }
            .id("theme")
        }
        .selection(.single(Binding(log, \.network)))
      })
    menu.select(key: "theme")
    menu.page.select(RowPath(section: 0, row: 4))
    #expect(log.theme == "dark")
    #expect(menu.isStored("theme") && !menu.isStored("networks"))
    menu.select(key: "herons")
    #expect(menu.isStored("theme") && menu.isStored("networks"))
  }

  @Test(
    arguments: [
      (.accepted, nil), (.refused("must be so"), "must be so"),
      (.ignored(.locked("set by X")), "set by X"), (.ignored(.disabled), "is disabled"),
      (.ignored(.hasNoValue), "has no value that can be set"),
      (.ignored(.atEnd), "is at the end of its range"),
      (.ignored(.unknownRow), "there is no such row"),
      (.ignored(.unknownKey), "there is no such setting"),
    ] as [(ValueOutcome, String?)])
  func `an outcome says why a value was not taken`(outcome: ValueOutcome, reason: String?) {
    #expect(outcome.reason == reason)
  }
}
