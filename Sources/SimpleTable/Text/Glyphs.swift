/// The symbols of a renderer, measured once and shared by reference.
final class Glyphs: Sendable {
  /// The symbols as they were given: many texts, which would make a renderer slow to copy.
  let symbols: TextRenderer.Symbols

  let selected: Glyph
  let disabled: Glyph
  let invalid: Glyph
  let destructive: Glyph
  let cancel: Glyph
  let accent: Glyph
  let success: Glyph
  let warning: Glyph

  let stored: Glyph

  /// The frames of a spinner, at least one.
  let busy: [Glyph]

  let collapsed: Glyph
  let expanded: Glyph

  let disclosureIndicator: Glyph
  let detailButton: Glyph
  let detailDisclosureButton: Glyph
  let checkmark: Glyph

  let on: Glyph
  let off: Glyph
  let decrement: Glyph
  let increment: Glyph
  let trackDone: Glyph
  let trackKnob: Glyph
  let trackRest: Glyph
  let dot: Glyph

  let badgeStart: Glyph
  let badgeEnd: Glyph
  let ellipsis: Glyph

  /// What is shown for a control character; `nil` for the control pictures of Unicode.
  let unprintable: Glyph?

  /// What carries a mark that has no letter before it.
  let markBase: Glyph

  init(_ symbols: TextRenderer.Symbols) {
    self.symbols = symbols
    selected = Glyph(symbols.selected, exactly: 1)
    disabled = Glyph(symbols.disabled, exactly: 1)
    invalid = Glyph(symbols.invalid, exactly: 1)
    destructive = Glyph(symbols.destructive, exactly: 1)
    cancel = Glyph(symbols.cancel, exactly: 1)
    accent = Glyph(symbols.accent, exactly: 1)
    success = Glyph(symbols.success, exactly: 1)
    warning = Glyph(symbols.warning, exactly: 1)
    stored = Glyph(symbols.stored, exactly: 1)
    busy = (symbols.busy.isEmpty ? " " : symbols.busy).map { Glyph(String($0), exactly: 1) }
    let indicatorCells = max(
      Glyph(symbols.collapsed, atMost: 3).cells, Glyph(symbols.expanded, atMost: 3).cells)
    collapsed = Glyph(symbols.collapsed, exactly: indicatorCells)
    expanded = Glyph(symbols.expanded, exactly: indicatorCells)
    disclosureIndicator = Glyph(symbols.disclosureIndicator, atMost: 3)
    detailButton = Glyph(symbols.detailButton, atMost: 3)
    detailDisclosureButton = Glyph(
      detailButton.text + " " + disclosureIndicator.text, atMost: 7)
    checkmark = Glyph(symbols.checkmark, atMost: 3)
    let switchCells = max(Glyph(symbols.on, atMost: 5).cells, Glyph(symbols.off, atMost: 5).cells)
    on = Glyph(symbols.on, atEndOf: switchCells)
    off = Glyph(symbols.off, atEndOf: switchCells)
    decrement = Glyph(symbols.decrement, exactly: 1)
    increment = Glyph(symbols.increment, exactly: 1)
    trackDone = Glyph(symbols.trackDone, exactly: 1)
    trackKnob = Glyph(symbols.trackKnob, exactly: 1)
    trackRest = Glyph(symbols.trackRest, exactly: 1)
    dot = Glyph(symbols.secureMask, exactly: 1)
    badgeStart = Glyph(symbols.badgeStart, exactly: 1)
    badgeEnd = Glyph(symbols.badgeEnd, exactly: 1)
    ellipsis = Glyph(symbols.ellipsis, atMost: 3)
    unprintable = symbols.unprintable.map { Glyph($0, exactly: 1) }
    markBase = unprintable ?? Glyph("\u{25CC}", exactly: 1)
  }

  /// Returns the glyph of an accessory, or `nil` for none.
  ///
  /// - Parameters:
  ///   - accessory: The accessory.
  ///   - limit: The number of cells that a text of the program's own may take.
  /// - Returns: The glyph; spaces where the room of a glyph is kept.
  func accessory(_ accessory: Accessory, limit: Int) -> Glyph? {
    switch accessory {
    case .none: nil
    case .disclosureIndicator: disclosureIndicator
    case .detailButton: detailButton
    case .detailDisclosureButton: detailDisclosureButton
    case .checkmark: checkmark
    case .checkmarkPlaceholder: Glyph("", exactly: checkmark.cells)
    case .custom(let text): Glyph(text, atMost: limit, glyphs: self)
    }
  }
}
