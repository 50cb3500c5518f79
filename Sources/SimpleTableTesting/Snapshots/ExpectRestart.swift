public import SimpleTableMenu
public import Testing

/// Expects that a new menu with the same sources has the same settings as a menu has now.
///
/// ```swift
/// final class Player {
///   @Setting var volume = 60
/// }
///
/// func menu(of player: Player) -> Menu {
///   Menu(Table { Section { SliderRow("Volume", value: player.$volume, in: 0...100).id("volume") } })
/// }
///
/// let used = menu(of: Player())
/// used.setValue("40", for: "volume")
/// expectRestart(of: used) { menu(of: Player()) }
/// ```
///
/// The new menu gets the values that the menu would store now, its environment and its arguments.
/// The available settings are compared: their values, sources, stored values and reports. The
/// values and the sources of secrets are not compared, because a store need not keep them.
///
/// The test passes if the description and the setters depend only on available settings, each
/// setter changes only its own setting, each setting has a default, and there are no diagnostics.
///
/// Outside a test of Swift Testing, this ends the process, because XCTest would not notice a
/// failure.
///
/// - Parameters:
///   - menu: The menu, after any changes.
///   - sourceLocation: Where a failure is reported.
///   - fresh: Returns a menu of the same table over a new model, without a store.
/// - Complexity: O(*n*) in the number of rows of all pages.
public func expectRestart(
  of menu: Menu, sourceLocation: SourceLocation = #_sourceLocation, _ fresh: () -> Menu
) {
  let test = runningTest(for: #function, at: sourceLocation)
  let other = fresh()
  let before = report(of: menu)
  other.adoptSources(of: menu)
  let after = report(of: other)
  let lines = LineDifference(from: before, to: after)
  guard !lines.changes.isEmpty else { return }
  let description = "A restart changes the settings" + lines.message(legend: "- before, + after")
  report(
    SnapshotDifference(description: description, actual: after, path: nil), in: test,
    at: sourceLocation)
}

/// Returns the properties that a restart must not change, a line for each setting.
private func report(of menu: Menu) -> String {
  menu.settings.map { setting in
    let sources = ["from \(setting.source)", setting.isStored ? "stored" : "not stored"]
    let facts =
      (setting.isSecret ? [] : sources) + [setting.lockReason, setting.invalidReason]
    let text = facts.compactMap { $0 }.joined(separator: ", ")
    return text.isEmpty ? "\(setting)" : "\(setting) (\(text))"
  }
  .joined(separator: "\n")
}
