/// What a control adds to the trailing edge of its row.
struct ControlLook {
  /// The value as text.
  var detail: String?

  /// The number of cells that stay free after it, so that it keeps its column.
  var cellsAfterDetail = 0

  /// The glyph at the edge.
  var accessory: Glyph?

  /// Creates the look of a control.
  ///
  /// - Parameters:
  ///   - state: Its state.
  ///   - room: The number of cells of the line.
  ///   - free: The number of them that a detail may take before a title is cut.
  ///   - glyphs: The glyphs.
  init(_ state: ControlState, room: Int, free: Int, glyphs: Glyphs) {
    let text = state.label
    switch state.style {
    case .toggle:
      accessory = state.isOn ? glyphs[.on] : glyphs[.off]
    case .choice:
      accessory = glyphs.accessory(state.isOn ? .checkmark : .checkmarkPlaceholder, limit: 0)
    case .stepper:
      detail = text
      guard LineText(text, limit: room, glyphs: glyphs).cells + 4 <= free else { break }
      let start = state.canDecrement ? glyphs[.decrement].text : " "
      detail = "\(start) \(text)" + (state.canIncrement ? " " + glyphs[.increment].text : "")
      cellsAfterDetail = state.canIncrement ? 0 : 2
    case .slider:
      let whole = Self.track(state.fraction, cells: min(10, room / 4), glyphs) + text
      detail = LineText(whole, limit: room, glyphs: glyphs).cells <= free ? whole : text
    case .picker:
      detail = text
    case .list, .textArea:
      detail = state.isEmpty ? state.placeholder : text
    case .field:
      let isDotted = state.isSecure && !state.isEmpty
      detail =
        isDotted ? String(repeating: glyphs[.secureMask].text, count: free < 8 ? 4 : 8) : text
      if state.isEmpty { detail = state.placeholder }
    case .button, .link:
      break
    }
  }

  /// Returns a bar that is full only when all is done.
  static func bar(_ fraction: Double, cells: Int, _ glyphs: Glyphs) -> String {
    let done = Int(fraction * Double(cells))
    return String(repeating: glyphs[.trackDone].text, count: done)
      + String(repeating: glyphs[.trackRest].text, count: cells - done)
  }

  /// Returns the track of a slider and a space, or an empty text where there is no room for one.
  private static func track(_ fraction: Double, cells: Int, _ glyphs: Glyphs) -> String {
    guard cells >= 5 else { return "" }
    let knob = Int(fraction * Double(cells - 1) + 0.5)
    return String(repeating: glyphs[.trackDone].text, count: knob) + glyphs[.trackKnob].text
      + String(repeating: glyphs[.trackRest].text, count: cells - 1 - knob) + " "
  }
}
