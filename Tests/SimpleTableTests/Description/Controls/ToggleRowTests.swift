import Testing

@testable import SimpleTable

@Suite struct `Toggle row` {
  let wifi = Variable(false)

  @Test func `selecting it turns its value on, and off again`() {
    let bench = ControlBench { ToggleRow("Wi-Fi", isOn: wifi.binding).id("wifi") }
    #expect(bench.control("wifi") == .toggle(isOn: false))
    #expect(bench.select("wifi") == .handled)
    #expect(wifi.wrappedValue)
    #expect(bench.control("wifi") == .toggle(isOn: true))
    bench.select("wifi")
    #expect(bench.control("wifi") == .toggle(isOn: false))
  }

  @Test(arguments: [
    ("true", true), ("on", true), ("YES", true), ("1", true),
    ("false", false), ("Off", false), ("no", false), ("0", false),
  ])
  func `its value is put in as text`(text: String, value: Bool) {
    wifi.wrappedValue = !value
    let bench = ControlBench { ToggleRow("Wi-Fi", isOn: wifi.binding).id("wifi") }
    #expect(bench.adapter.setValue(text, row: "wifi") == .accepted)
    #expect(wifi.wrappedValue == value)
    #expect(bench.adapter.values == ["wifi": String(value)])
  }

  @Test(arguments: ["", "maybe", "2", " on"])
  func `a text that says neither is refused`(text: String) {
    let bench = ControlBench { ToggleRow("Wi-Fi", isOn: wifi.binding).id("wifi") }
    let reason = "\"\(text)\" is neither on nor off"
    #expect(bench.adapter.setValue(text, row: "wifi") == .refused(reason))
    #expect(bench.message("wifi") == reason)
    #expect(!wifi.wrappedValue)
  }

  @Test func `it has no steps`() {
    let bench = ControlBench { ToggleRow("Wi-Fi", isOn: wifi.binding).id("wifi") }
    #expect(bench.increment("wifi") == .ignored(.hasNoValue))
  }

  @Test func `its own closure runs after the value has changed`() {
    var seen: [Bool] = []
    let bench = ControlBench {
      ToggleRow("Wi-Fi", isOn: wifi.binding).id("wifi").onSelect { seen.append(wifi.wrappedValue) }
    }
    bench.select("wifi")
    #expect(seen == [true])
  }

  @Test func `a constant stays as it is`() {
    let bench = ControlBench { ToggleRow("Wi-Fi", isOn: .constant(true)).id("wifi") }
    bench.select("wifi")
    #expect(bench.control("wifi") == .toggle(isOn: true))
    #expect(bench.changes.isEmpty)
  }
}
