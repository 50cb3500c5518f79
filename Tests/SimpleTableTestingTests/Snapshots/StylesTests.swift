import SimpleTable
import TestTraits
import Testing

@testable import SimpleTableTesting

@Suite struct `Styles of snapshots` {
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
        Settings

        Network
          Wi-Fi             Otters
       ⊘  Carrier             None
       ▲  家                     x
       ✕  Reset

      Styles:
      1: 3 title “Settings”
      3: 3 header “Network”
      4: 23 detail “Otters”
      5: 2 disabled “⊘  Carrier             None”
      6: 2 warning “▲  家”, 28 detail “x”
      7: 2 destructive “✕  Reset”
      """
    }
  }

  @Test func `a highlight that has moved fails the test`() {
    let menu = ScriptedMenu(table, width: 30, height: 9)
    expectSnapshot(of: menu, styles: true) {
      """
       Settings

        Network
      ❯   Wi-Fi             Otters
       ⊘  Carrier             None
       ▲  家                     x
       ✕  Reset

                    q leave  ? keys

      Styles:
      1: 2 title “Settings”
      3: 3 header “Network”
      4: bar, 5 selected “Wi-Fi”, 23 detail “Otters”
      5: 2 disabled “⊘  Carrier             None”
      6: 2 warning “▲  家”, 28 detail “x”
      7: 2 destructive “✕  Reset”
      9: 15 key “q”, 17 footer “leave”, 24 key “?”, 26 footer “keys”
      """
    }
    menu.press("down")
    let moved = verifySnapshot(of: menu, styles: true, record: .never) { "" }
    #expect(moved != nil)
  }

  @Test func `a menu, and what has no roles`() {
    expectSnapshot(of: Menu(Table { Section { Row("On") } }), width: 20, styles: true) {
      """
          On

      Styles:
      """
    }
    expectSnapshot(of: "On\n", styles: true) {
      """
      On

      Styles:
      """
    }
  }

  @Test func `without colours the roles are those without a bar`() {
    let menu = ScriptedMenu(
      Table { Section { Row("On") } }, width: 20, height: 5,
      environment: ["TERM": "xterm", "NO_COLOR": "1"])
    let roles = menu.snapshotStyles(width: 0, style: .plain)
    check(roles.contains("selected “On”") && !roles.contains("bar"))
  }
}
