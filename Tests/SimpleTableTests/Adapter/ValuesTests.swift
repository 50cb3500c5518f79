import Testing

@testable import SimpleTable

@Suite struct `Values of a table` {
  let wifi = Setting(true)
  let network = Setting("Otters")
  let volume = Setting(60)
  let fruit = Setting("Lemon")
  let password = Setting("hunter2")

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

  @Test func `all controls with an id have one, hidden and disabled ones as well`() {
    #expect(
      bench().adapter.values == [
        "wifi": "true", "network": "Otters", "volume": "60", "fruit": "Lemon",
        "password": "hunter2",
      ])
  }

  @Test func `those of rows inside collapsed sections and rows are included`() {
    let adapter = TableAdapter(
      Table {
        Section("Collapsed") { ToggleRow("Wi-Fi", isOn: wifi.binding).id("wifi") }
          .collapsible(initially: .collapsed)
      })
    #expect(adapter.numberOfRows == 0)
    #expect(adapter.values == ["wifi": "true"])
    #expect(adapter.setValue("off", row: "wifi") == .accepted)
    #expect(!wifi.wrappedValue)
  }

  @Test func `a filter hides none of them`() {
    let bench = bench()
    bench.adapter.filter("nothing like it")
    #expect(bench.adapter.values.count == 5)
    #expect(bench.adapter.setValue("65", row: "volume") == .accepted)
  }

  @Test func `the second of two controls with one id has none`() {
    let bench = ControlBench {
      ToggleRow("One", isOn: wifi.binding).id("id")
      SliderRow("Two", value: volume.binding, in: 0...100).id("id")
    }
    #expect(bench.adapter.values == ["id": "true"])
    #expect(bench.problems == ["two rows have the id \"id\"; the later one goes by its place"])
  }

  @Test func `setting one returns the outcome`() {
    let bench = bench()
    let adapter = bench.adapter
    #expect(adapter.setValue("off", row: "wifi") == .accepted)
    #expect(adapter.setValue("Fjord", row: "network") == .ignored(.unknownRow))
    #expect(adapter.setValue("65", row: "volume") == .accepted)
    #expect(adapter.setValue("Lime", row: "fruit") == .ignored(.disabled))
    #expect(adapter.setValue("1", row: "plain") == .ignored(.hasNoValue))
    #expect(adapter.setValue("1", row: "unknown") == .ignored(.unknownRow))
    #expect(adapter.increment(RowPath(section: 9, row: 0)) == .ignored(.unknownRow))
  }

  @Test func `resetting sets those that are not disabled to what was declared, hidden ones too`() {
    network.wrappedValue = "Fjord"
    volume.wrappedValue = 5
    let bench = bench()
    fruit.wrappedValue = "Lime"
    password.wrappedValue = ""
    bench.adapter.setValue("x", row: "wifi")
    bench.forget()
    #expect(!bench.adapter.resetValues().isEmpty)
    #expect(network.wrappedValue == "Otters")
    #expect(volume.wrappedValue == 60)
    #expect(fruit.wrappedValue == "Lime")
    #expect(password.wrappedValue == "hunter2")
    #expect(bench.message("wifi") == nil)
    #expect(bench.evaluations == 1)
    #expect(bench.changes.count == 1)
  }

  @Test func `a value without a default is reset to the value that was read first`() {
    let plain = Binding(get: { volume.wrappedValue }, set: { volume.wrappedValue = $0 })
    let other = Binding(
      get: { wifi.wrappedValue }, set: { wifi.wrappedValue = $0 }, default: false)
    volume.wrappedValue = 15
    let bench = ControlBench {
      SliderRow("Volume", value: plain, in: 0...100).id("volume")
      ToggleRow("Wi-Fi", isOn: other).id("wifi")
    }
    bench.increment("volume", by: 3)
    bench.adapter.reload()
    bench.adapter.resetValues()
    #expect(volume.wrappedValue == 15)
    #expect(!wifi.wrappedValue)
  }

  @Test func `restoring sets known ones, even disabled and hidden ones, and ignores others`() {
    let bench = bench()
    let refused = bench.adapter.restoreValues([
      "wifi": "off", "volume": "10", "fruit": "Lime", "unknown": "1", "plain": "1",
    ])
    #expect(refused == [:])
    #expect(!wifi.wrappedValue)
    #expect(volume.wrappedValue == 10)
    #expect(fruit.wrappedValue == "Lime")
  }

  @Test func `restoring reaches rows that appear only through other values`() {
    wifi.wrappedValue = false
    let bench = bench()
    #expect(bench.adapter.restoreValues(["network": "Fjord", "wifi": "true"]) == [:])
    #expect(network.wrappedValue == "Fjord")
  }

  @Test func `restoring returns refused values and sets the rest`() {
    let bench = bench()
    let refused = bench.adapter.restoreValues(["volume": "7", "wifi": "no", "fruit": "Plum"])
    #expect(
      refused == [
        "volume": "must go in steps of 5 from 0", "fruit": "\"Plum\" is not among the options",
      ])
    #expect(!wifi.wrappedValue)
    #expect(volume.wrappedValue == 60)
  }

  @Test func `restoring tries again values that other values had blocked`() {
    let low = Setting(0)
    let high = Setting(10)
    let bench = ControlBench {
      StepperRow("Low", value: low.binding, in: 0...high.wrappedValue).id("low")
      StepperRow("High", value: high.binding, in: low.wrappedValue...100).id("high")
    }
    #expect(bench.adapter.restoreValues(["low": "50", "high": "60"]) == [:])
    #expect(low.wrappedValue == 50)
    #expect(high.wrappedValue == 60)
  }

  @Test func `restoring no values does not evaluate the table`() {
    let bench = bench()
    #expect(bench.adapter.restoreValues([:]) == [:])
    #expect(bench.adapter.restoreValues(["unknown": "1"]) == [:])
    #expect(bench.evaluations == 0)
  }

  @Test func `values can be restored from their texts`() {
    let bench = bench()
    let values = bench.adapter.values
    wifi.wrappedValue = false
    network.wrappedValue = ""
    volume.wrappedValue = 0
    fruit.wrappedValue = "Lime"
    bench.adapter.reload()
    #expect(bench.adapter.restoreValues(values) == [:])
    #expect(bench.adapter.values == values)
  }
}
