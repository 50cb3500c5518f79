import SimpleTable

// A menu is what its state makes of it, and nobody but the menu knows when a closure has changed
// that: so the tables are evaluated again after each.

extension Menu {
  /// Selects a row of the table being shown, and reloads if closures of the user have run.
  ///
  /// - Returns: The outcome, and whether closures have run.
  func select(_ path: RowPath) -> (outcome: SelectionOutcome, ranClosures: Bool) {
    let runsClosures = page.runsClosures(at: path)
    let outcome = page.select(path)
    guard runsClosures, outcome == .handled else { return (outcome, false) }
    reload()
    return (outcome, true)
  }

  /// Taps the accessory of a row of the table being shown, and reloads if that was heard.
  func tapAccessory(_ path: RowPath) -> SelectionOutcome {
    let outcome = page.tapAccessory(path)
    if outcome == .handled { reload() }
    return outcome
  }
}
