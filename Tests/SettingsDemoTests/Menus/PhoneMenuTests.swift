import SimpleTable
import SimpleTableTesting
import TestTraits
import Testing

@testable import settings_demo

/// The settings of a phone, as a user meets them.
@Suite struct PhoneMenuTests {
  private let menu = Menu(PhoneMenu(phone: Phone()).table)

  private func go(to rows: RowID...) {
    for row in rows { menu.page.tap(row) }
  }

  @Test func `airplane mode turns off what sends`() {
    let page = menu.page
    expectChanges(in: page) {
      page.tap("airplane")
    } matches: {
      """
      ~ [0,0] Airplane Mode
      ~ [0,1] Wi-Fi
      ~ [0,2] Bluetooth
      ~ [0,3] Carrier
      """
    }
    check(page.tap("carrier"), .refused("Airplane Mode is on"))
    go(to: "wifi")
    check(menu.page.tap("wifi-on"), .refused("Airplane Mode is on"))
  }

  @Test func `a page behind a row changes the row`() {
    let first = menu.page
    go(to: "wifi")
    expectChanges(in: first) {
      menu.page.tap("voles")
    } matches: {
      "~ [0,1] Wi-Fi"
    }
    check(first.row(at: RowPath(section: 0, row: 1))?.detail, "Voles")
  }

  @Test func `the chosen network has a second text, and a hidden one is still a setting`() {
    go(to: "wifi")
    let page = menu.page
    func subtitle(_ id: RowID) -> String? { page.path(of: id).flatMap(page.row)?.subtitle }
    check(page.section(at: 1)?.header, "Networks")
    check(subtitle("voles"), nil)
    page.tap("voles")
    #expect(subtitle("voles") != nil && subtitle("otters") == nil)
    page.tap("wifi-on")
    check(page.path(of: "voles"), nil)
    check(menu.setting("networks")?.value, "Voles")
  }

  @Test func `a scan finds networks one by one, which can be chosen`() async {
    let phone = Phone()
    phone.scanPause = 0
    let scripted = ScriptedMenu(PhoneMenu(phone: phone).table, width: 40, height: 20)
    scripted.adapter.tap("wifi")
    for _ in 0..<2 {
      scripted.adapter.tap("scan")
      await scripted.settle { phone.networks.count == 4 }
      scripted.reload()
      check(scripted.frame.contains("Newts"))
      check(!scripted.frame.contains("Weir"))
      check(scripted.frame.contains("━━──────"))
      await scripted.settle()
      check(phone.networks, ["Otters", "Herons", "Voles", "Newts", "Mill House", "Weir"])
    }
    scripted.adapter.tap("weir")
    check(phone.network, "Weir")
  }

  @Test func `a button that is done goes away`() {
    let first = menu.page
    go(to: "general")
    check(menu.page.tap("update"), .needsConfirmation("Install the update now?"))
    expectChanges(in: menu.page) {
      menu.page.confirm(row: "update")
      menu.reload()
    } matches: {
      """
      - [0,1] Install update
      """
    }
    menu.pop()
    check(first.path(of: "general").flatMap(first.row)?.badge, nil)
  }

  @Test func `a row draws its own lines`() {
    go(to: "general", "about")
    expectSnapshot(of: menu.page, width: 30) {
      """
        About

          Name               Heron
          Version              4.1
          Made by
            Heron & Vole
            1 Riverbank
            Reedham
      """
    }
  }
}
