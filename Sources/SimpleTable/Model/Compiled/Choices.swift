/// Which rows of a group of choices are chosen, each value at one row only.
struct Choices {
  private var options: ChoiceOptions
  private let chosen: [AnyHashable]

  /// The chosen values for which there was no row yet.
  private var rest: Set<AnyHashable>

  /// Reads what is chosen.
  init(_ group: SelectionGroup) {
    options = ChoiceOptions(group)
    chosen = group.chosen()
    rest = Set(chosen)
  }

  /// Returns the control of the next row with a tag; `nil` for a tag that can never be chosen.
  mutating func control(of row: Row, tag: AnyHashable) -> (any Control)? {
    let group = options.selection
    guard let value = group.value(tag) else { return nil }
    options.append(
      value, stored: row.storage.id ?? String(stored: value.base), label: row.title)
    let isChosen = rest.remove(value) != nil
    return OptionControl(group: group, value: value, isChosen: isChosen)
  }

  /// The control of the whole group.
  var control: any Control { ChoiceControl(options: options) }

  /// The label and the value of the whole group.
  var reading: ControlReading { options.reading(of: chosen) }
}
