/// The symbols of a renderer, measured once and shared by reference.
final class Glyphs: Sendable {
  /// The symbols as they were given.
  let symbols: TextRenderer.Symbols

  private let glyphs: [Glyph]

  /// The frames of a spinner, at least one.
  let busy: [Glyph]

  /// The signs that step a value.
  let stepper: (down: Glyph, up: Glyph)

  /// The parts of a slider's track.
  let track: (done: Glyph, knob: Glyph, rest: Glyph)

  /// The signs around a badge.
  let badge: (start: Glyph, end: Glyph)

  /// The corners of a box in reading order, its top and bottom, and its sides.
  let box: (corners: [Glyph], horizontal: Glyph, vertical: Glyph)

  /// The info button, and the indicator of a row that leads to another table.
  let detailDisclosureButton: Glyph

  /// The glyph for a control character; `nil` for the control pictures of Unicode.
  let unprintable: Glyph?

  /// Whether the symbols of switches have words themselves.
  let saysSwitches: Bool

  /// Whether the symbols are ASCII: they are if the ellipsis is.
  let isASCII: Bool

  /// The base of a mark that has no letter before it.
  let markBase: Glyph

  private static let unicode = Glyphs(measuring: .unicode)
  private static let ascii = Glyphs(measuring: .ascii)

  /// Returns the glyphs of symbols; the standard ones are measured once a process.
  static func of(_ symbols: TextRenderer.Symbols) -> Glyphs {
    if symbols == .unicode { return unicode }
    return symbols == .ascii ? ascii : Glyphs(measuring: symbols)
  }

  private init(measuring symbols: TextRenderer.Symbols) {
    func cells(_ symbol: TextRenderer.Symbol, atMost limit: Int) -> Int {
      Glyph(symbols[symbol], atMost: limit).cells
    }
    let indicatorCells = max(cells(.collapsed, atMost: 3), cells(.expanded, atMost: 3))
    let switchCells = max(cells(.on, atMost: 5), cells(.off, atMost: 5))
    let choices: [TextRenderer.Symbol] = [.chosen, .notChosen, .checked, .notChecked]
    let choiceCells = choices.map { cells($0, atMost: 3) }.max() ?? 0
    func glyph(_ symbol: TextRenderer.Symbol) -> Glyph {
      switch symbol {
      case .collapsed, .expanded: Glyph(symbols[symbol], exactly: indicatorCells)
      case .on, .off: Glyph(symbols[symbol], exactly: switchCells, atEnd: true)
      case .chosen, .notChosen, .checked, .notChecked:
        Glyph(symbols[symbol], exactly: choiceCells)
      case .disclosureIndicator, .detailButton, .checkmark, .ellipsis:
        Glyph(symbols[symbol], atMost: 3)
      default: Glyph(symbols[symbol], exactly: 1)
      }
    }
    // Parts that are missing are blank.
    func parts(_ symbol: TextRenderer.Symbol, atLeast count: Int) -> [Glyph] {
      let texts = symbols[symbol].map { String($0) }
      return (texts + Array(repeating: "", count: max(0, count - texts.count)))
        .map { Glyph($0, exactly: 1) }
    }
    self.symbols = symbols
    glyphs = TextRenderer.Symbol.allCases.map(glyph)
    busy = parts(.busy, atLeast: 1)
    let (stepper, track) = (parts(.stepper, atLeast: 2), parts(.track, atLeast: 3))
    let (badge, box) = (parts(.badge, atLeast: 2), parts(.box, atLeast: 6))
    self.stepper = (stepper[0], stepper[1])
    self.track = (track[0], track[1], track[2])
    self.badge = (badge[0], badge[1])
    self.box = (Array(box[..<4]), box[4], box[5])
    detailDisclosureButton = Glyph(
      glyph(.detailButton).text + " " + glyph(.disclosureIndicator).text, atMost: 7)
    saysSwitches = (symbols[.on] + symbols[.off]).contains(where: \.isLetter)
    isASCII = symbols[.ellipsis].utf8.allSatisfy { $0 < 0x80 }
    unprintable = isASCII ? Glyph("?", exactly: 1) : nil
    markBase = unprintable ?? Glyph("\u{25CC}", exactly: 1)
  }

  subscript(symbol: TextRenderer.Symbol) -> Glyph { glyphs[symbol.number] }

  /// Returns the glyph of an accessory, or `nil` for none.
  ///
  /// - Parameters:
  ///   - accessory: The accessory.
  ///   - limit: The number of cells that a text of the program's own may take.
  /// - Returns: The glyph.
  func accessory(_ accessory: Accessory, limit: Int) -> Glyph? {
    switch accessory {
    case .none: nil
    case .disclosureIndicator: self[.disclosureIndicator]
    case .detailButton: self[.detailButton]
    case .detailDisclosureButton: detailDisclosureButton
    case .checkmark: self[.checkmark]
    case .custom(let text): Glyph(text, atMost: limit, glyphs: self)
    }
  }
}
