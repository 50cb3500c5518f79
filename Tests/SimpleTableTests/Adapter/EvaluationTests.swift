import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Evaluation` {
  let wifi = Variable(false)
  let volume = Variable(60)
  let fruit = Variable("Lemon")
  let set = Variable<Set<String>>(["Lemon"])
  let name = Variable("Ada")
  let list = Variable(["Lemon", "Lime"])
  let day = Variable(known("2026-12-31", as: CalendarDate.self))

  @Test(arguments: ["select", "increment", "set", "choose"])
  func `a control that changes a value reloads once and delivers one change list`(way: String) {
    let bench = ControlBench {
      ToggleRow("Wi-Fi", isOn: wifi.binding).id("wifi")
      if wifi.wrappedValue { Row("Address", detail: "\(volume.wrappedValue)") }
      SliderRow("Volume", value: volume.binding, in: 0...100).id("volume")
      Row("Now", detail: volume.wrappedValue.description)
      PickerRow("Fruit", selection: fruit.binding, options: ["Lemon", "Lime"], style: .inline) {
        Row($0).id($0.lowercased())
      }
    }
    switch way {
    case "select": bench.select("wifi")
    case "increment": bench.increment("volume")
    case "set": bench.adapter.setValue("1", row: "volume")
    default: bench.select("lime")
    }
    check(bench.evaluations, 1)
    check(bench.changes.count, 1)
  }

  @Test(arguments: 0...6)
  func `an event without a menu evaluates the description at most once`(event: Int) {
    let bench = ControlBench {
      ToggleRow("Wi-Fi", isOn: wifi.binding).id("wifi").row.onAccessory {}
      DisclosureRow("Free") { Row("Inside").id("inside") }.id("free")
      TextFieldRow("Name", text: name.binding, rules: [.required]).id("name")
    }
    let adapter = bench.adapter
    let (expected, run): (Int, () -> Void) =
      switch event {
      case 0: (1, { adapter.setValue("", row: "name") })
      case 1: (0, { adapter.setExpanded(true, row: "free") })
      case 2: (0, { adapter.reveal(row: "inside") })
      case 3: (0, { adapter.filter("inside") })
      case 4: (1, { adapter.tapAccessory(row: "wifi") })
      case 5: (1, { adapter.confirm(row: "wifi") })
      default: (1, { adapter.reload() })
      }
    run()
    check(bench.evaluations, expected)
  }

  @Test func `each value is read once`() {
    let reads = Count()
    func counted<Value>(_ setting: Variable<Value>) -> Binding<Value> {
      Binding(
        get: {
          reads.increase()
          return setting.wrappedValue
        }, set: { setting.wrappedValue = $0 })
    }
    let fruits = ["Lemon", "Lime"]
    let rows: [() -> Row] = [
      { ToggleRow("Row", isOn: counted(wifi)).row },
      { SliderRow("Row", value: counted(volume), in: 0...100).row },
      { StepperRow("Row", value: counted(volume), in: 0...50).row },
      { TextFieldRow("Row", text: counted(name), rules: [.required], validation: .onChange).row },
      { PickerRow("Row", selection: counted(fruit), options: fruits) { $0 }.row },
      {
        PickerRow("Row", selection: counted(fruit), options: fruits, style: .navigationLink) { $0 }
          .row
      },
      { MultiPickerRow("Row", selection: counted(set), options: fruits) { $0 }.row },
      { PickerRow("Row", selection: counted(fruit), options: fruits, style: .inline).row },
      { ListRow("Row", entries: counted(list)).row },
      { TextAreaRow("Row", text: counted(name)).row },
      { DateRow("Row", value: counted(day)).row },
    ]
    for row in rows {
      reads.value = 0
      let bench = ControlBench { row().id("row") }
      check(reads.value, 1)
      _ = bench.adapter.values
      _ = bench.row("row")
      _ = bench.titles
      bench.adapter.filter("row")
      bench.adapter.setExpanded(true, row: "row")
      check(reads.value, 1)
      bench.adapter.reload()
      check(reads.value, 2)
    }
  }

  @Test func `what a setter does on its own page is ignored, and a reload follows`() {
    weak var adapter: TableAdapter?
    let eager = Binding(
      get: { volume.wrappedValue },
      set: { value in
        volume.wrappedValue = value
        adapter?.reload()
        adapter?.setValue("Eve", row: "name")
      })
    let bench = ControlBench {
      SliderRow("Volume", value: eager, in: 0...100).id("volume")
      TextFieldRow("Name", text: name.binding).id("name")
    }
    adapter = bench.adapter
    bench.increment("volume")
    check(bench.adapter.values["volume"], "61")
    check(bench.adapter.values["name"], name.wrappedValue)
    check(
      bench.adapter.diagnostics.map(\.message),
      ["a setter, a getter or a rule uses the table or the menu while it runs; that was ignored"])
  }

  @Test(arguments: ["set", "refuse", "step"])
  func `a setter or a rule may remove the row that it is of`(way: String) {
    weak var adapter: TableAdapter?
    let count = Variable(3)
    nonisolated(unsafe) let removing = {
      count.wrappedValue = 1
      adapter?.reload()
    }
    let rule = ValidationRule<Int>("is no longer wanted") { number in
      if number == 9 { removing() }
      return number != 9
    }
    let bench = ControlBench {
      for number in 0..<count.wrappedValue {
        let value = Binding(get: { 1 }, set: { _ in removing() })
        StepperRow("Row \(number)", value: value, in: 0...9, rules: [rule]).id(number)
      }
    }
    adapter = bench.adapter
    let outcome =
      switch way {
      case "set": bench.adapter.setValue("5", row: "2")
      case "refuse": bench.adapter.setValue("9", row: "2")
      default: bench.adapter.increment(row: "2")
      }
    check(outcome, way == "refuse" ? .refused("is no longer wanted") : .accepted)
    check(bench.titles, ["Row 0"])
    check(bench.adapter.setValue("5", row: "2"), .ignored(.unknownRow))
  }
}
