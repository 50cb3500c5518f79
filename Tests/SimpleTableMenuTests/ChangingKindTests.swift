import SimpleTableMenu
import TestTraits
import Testing

/// A row that holds a number or a text, as another setting says.
@Suite struct `A setting whose kind changes` {
  private final class Motor {
    @Setting var isNumber = false
    @Setting var speed = "2"
  }

  private let motor = Motor()

  private var menu: Menu {
    Menu(
      Table.page {
        ToggleRow("As a number", isOn: motor.$isNumber).id("number")
        if motor.isNumber {
          picker(
            Binding(get: { Int(motor.speed) ?? 0 }, set: { motor.speed = "\($0)" }, default: 2),
            options: [1, 2])
        } else {
          picker(motor.$speed, options: ["1", "2", "high"])
        }
      })
  }

  /// A picker that is declared at one place, whatever its values are.
  private func picker<Value: Hashable>(_ speed: Binding<Value>, options: [Value]) -> Row {
    PickerRow("Speed", selection: speed, options: options) { "\($0)" }.id("speed")
  }

  @Test func `with another one is not set by the program, unless the program sets it`() {
    let menu = menu
    menu.start()
    for isNumber in [true, false, true] {
      check(menu.setValue("\(isNumber)", for: "number"), .accepted)
      check(menu.setting("speed")?.kind.type, isNumber ? .number : .text)
      check(menu.setting("speed")?.value, "2")
      check(menu.setting("speed")?.isSetByProgram, false)
    }
    motor.speed = "1"
    check(menu.setting("speed")?.isSetByProgram, true)
  }
}
