import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Values of a table` {
  let wifi = Variable(true)
  let network = Variable("Otters")
  let volume = Variable(60)
  let fruit = Variable("Lemon")
  let password = Variable("hunter2")

  private func bench() -> ControlBench {
    ControlBench {
      ToggleRow("Wi-Fi", isOn: wifi.binding).id("wifi")
      if wifi.wrappedValue { TextFieldRow("Network", text: network.binding).id("network") }
      SliderRow("Volume", value: volume.binding, in: 0...100, step: 5).id("volume").hidden()
      PickerRow("Fruit", selection: fruit.binding, options: ["Lemon", "Lime"]) { $0 }
        .id("fruit").disabled()
      TextFieldRow("Password", text: password.binding, isSecure: true).id("password")
      ToggleRow("Without an id", isOn: wifi.binding)
      Row("Not a control").id("plain")
      LinkRow("Link") { Section {} }.id("link")
    }
  }

  @Test func `one inside a collapsed section is set`() {
    let adapter = TableAdapter(
      Table {
        Section("Collapsed") { ToggleRow("Wi-Fi", isOn: wifi.binding).id("wifi") }
          .collapsible(initially: .collapsed)
      })
    check(adapter.numberOfRows, 0)
    check(adapter.setValue("off", row: "wifi"), .accepted)
    check(!wifi.wrappedValue)
  }

  @Test func `one that a filter does not find is set`() {
    let bench = bench()
    bench.adapter.filter("nothing like it")
    check(bench.adapter.setValue("65", row: "volume"), .accepted)
  }

  @Test func `the second of two controls with one id has none`() {
    let bench = ControlBench {
      ToggleRow("One", isOn: wifi.binding).id("id")
      SliderRow("Two", value: volume.binding, in: 0...100).id("id")
    }
    check(bench.adapter.values, ["id": "true"])
    check(bench.problems, ["two rows have the id \"id\"; the later one goes by its place"])
  }

  @Test func `setting one returns the outcome`() {
    let bench = bench()
    let adapter = bench.adapter
    check(adapter.setValue("off", row: "wifi"), .accepted)
    check(adapter.setValue("Fjord", row: "network"), .ignored(.unknownRow))
    check(adapter.setValue("65", row: "volume"), .accepted)
    check(adapter.setValue("Lime", row: "fruit"), .ignored(.disabled))
    check(adapter.setValue("1", row: "plain"), .ignored(.hasNoValue))
    check(adapter.setValue("1", row: "unknown"), .ignored(.unknownRow))
    check(adapter.increment(row: "unknown"), .ignored(.unknownRow))
  }
}
