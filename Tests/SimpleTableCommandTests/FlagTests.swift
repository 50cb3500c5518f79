import Foundation
import SimpleTable
import SimpleTableCommand
import Testing

@Suite struct `Flags of a program` {
  let studio = Studio()

  @Test func `variables are those of the process where none are given`() throws {
    let home = try #require(ProcessInfo.processInfo.environment["HOME"])
    let state = State()
    let menu = Menu(
      Table { Section { TextFieldRow("Home", text: state.$home).id("me") } })
    #expect(menu.start(environmentPrefix: "HO").isEmpty && state.home == home)
    let forgotten = menu.start(prefix: "HO").refusedVariables.map(\.description)
    #expect(forgotten == ["prefix: reads nothing without environment:"] && state.home == "")
    menu.start(environment: [:], prefix: "HO")
    #expect(state.home == "")
    var words = ["play"]
    #expect(menu.start(flags: &words).isEmpty)
    let report = menu.start(environment: ["ME": "x"], flags: &words)
    #expect(report.refusedVariables.map(\.key) == ["environment"] && state.home == "")
  }

  private final class State { @Setting var home = "" }

  @Test func `that two settings have are a diagnostic, and the later one has none`() {
    for (menu, message, flags) in [
      (
        Named.menu(volume: "zoom"), "two settings have the flag \"--zoom\"; the later one has none",
        ["zoom", "quiet", nil, nil, "look"]
      ),
      (
        Named.menu(mute: "a", theme: "no-a"),
        "two settings have the flag \"--no-a\"; the later one has none",
        ["level", "a", nil, "zoom", nil]
      ),
      (
        Named.menu(volume: "a b"), "no word can be the flag \"a b\"",
        [nil, "quiet", nil, "zoom", "look"]
      ),
      (Named.menu(mute: ""), "no word can be the flag \"\"", ["level", nil, nil, "zoom", "look"]),
      (
        Named.menu(mute: "-a"), "no word can be the flag \"-a\"",
        ["level", nil, nil, "zoom", "look"]
      ),
      (
        Named.menu(mute: "a=b"), "no word can be the flag \"a=b\"",
        ["level", nil, nil, "zoom", "look"]
      ),
      (
        Named.menu(code: "code"), "\"code\" is secret, so it has no flag",
        ["level", "quiet", nil, "zoom", "look"]
      ),
    ] as [(Menu, String, [String?])] {
      #expect(menu.diagnostics.map(\.message) == [message])
      #expect(menu.settings.map(\.flag) == flags)
    }
    let plain = Menu(
      Table {
        Section("A") { ToggleRow("A", isOn: studio.$isLoud).flag("a").notStored() }
      })
    #expect(plain.diagnostics.map(\.message) == ["A: flag() needs a control with an id"])
  }
}
