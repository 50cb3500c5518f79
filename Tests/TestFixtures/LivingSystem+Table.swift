package import SimpleTableMenu

extension LivingSystem {
  /// The rows as they are declared now.
  package var table: Table {
    Table("Root") { [self] in
      for number in declared(values) where !items[number].isOnPage { section(number) }
      Section {
        LinkRow("Page", scope: "p") { [self] in
          for number in declared(values) where items[number].isOnPage { section(number) }
          Section { for row in furtherRows() { row } }
        }
        .id("link")
        for row in furtherRows() { row }
      }
    }
  }

  private func section(_ number: Int) -> Section {
    evaluate(number)
    let item = items[number]
    let isDisabled = isDisabled(number, values)
    // Distinct names keep the rows apart that have one id.
    let title = "Row \(number)"
    // Each is declared at a place of its own, although a loop declares them.
    let line = UInt(number + 1)
    let row: Row =
      switch item.kind {
      case .toggle:
        ToggleRow(title, isOn: binding(number, { $0 == "true" }, { "\($0)" }), line: line)
          .row
      case .stepper:
        StepperRow(title, value: wholeNumber(number), in: range(number, values), line: line).row
      case .slider:
        SliderRow(title, value: wholeNumber(number), in: range(number, values), line: line).row
      case .number:
        NumberFieldRow(title, value: wholeNumber(number), in: range(number, values), line: line).row
      case .text: TextFieldRow(title, text: binding(number), rules: [.required], line: line).row
      case .area: TextAreaRow(title, text: binding(number), rules: [.required], line: line).row
      case .date:
        if let day = CalendarDate(Self.dates[0]) {
          DateRow(
            title, value: binding(number, { CalendarDate($0) ?? day }, \.description),
            rules: [ValidationRule("must be before 2027") { $0.year < 2027 }], line: line
          ).row
        } else {
          Row(title)
        }
      case .picker:
        PickerRow(
          title, selection: binding(number), options: options(number, values),
          style: .navigationLink, label: { $0.uppercased() }, line: line
        ).previewed().row
      case .severalPicker:
        MultiPickerRow(
          title,
          selection: binding(
            number, { Set(Self.entries($0)) }, { $0.sorted().joined(separator: ", ") }),
          options: options(number, values), style: .navigationLink, label: { $0.uppercased() },
          line: line
        ).row
      case .list:
        ListRow(
          title, entries: binding(number, Self.entries, { $0.joined(separator: ", ") }),
          limit: 0...2, line: line
        ).row
      case .map:
        DictionaryRow(
          title, entries: binding(number, { Self.map($0) ?? [:] }, Self.text), limit: ...2,
          line: line
        ).row
      case .inlinePicker:
        PickerRow(
          title, selection: binding(number), options: ["x", "y", "z"], style: .inline,
          row: { Row($0.uppercased()).id("\(item.id)-\($0)") }, line: line
        ).row
      }
    let former = item.former.map { row.formerly($0) } ?? row
    let allowed = item.isAllowedInProject ? former.allowedInProject() : former
    return Section { allowed.id(item.id).disabled(isDisabled) }
  }

  private func wholeNumber(_ number: Int) -> Binding<Int> {
    binding(number, { Int($0) ?? 0 }, { "\($0)" })
  }

  private func binding(_ number: Int) -> Binding<String> { binding(number, { $0 }, { $0 }) }

  private func binding<Value>(
    _ number: Int, _ value: @escaping (String) -> Value, _ text: @escaping (Value) -> String
  ) -> Binding<Value> {
    Binding(
      get: { [self] in value(values[number]) }, set: { [self] in assign(text($0), number) },
      default: value(defaults[number]))
  }
}
