/// The symbols of a renderer, measured once and shared by reference.
final class Signs: Sendable {
  /// The symbols as they were given: many texts, which would make a renderer slow to copy.
  let symbols: TextRenderer.Symbols

  let selected: Sign
  let disabled: Sign
  let invalid: Sign
  let destructive: Sign
  let cancel: Sign
  let accent: Sign
  let success: Sign
  let warning: Sign

  /// The frames of a spinner, at least one.
  let busy: [Sign]

  let collapsed: Sign
  let expanded: Sign

  let disclosureIndicator: Sign
  let detailButton: Sign
  let detailDisclosureButton: Sign
  let checkmark: Sign

  let on: Sign
  let off: Sign
  let decrement: Sign
  let increment: Sign
  let trackDone: Sign
  let trackKnob: Sign
  let trackRest: Sign
  let dot: Sign

  let badgeStart: Sign
  let badgeEnd: Sign
  let ellipsis: Sign

  /// What is shown for a control character; `nil` for the control pictures of Unicode.
  let unprintable: Sign?

  /// What carries a mark that has no letter before it.
  let markBase: Sign

  init(_ symbols: TextRenderer.Symbols) {
    self.symbols = symbols
    selected = Sign(symbols.selected, exactly: 1)
    disabled = Sign(symbols.disabled, exactly: 1)
    invalid = Sign(symbols.invalid, exactly: 1)
    destructive = Sign(symbols.destructive, exactly: 1)
    cancel = Sign(symbols.cancel, exactly: 1)
    accent = Sign(symbols.accent, exactly: 1)
    success = Sign(symbols.success, exactly: 1)
    warning = Sign(symbols.warning, exactly: 1)
    busy = (symbols.busy.isEmpty ? " " : symbols.busy).map { Sign(String($0), exactly: 1) }
    let indicatorCells = max(
      Sign(symbols.collapsed, atMost: 3).cells, Sign(symbols.expanded, atMost: 3).cells)
    collapsed = Sign(symbols.collapsed, exactly: indicatorCells)
    expanded = Sign(symbols.expanded, exactly: indicatorCells)
    disclosureIndicator = Sign(symbols.disclosureIndicator, atMost: 3)
    detailButton = Sign(symbols.detailButton, atMost: 3)
    detailDisclosureButton = Sign(
      detailButton.text + " " + disclosureIndicator.text, atMost: 7)
    checkmark = Sign(symbols.checkmark, atMost: 3)
    let switchCells = max(Sign(symbols.on, atMost: 5).cells, Sign(symbols.off, atMost: 5).cells)
    on = Sign(symbols.on, atEndOf: switchCells)
    off = Sign(symbols.off, atEndOf: switchCells)
    decrement = Sign(symbols.decrement, exactly: 1)
    increment = Sign(symbols.increment, exactly: 1)
    trackDone = Sign(symbols.trackDone, exactly: 1)
    trackKnob = Sign(symbols.trackKnob, exactly: 1)
    trackRest = Sign(symbols.trackRest, exactly: 1)
    dot = Sign(symbols.secureMask, exactly: 1)
    badgeStart = Sign(symbols.badgeStart, exactly: 1)
    badgeEnd = Sign(symbols.badgeEnd, exactly: 1)
    ellipsis = Sign(symbols.ellipsis, atMost: 3)
    unprintable = symbols.unprintable.map { Sign($0, exactly: 1) }
    markBase = unprintable ?? Sign("\u{25CC}", exactly: 1)
  }

  /// Returns the sign of an accessory, or `nil` for none.
  ///
  /// - Parameters:
  ///   - accessory: The accessory.
  ///   - limit: The number of cells that a text of the user's own may take.
  /// - Returns: The sign; spaces where the room of a sign is kept.
  func accessory(_ accessory: Accessory, limit: Int) -> Sign? {
    switch accessory {
    case .none: nil
    case .disclosureIndicator: disclosureIndicator
    case .detailButton: detailButton
    case .detailDisclosureButton: detailDisclosureButton
    case .checkmark: checkmark
    case .checkmarkPlaceholder: Sign("", exactly: checkmark.cells)
    case .custom(let text): Sign(text, atMost: limit, signs: self)
    }
  }
}
