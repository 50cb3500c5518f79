import SimpleTable
import SimpleTableTerminal
import SimpleTableTesting
import TestTraits
import Testing

@Suite struct `The next field` {
  @Test(
    arguments: [
      (true, ["Ada1", "x", "b24", "Cecil3"]), (false, ["Ada1", "x24", "b3", "Cecil"]),
    ])
  func `of Tab is one that can be typed into`(isDisabled: Bool, values: [String]) {
    let texts = ["Ada", "x", "b", "Cecil"].map { Setting(wrappedValue: $0).projectedValue }
    let menu = ScriptedMenu(
      Table.page {
        for (number, text) in texts.enumerated() {
          TextFieldRow("Field \(number)", text: text)
            .disabled(number == 1 && isDisabled)
        }
      }, width: 40, height: 12)
    func typeInto(_ key: Key, _ mark: String) {
      menu.press(key)
      menu.type(mark)
    }
    typeInto(.return, "1")
    typeInto(.tab, "2")
    typeInto(.tab, "3")
    typeInto(.backTab, "4")
    menu.press(.return)
    #expect(texts.map(\.wrappedValue) == values)
  }
}
