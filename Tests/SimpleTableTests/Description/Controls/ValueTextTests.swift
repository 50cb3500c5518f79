import SimpleTableMenu
import TestTraits
import Testing

/// What a view shows beside the title of a row.
@Suite struct `Value text` {
  /// A row of each kind, and its text.
  private static var kinds: [(text: String, row: Row)] {
    func kind(_ text: String, _ row: some RowContent) -> (String, Row) { (text, row.row) }
    return [
      kind("", Row("Row")),
      kind("Otters", Row("Row with a detail", detail: "Otters")),
      kind("On", ToggleRow("Switch on", isOn: .constant(true))),
      kind("Off", ToggleRow("Switch off", isOn: .constant(false))),
      kind("60 %", SliderRow("Slider", value: .constant(60), in: 0...100) { "\($0) %" }),
      kind("3", StepperRow("Stepper", value: .constant(3), in: 0...9)),
      kind("250 ms", NumberFieldRow("Number", value: .constant(250), unit: "ms")),
      kind("", NumberFieldRow("No number", value: .constant(nil as Int?))),
      kind("Ada", TextFieldRow("Text", text: .constant("Ada"), placeholder: "Anonymous")),
      kind("", TextFieldRow("No text", text: .constant(""), placeholder: "Anonymous")),
      kind("••••••••", TextFieldRow("Secret", text: .constant("cat"), isSecure: true)),
      kind("", TextFieldRow("No secret", text: .constant(""), isSecure: true)),
      kind("a (+1 line)", TextAreaRow("Long text", text: .constant("a\nb"))),
      kind("07:30", DateRow("Time", value: .constant(TimeOfDay("07:30") ?? .midnight))),
      kind(";", FieldRow("Own type", value: .constant(";" as Character))),
      kind("Dark", PickerRow("Picker", selection: .constant("d"), options: ["d"]) { _ in "Dark" }),
      kind("None", PickerRow("No option", selection: .constant(nil), options: ["a", "b"])),
      kind(
        "a, b",
        MultiPickerRow("Options", selection: .constant(["b", "a"] as Set), options: ["a", "b"])),
      kind("None", MultiPickerRow("No options", selection: .constant([] as [Int]), options: [1])),
      kind("a, b", ListRow("List", entries: .constant(["a", "b"]))),
      kind("", ListRow("Empty list", entries: .constant([String]()))),
      kind("", ButtonRow("Button") {}),
      kind("", LinkRow("Link") {}),
      kind("home", LinkRow("Link with a detail", detail: "home") {}),
      kind("2", DisclosureRow("Disclosure", detail: "2") {}),
      kind("mine", ToggleRow("Switch with a detail", isOn: .constant(true)).detail("mine")),
    ]
  }

  @Test(arguments: kinds.map { $0.row.title })
  func `is the detail, or else what the control holds`(title: String) throws {
    let (text, row) = try #require(Self.kinds.first { $0.row.title == title })
    let adapter = TableAdapter(Table { Section { row } })
    check(adapter.row(at: RowPath(section: 0, row: 0))?.valueText, text)
  }

  @Test func `is empty for an option and an entry, whose titles are their values`() {
    let menu = Menu(
      Table {
        Section { PickerRow("Speed", selection: .constant(1), options: [1], style: .inline) }
        Section {
          PickerRow("Theme", selection: .constant("a"), options: ["a"]).id("theme")
          ListRow("Names", entries: .constant(["ada"])).id("names")
        }
      })
    func texts(_ section: Int) -> [String] {
      (0..<menu.page.numberOfRows(inSection: section)).compactMap {
        menu.page.row(at: RowPath(section: section, row: $0))?.valueText
      }
    }
    check(texts(0), [""])
    menu.page.select(row: "theme")
    check(texts(1), ["a", "", "ada"])
    menu.page.select(row: "names")
    check(texts(0), [""])
  }
}
