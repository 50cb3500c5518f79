/// The parts that a control adds to the trailing edge of its row.
struct ControlLook {
  /// The value as text.
  var detail: String?

  /// Whether the text is shown in place of a value.
  var isPlaceholder = false

  /// The signs beside the value that step it.
  var signs: ControlState.Steps?

  /// The glyph at the edge.
  var accessory: Glyph?

  /// The cells of the signs of a stepper, with the spaces between them and the value.
  static let cellsOfSigns = 4

  /// Creates the look of a control.
  ///
  /// - Parameters:
  ///   - state: Its state.
  ///   - room: The number of cells of the line.
  ///   - free: The number of them that a detail may take before a title is cut.
  ///   - hasDetail: Whether the row shows another detail.
  ///   - glyphs: The glyphs.
  init(_ state: ControlState, room: Int, free: Int, hasDetail: Bool, glyphs: Glyphs) {
    let text = state.label
    func fits(_ text: String, besides cells: Int = 0) -> Bool {
      LineText(text, limit: room, glyphs: glyphs).cells + cells <= free
    }
    switch state.style {
    case .toggle:
      let sign = state.isOn ? glyphs[.on] : glyphs[.off]
      // A symbol that is a word already says the value, so it needs no column of its own.
      if glyphs.saysSwitches, !hasDetail {
        detail = sign.text
      } else {
        accessory = sign
        if fits(text) { detail = text }
      }
    case .option(isExclusive: true):
      accessory = state.isOn ? glyphs[.chosen] : glyphs[.notChosen]
    case .option:
      accessory = state.isOn ? glyphs[.checked] : glyphs[.notChecked]
    case .stepper(let steps):
      detail = text
      if fits(text, besides: Self.cellsOfSigns) { signs = steps }
    case .slider(_, let fraction):
      let whole = Self.track(fraction, cells: min(10, room / 4), glyphs) + text
      detail = fits(whole) ? whole : text
    case .picker:
      detail = text
      isPlaceholder = state.isEmpty || state.value == .texts([])
    case .list, .textArea:
      detail = state.isEmpty ? state.placeholder : text
      isPlaceholder = state.isEmpty
    case .field, .secureField:
      isPlaceholder = state.isEmpty
      if isPlaceholder {
        detail = state.placeholder
      } else if state.style == .secureField {
        detail = String(repeating: glyphs[.secureMask].text, count: free < 8 ? 4 : 8)
      } else {
        detail = text
      }
    case .button, .link:
      break
    }
  }

  /// Returns a bar that is full only when all is done.
  static func bar(_ fraction: Double, cells: Int, _ glyphs: Glyphs) -> String {
    let done = Int(fraction * Double(cells))
    return String(repeating: glyphs.track.done.text, count: done)
      + String(repeating: glyphs.track.rest.text, count: cells - done)
  }

  /// Returns the track of a slider and a space, or an empty text where there is no room for one.
  private static func track(_ fraction: Double, cells: Int, _ glyphs: Glyphs) -> String {
    guard cells >= 5 else { return "" }
    let knob = Int(fraction * Double(cells - 1) + 0.5)
    return String(repeating: glyphs.track.done.text, count: knob) + glyphs.track.knob.text
      + String(repeating: glyphs.track.rest.text, count: cells - 1 - knob) + " "
  }
}
