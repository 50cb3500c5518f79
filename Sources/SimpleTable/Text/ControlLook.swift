/// What a control adds to the trailing edge of its row.
struct ControlLook {
  /// The value as text.
  var detail: String?

  /// The number of cells that stay free after it, so that it keeps its column.
  var cellsAfterDetail = 0

  /// The sign at the edge.
  var accessory: Sign?

  /// Creates the look of a control.
  ///
  /// - Parameters:
  ///   - state: What there is to see of it.
  ///   - room: The number of cells of the line.
  ///   - free: The number of them that a detail may take before a title is cut.
  ///   - signs: The signs.
  init(_ state: ControlState, room: Int, free: Int, signs: Signs) {
    switch state {
    case .toggle(let isOn):
      accessory = isOn ? signs.on : signs.off
    case .choice(let isChosen):
      accessory = isChosen ? signs.checkmark : Sign("", exactly: signs.checkmark.cells)
    case .stepper(let text, let canDecrement, let canIncrement):
      detail = text
      guard LineText(text, limit: room, signs: signs).cells + 4 <= free else { break }
      let start = canDecrement ? signs.decrement.text : " "
      detail = "\(start) \(text)" + (canIncrement ? " " + signs.increment.text : "")
      cellsAfterDetail = canIncrement ? 0 : 2
    case .slider(let text, let fraction):
      let whole = Self.track(fraction, cells: min(10, room / 4), signs) + text
      detail = LineText(whole, limit: room, signs: signs).cells <= free ? whole : text
    case .picker(let text):
      detail = text
    case .field(let text, let placeholder, let isSecure):
      let isDotted = isSecure && !text.isEmpty
      detail = isDotted ? String(repeating: signs.dot.text, count: free < 8 ? 4 : 8) : text
      if text.isEmpty { detail = placeholder }
    case .button, .link:
      break
    }
  }

  /// Returns the track of a slider and a space, or nothing where there is no room for one.
  private static func track(_ fraction: Double, cells: Int, _ signs: Signs) -> String {
    guard cells >= 5 else { return "" }
    let knob = Int(fraction * Double(cells - 1) + 0.5)
    return String(repeating: signs.trackDone.text, count: knob) + signs.trackKnob.text
      + String(repeating: signs.trackRest.text, count: cells - 1 - knob) + " "
  }
}
