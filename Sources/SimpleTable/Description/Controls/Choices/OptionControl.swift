/// The control of one option of a picker.
struct OptionControl: PartControl {
  let picker: Shared<ChoiceControl>
  let value: AnyHashable

  /// The option as it is stored.
  let text: String
  let isChosen: Bool

  var owner: ChoiceControl { picker.value }
  var role: ControlRole { .option(text, picker.value.style) }

  func read(in words: TableWords) -> ControlReading {
    let style = ControlState.Style.option(isExclusive: picker.value.selection.isSingle)
    var state = ControlState(style, kind: .toggle, value: .bool(isChosen))
    state.label = words(isChosen ? .on : .off)
    return ControlReading(state, in: words)
  }

  var isActivated: Bool { true }

  func changeOfOwner(_ change: ControlChange) -> ControlChange? {
    switch change {
    case .activation: .option(value)
    case .all: change
    default: nil
    }
  }

  func perform(_ change: ControlChange) -> ControlAnswer {
    changeOfOwner(change).map(owner.perform) ?? .none
  }
}
