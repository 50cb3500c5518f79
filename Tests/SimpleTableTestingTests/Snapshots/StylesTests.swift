import SimpleTable
import Testing

@testable import SimpleTableTesting

@Suite(.snapshots(record: .missing), .recordsIssues) struct `Styles of snapshots` {
  private let table = Table("Settings") {
    Section("Network") {
      Row("Wi-Fi", detail: "Otters")
      Row("Carrier", detail: "None").disabled(true)
      Row("家", detail: "x").tint(.warning)
      ButtonRow("Reset", role: .destructive) {}
    }
  }

  @Test func `the roles of a table are below its text`() {
    expectSnapshot(of: table, width: 30, styles: true) {
      """
      """
    }
  }

  @Test func `a highlight that has moved fails the test`() {
    let menu = ScriptedMenu(table, width: 30, height: 9)
    expectSnapshot(of: menu, styles: true) {
      """
      """
    }
    menu.press("down")
    let moved = verifySnapshot(of: menu, styles: true, record: .never) { "" }
    #expect(moved != nil)
  }

  @Test func `a menu, and what has no roles`() {
    expectSnapshot(of: Menu(Table { Section { Row("On") } }), width: 20, styles: true) {
      """
      """
    }
    expectSnapshot(of: "On\n", styles: true) {
      """
      """
    }
  }

  @Test func `without colours there are no roles`() {
    let menu = ScriptedMenu(
      Table { Section { Row("On") } }, width: 20, height: 5,
      environment: ["TERM": "xterm", "NO_COLOR": "1"])
    #expect(menu.snapshotStyles(width: 0, style: .plain) == "")
  }
}
