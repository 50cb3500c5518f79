import Testing

@testable import SimpleTable

/// Environment variables under the names that keys had before words were separated in them.
@Suite struct `Former names of variables` {
  private final class State {
    @Setting var timeout = 10
    @Setting var other = 10
    @Setting var isMore = false
  }

  private let state = State()

  private func menu(other: String? = nil) -> Menu {
    let state = state
    return Menu(
      Table {
        Section {
          StepperRow("Timeout", value: state.$timeout, in: 0...100).id("serverTimeout")
          ToggleRow("More", isOn: state.$isMore).id("more")
          if let other {
            StepperRow("Other", value: state.$other, in: 0...100).id(other)
          } else if state.isMore {
            StepperRow("Other", value: state.$other, in: 0...100).id("servertimeout")
          }
        }
      })
  }

  /// Returns the values of the two numbers that variables lead to.
  private func values(_ variables: [String: String], other: String? = nil) -> [Int] {
    (state.timeout, state.other) = (10, 10)
    menu(other: other).apply(environment: variables, prefix: "T_")
    return [state.timeout, state.other]
  }

  @Test func `are read where the name of now is not set`() {
    #expect(values(["T_SERVERTIMEOUT": "20"]) == [20, 10])
    #expect(values(["T_SERVERTIMEOUT": "20", "T_SERVER_TIMEOUT": "30"]) == [30, 10])
    #expect(values(["T_SERVER_TIMEOUT": "40"]) == [40, 10])
    #expect(values(["SERVERTIMEOUT": "20"]) == [10, 10])
  }

  @Test func `lock under the name that is set, and are refused under it`() {
    let menu = menu()
    menu.apply(environment: ["T_SERVERTIMEOUT": "20"], prefix: "T_")
    #expect(menu.setting("serverTimeout")?.lockReason == "set by T_SERVERTIMEOUT")
    #expect(menu.setting("serverTimeout")?.sources.first?.origin == "T_SERVERTIMEOUT")
    #expect(menu.setValue("5", for: "serverTimeout") != .accepted)
    menu.reload()
    #expect(
      state.timeout == 20 && menu.page.row(at: RowPath(section: 0, row: 0))?.isDisabled == true)
    let refused = menu.apply(environment: ["T_SERVERTIMEOUT": "200"], prefix: "T_")
    #expect(refused.map(\.description) == ["T_SERVERTIMEOUT: must be from 0 to 100"])
    #expect(state.timeout == 10)
    // What the name of now refuses is not looked for under another one.
    menu.apply(
      environment: ["T_SERVER_TIMEOUT": "200", "T_SERVERTIMEOUT": "20"], prefix: "T_")
    #expect(state.timeout == 10)
  }

  @Test func `are not read where they are another key's name of now`() {
    #expect(values(["T_SERVERTIMEOUT": "20"], other: "servertimeout") == [10, 20])
    #expect(values(["T_SERVERTIMEOUT": "20"], other: "servertimeout2") == [20, 10])
  }

  @Test func `are not read where several keys had them`() {
    #expect(values(["T_SERVERTIMEOUT": "20"], other: "servertimeOut") == [10, 10])
    #expect(values(["T_SERVERTIME_OUT": "20"], other: "servertimeOut") == [10, 20])
  }

  @Test func `are taken away by a setting that appears`() {
    let menu = menu()
    let variables = ["T_SERVERTIMEOUT": "20"]
    menu.apply(environment: variables, prefix: "T_")
    #expect([state.timeout, state.other] == [20, 10])
    menu.setValue("true", for: "more")
    #expect(menu.settings.map(\.isLocked) == [false, false, true])
    #expect([state.timeout, state.other] == [10, 20])
    menu.setValue("false", for: "more")
    #expect(menu.settings.map(\.isLocked) == [true, false])
    #expect(state.timeout == 20)
  }

  @Test func `do not collide, and names of now do`() {
    let menu = menu(other: "server.timeout")
    menu.apply(environment: ["T_SERVER_TIMEOUT": "20", "T_SERVERTIMEOUT": "30"], prefix: "T_")
    #expect(menu.settings.map(\.isLocked) == [false, false, false])
    #expect(
      menu.diagnostics.map(\.message) == [
        "the environment variable T_SERVER_TIMEOUT would set \"server.timeout\", \"serverTimeout\", so it sets none"
      ])
    menu.apply(environment: ["T_SERVERTIMEOUT": "30"], prefix: "T_")
    #expect(menu.diagnostics.isEmpty && state.timeout == 30)
  }

  @Test func `a name that several keys have is the name of none`() {
    let names = VariableNames(of: ["a.b", "a_b", "c"], prefix: "X_")
    #expect(names["a.b"] == nil && names["a_b"] == nil && names["c"] == "X_C")
  }

  @Test func `are named beside those of now`() {
    let names = menu(other: "wifi").variableNames(prefix: "T_")
    #expect(names["serverTimeout"] == "T_SERVER_TIMEOUT")
    #expect(names.former(of: "serverTimeout") == "T_SERVERTIMEOUT")
    #expect(names["wifi"] == "T_WIFI" && names.former(of: "wifi") == nil)
    #expect(names["nothing"] == nil && names.former(of: "noThing") == nil)
  }
}
