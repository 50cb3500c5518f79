import SimpleTable
import SimpleTableTerminal

extension SettingsCommand {
  /// Does what selecting a row does, whatever page it is on.
  func runAction(_ key: String, isConfirmed: Bool) throws(CommandFailure) {
    var outcome = menu.select(key: key)
    if case .needsConfirmation(let question) = outcome {
      try confirm(key, question, isConfirmed: isConfirmed)
      outcome = menu.confirm(key: key)
    }
    switch outcome {
    case .handled, .needsConfirmation: try save()
    case .ignored(.unknownRow):
      let rows = menu.rowsWithKeys
      if rows.contains(where: { $0.key == key }) { throw .refused(key, "is not shown now") }
      let nearest = rows.filter(\.row.hasAction).map(\.key).nearest(to: key)
      throw .usage(key, "there is no row with this key", nearest: nearest)
    case .ignored(.disabled):
      let row = menu.page.selectedRow.flatMap(menu.page.row)
      throw .refused(key, row?.disabledReason ?? "is disabled")
    case .ignored(.notSelectable): throw .refused(key, "does nothing when it is selected")
    }
  }

  private func confirm(
    _ key: String, _ question: String, isConfirmed: Bool
  ) throws(CommandFailure) {
    if isConfirmed { return }
    guard streams.isInputTerminal else {
      throw .refused(key, "asks \"\(question)\", which --yes answers")
    }
    let answer = streams.ask("\(question.harmless) [y/N] ", false)?.lowercased()
    guard answer == "y" || answer == "yes" else { throw .refused(key, "is not confirmed") }
  }

  /// Prints the menu.
  func show(_ words: CommandWords) throws(CommandFailure) {
    let width = try words.value(of: "--width", or: 60, allowed: "a number from 20 to 1000") {
      Int($0).flatMap { 20...1_000 ~= $0 ? $0 : nil }
    }
    let renderer = TextRenderer(
      width: width, style: try style(words),
      symbols: words.has("--ascii") ? .ascii : .unicode,
      color: words.has("--color") ? .ansi : .none)
    streams.output(renderer.render(menu.page))
  }

  /// Runs the menu, and stores what is changed, also where a signal ends the program.
  nonisolated(nonsending) func edit(_ words: CommandWords) async throws(CommandFailure) {
    let terminal = TerminalMenu(menu)
    terminal.style = try style(words)
    // Without the option, the menu finds out what the terminal can show.
    if words.has("--ascii") { terminal.symbols = .ascii }
    terminal.autosave = store
    willEdit?(terminal)
    do throws(TerminalError) { try await terminal.run() } catch {
      throw CommandFailure(3, "\(error)")
    }
    if let error = terminal.saveError { throw CommandFailure(3, "\(error)") }
  }

  private func style(_ words: CommandWords) throws(CommandFailure) -> TextRenderer.Style {
    try words.value(of: "--style", or: .grouped, allowed: "plain, grouped or inset") {
      ["plain": .plain, "grouped": .grouped, "inset": .insetGrouped][$0]
    }
  }
}
