import SimpleTableMenu
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Picker row` {
  let fruit = Variable("Lemon")
  let options = ["Lemon", "Lime", "Orange"]

  @Test func `a disabled one that is expanded cannot be changed`() {
    let isDisabled = Variable(false)
    let bench = ControlBench {
      PickerRow("Fruit", selection: fruit.binding, options: options) { $0 }
        .id("fruit").disabled(isDisabled.wrappedValue)
    }
    bench.select("fruit")
    isDisabled.wrappedValue = true
    bench.adapter.reload()
    check(bench.titles, ["Fruit", "*Lemon", "Lime", "Orange"])
    check(bench.select(row: 2), .ignored(.disabled))
    check(bench.select("fruit"), .ignored(.disabled))
    check(fruit.wrappedValue, "Lemon")
  }

  @Test func `options on a page are chosen there`() {
    let table = Table("Food") {
      Section {
        PickerRow("Fruit", selection: fruit.binding, options: options, style: .navigationLink) {
          $0
        }
      }
    }
    let menu = Menu(table)
    let top = RowPath(section: 0, row: 0)
    check(menu.page.row(at: top)?.accessory, .disclosureIndicator)
    check(menu.page.select(at: top), .handled)
    check(menu.titles, ["Food", "Fruit"])
    menu.page.select(at: RowPath(section: 0, row: 1))
    check(fruit.wrappedValue, "Lime")
    let states = (0..<3).map { menu.page.row(at: RowPath(section: 0, row: $0))?.control?.isOn }
    check(states, [false, true, false])
    menu.pop()
    check(menu.page.row(at: top)?.control?.label, "Lime")
  }

  @Test func `options on a page follow the options of the row`() {
    let extra = Variable(false)
    let table = Table {
      Section {
        ToggleRow("Extra", isOn: extra.binding)
        PickerRow(
          "Fruit", selection: fruit.binding,
          options: options + (extra.wrappedValue ? ["Kumquat"] : []), style: .navigationLink
        ) { $0 }
      }
    }
    let menu = Menu(table)
    menu.page.select(at: RowPath(section: 0, row: 1))
    check(menu.page.numberOfRows, 3)
    extra.wrappedValue = true
    menu.reload()
    check(menu.page.numberOfRows, 4)
  }
}
