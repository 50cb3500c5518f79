import Testing

@testable import SimpleTable

@Suite struct `Picker row` {
  let fruit = Variable("Lemon")
  let options = ["Lemon", "Lime", "Orange"]

  private func bench(
    options: [String]? = nil, label: @escaping (String) -> String = { $0 }
  ) -> ControlBench {
    let options = options ?? self.options
    return ControlBench {
      PickerRow("Fruit", selection: fruit.binding, options: options, label: label).id("fruit")
    }
  }

  @Test func `selecting an inline one shows its options, the chosen one checked`() {
    let bench = bench()
    #expect(bench.titles == ["Fruit"])
    bench.select("fruit")
    #expect(bench.titles == ["Fruit", "*Lemon", "Lime", "Orange"])
    bench.select(row: 3)
    #expect(bench.titles == ["Fruit", "Lemon", "Lime", "*Orange"])
    #expect(fruit.wrappedValue == "Orange")
    #expect(bench.control("fruit") == .picker(text: "Orange"))
    bench.select("fruit")
    #expect(bench.titles == ["Fruit"])
  }

  @Test func `it steps through its options and stops at the ends`() {
    let bench = bench()
    #expect(bench.decrement("fruit") == .ignored(.atEnd))
    #expect(fruit.wrappedValue == "Lemon")
    bench.increment("fruit")
    #expect(fruit.wrappedValue == "Lime")
    bench.increment("fruit", by: .max)
    #expect(fruit.wrappedValue == "Orange")
    bench.decrement("fruit", by: .max)
    #expect(fruit.wrappedValue == "Lemon")
  }

  @Test func `an option is named by its label, whatever the case`() {
    let bench = bench { $0 == "Lime" ? "Green one" : $0 }
    #expect(bench.adapter.setValue("green ONE", row: "fruit") == .accepted)
    #expect(fruit.wrappedValue == "Lime")
    #expect(bench.adapter.values["fruit"] == "Lime")
    let reason = "\"Green\" is not among the options"
    #expect(bench.adapter.setValue("Green", row: "fruit") == .refused(reason))
    #expect(bench.message("fruit") == reason)
  }

  @Test func `labels that differ in case alone are different`() {
    let bench = bench(options: ["a", "A"])
    #expect(bench.adapter.setValue("A", row: "fruit") == .accepted)
    #expect(fruit.wrappedValue == "A")
    #expect(bench.adapter.setValue("a", row: "fruit") == .accepted)
    #expect(fruit.wrappedValue == "a")
  }

  @Test func `without options it shows its value, and none can be chosen`() {
    let bench = bench(options: [])
    #expect(bench.problems == ["Fruit: there are no options"])
    #expect(bench.control("fruit") == .picker(text: "Lemon"))
    #expect(bench.increment("fruit") == .refused("has no options"))
    bench.select("fruit")
    #expect(bench.titles == ["Fruit"])
    let reason = "\"Lime\" is not among the options"
    #expect(bench.adapter.setValue("Lime", row: "fruit") == .refused(reason))
    #expect(bench.adapter.setValue("Lemon", row: "fruit") == .accepted)
  }

  @Test func `the same option twice is named, and checked once`() {
    let bench = bench(options: ["Lemon", "Lime", "Lemon"])
    #expect(bench.problems == ["Fruit: the option \"Lemon\" is declared twice"])
    bench.select("fruit")
    #expect(bench.titles == ["Fruit", "*Lemon", "Lime", "Lemon"])
    bench.select(row: 3)
    #expect(bench.titles == ["Fruit", "*Lemon", "Lime", "Lemon"])
  }

  @Test func `two options with one label are named`() {
    let bench = bench { _ in "Citrus" }
    #expect(bench.problems == ["Fruit: two options are called \"Citrus\""])
  }

  @Test func `a value that is no option is shown and named, and none is checked`() {
    fruit.wrappedValue = "Plum"
    let bench = bench()
    #expect(bench.problems == ["Fruit: \"Plum\" is not among the options"])
    #expect(bench.control("fruit") == .picker(text: "Plum"))
    bench.select("fruit")
    #expect(bench.titles == ["Fruit", "Lemon", "Lime", "Orange"])
    bench.decrement("fruit")
    #expect(fruit.wrappedValue == "Lemon")
  }

  @Test func `a disabled one that is expanded cannot be changed`() {
    let isDisabled = Variable(false)
    let bench = ControlBench {
      PickerRow("Fruit", selection: fruit.binding, options: options) { $0 }
        .id("fruit").disabled(isDisabled.wrappedValue)
    }
    bench.select("fruit")
    isDisabled.wrappedValue = true
    bench.adapter.reload()
    #expect(bench.titles == ["Fruit", "*Lemon", "Lime", "Orange"])
    #expect(bench.select(row: 2) == .ignored(.disabled))
    #expect(bench.select("fruit") == .ignored(.disabled))
    #expect(fruit.wrappedValue == "Lemon")
  }

  @Test func `options on a page are chosen there`() {
    let table = Table("Food") {
      Section {
        PickerRow("Fruit", selection: fruit.binding, options: options, style: .page) { $0 }
      }
    }
    let menu = Menu(table)
    let top = RowPath(section: 0, row: 0)
    #expect(menu.page.row(at: top)?.accessory == .disclosureIndicator)
    #expect(menu.page.select(top) == .handled)
    #expect(menu.titles == ["Food", "Fruit"])
    menu.page.select(RowPath(section: 0, row: 1))
    #expect(fruit.wrappedValue == "Lime")
    let states = (0..<3).map { menu.page.row(at: RowPath(section: 0, row: $0))?.control?.isOn }
    #expect(states == [false, true, false])
    menu.pop()
    #expect(menu.page.row(at: top)?.control?.label == "Lime")
  }

  @Test func `options on a page follow the options of the row`() {
    let extra = Variable(false)
    let table = Table {
      Section {
        ToggleRow("Extra", isOn: extra.binding)
        PickerRow(
          "Fruit", selection: fruit.binding,
          options: options + (extra.wrappedValue ? ["Kumquat"] : []), style: .page
        ) { $0 }
      }
    }
    let menu = Menu(table)
    menu.page.select(RowPath(section: 0, row: 1))
    #expect(menu.page.numberOfRows == 3)
    extra.wrappedValue = true
    menu.reload()
    #expect(menu.page.numberOfRows == 4)
  }
}
