import SimpleTable
import SimpleTableTesting
import TestTraits
import Testing

@testable import settings_demo

/// What takes time in the settings of a phone.
@Suite struct PhoneMenuTests {
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
}
