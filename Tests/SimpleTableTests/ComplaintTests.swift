import SimpleTableMenu
import TestTraits
import Testing

@testable import SimpleTable

/// Frequent complaints about other libraries, and what happens here instead.
@Suite struct `Complaints` {
  let wifi = Variable(false)
  let volume = Variable(50)
  let fruit = Variable("Lemon")
  let days = Variable<Set<String>>([])
  let name = Variable("Ada")
  let options = ["Lemon", "Lime"]

  /// All controls, and a row with closures of its own.
  private func rows(disabled isDisabled: Bool, fired: Count) -> Row {
    Row(group: [
      ToggleRow("Toggle", isOn: wifi.binding).id("toggle"),
      StepperRow("Stepper", value: volume.binding, in: 0...100).id("stepper"),
      SliderRow("Slider", value: volume.binding, in: 0...100).id("slider"),
      PickerRow("Picker", selection: fruit.binding, options: options) { $0 }.id("picker"),
      MultiPickerRow("Days", selection: days.binding, options: options) { $0 }.id("days"),
      TextFieldRow("Field", text: name.binding).id("field"),
      ButtonRow("Button") { fired.increase() }.id("button"),
      LinkRow("Link") { Section {} }.id("link").onSelect { fired.increase() },
      DisclosureRow("More") { Row("Inner") }.id("more"),
      Row("Row", accessory: .detailButton) { fired.increase() }
        .onAccessory { fired.increase() }.id("row"),
      PickerRow("Choice", selection: fruit.binding, options: options, style: .inline) {
        Row($0).id("option \($0)")
      }.id("choice"),
    ])
    .disabled(isDisabled)
  }

  private var texts: [RowID: String] {
    [
      "toggle": "true", "stepper": "60", "slider": "60", "picker": "Lime", "days": "Lime",
      "field": "Eve", "choice": "Lime", "button": "", "link": "", "more": "", "row": "",
    ]
  }

  @Test func `disabled rows run no action, and change no value`() {
    let fired = Count()
    let table = Table {
      Section { rows(disabled: true, fired: fired) }
    }
    .onSelect { _, _ in fired.increase() }
    .onAccessory { _, _ in fired.increase() }
    let menu = Menu(table)
    let adapter = menu.page
    let before = adapter.values
    for row in 0..<adapter.numberOfRows {
      let path = RowPath(section: 0, row: row)
      check(adapter.select(at: path), .ignored(.disabled))
      check(adapter.tapAccessory(at: path), .ignored(.disabled))
      check(adapter.id(at: path).map { adapter.increment(row: $0) }, .ignored(.disabled))
    }
    for (id, text) in texts { check(adapter.setValue(text, row: id), .ignored(.disabled)) }
    menu.unsetAll()
    check(fired.value, 0)
    check(adapter.values, before)
    check(menu.pages.count, 1)
    check(adapter.selectedRow, nil)
  }

  @Test func `the same rows do fire while they are not disabled`() {
    let fired = Count()
    let bench = ControlBench { rows(disabled: false, fired: fired) }
    for (id, text) in texts { bench.adapter.setValue(text, row: id) }
    check(
      bench.adapter.values.filter { $0.key.name?.hasPrefix("option") != true },
      texts.filter {
        !["button", "link", "more", "row"].contains($0.key)
      })
    for id in ["button", "link", "row"] as [RowID] { #expect(bench.select(id) == .handled) }
    check(fired.value, 3)
  }

  @Test func `a choice can be preset, read back, and never has two options chosen`() {
    fruit.wrappedValue = "Lime"
    let bench = ControlBench {
      PickerRow("Fruit", selection: fruit.binding, options: options, style: .inline) {
        Row($0).id($0)
      }
    }
    check(bench.titles, ["Lemon", "*Lime"])
    bench.select("Lemon")
    check(bench.titles, ["*Lemon", "Lime"])
    check(fruit.wrappedValue, "Lemon")
    fruit.wrappedValue = "Lime"
    bench.adapter.reload()
    check(bench.titles, ["Lemon", "*Lime"])
  }

  @Test func `no kind of row is missing, and new kinds are made of existing ones`() {
    struct PercentRow: RowContent {
      let title: String
      let value: Binding<Int>
      var row: Row { SliderRow(title, value: value, in: 0...100, step: 10) { "\($0) %" }.row }
    }
    let bench = ControlBench { PercentRow(title: "Light", value: volume.binding).id("light") }
    bench.increment("light")
    check(bench.control("light"), .slider(text: "60 %", fraction: 0.6))
  }

  @Test func `rows of controls are found by their values`() {
    let bench = ControlBench {
      PickerRow("Fruit", selection: fruit.binding, options: options) { $0 }.id("picker")
      TextFieldRow("Name", text: name.binding).id("field")
      ToggleRow("Wi-Fi", isOn: wifi.binding).id("toggle")
    }
    bench.adapter.filter("ada")
    check(bench.titles, ["Name"])
    bench.adapter.setValue("Eve", row: "field")
    checkEmpty(bench.titles)
    bench.adapter.filter("lemon")
    check(bench.titles.first, "Fruit")
    bench.adapter.filter(nil)
    check(bench.adapter.numberOfRows, 3)
  }

  @Test func `all values can be read with hidden rows, and reset to their defaults`() {
    volume.wrappedValue = 5
    let bench = ControlBench {
      ToggleRow("Wi-Fi", isOn: wifi.binding).id("wifi")
      SliderRow("Volume", value: volume.binding, in: 0...100).id("volume").hidden()
    }
    check(bench.adapter.values, ["wifi": "false", "volume": "5"])
    Menu(bench.adapter.table).unsetAll()
    bench.adapter.reload()
    check(bench.adapter.values, ["wifi": "false", "volume": "50"])
  }
}
