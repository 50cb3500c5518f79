import SimpleTable
import SimpleTableTerminal

extension SettingsCommand {
  /// Prints the menu.
  func show(_ arguments: CommandArguments) throws(CommandFailure) {
    let widths = 20...1_000
    let allowed = "a number from \(widths.lowerBound) to \(widths.upperBound)"
    let width = try arguments.value(of: "--width", or: 60, allowed: allowed) { text in
      Int(text).flatMap { widths.contains($0) ? $0 : nil }
    }
    let renderer = TextRenderer(
      width: width, style: try style(arguments),
      symbols: arguments.has("--ascii") ? .ascii : .unicode,
      color: arguments.has("--color") ? .ansi : .none)
    let text = renderer.render(menu.page)
    streams.output(answer == nil ? text : JSONText.text(text) + "\n")
  }

  /// Runs the menu and stores what is changed, even if a signal ends the program.
  ///
  /// - Throws: A failure with the code 3 where the terminal or the store cannot be used, with 130
  ///   where the user has pressed `^C`, and with 1 where numbered lines have refused a value that was
  ///   not put right.
  nonisolated(nonsending) func edit(_ arguments: CommandArguments) async throws(CommandFailure) {
    if let key = arguments.operands.first, !menu.rowsWithKeys.contains(where: { $0.key == key }) {
      throw unknown(key)
    }
    let terminal = TerminalMenu(menu)
    terminal.firstKey = arguments.operands.first
    terminal.style = try style(arguments)
    // Without the option, the menu finds out what the terminal can show.
    if arguments.has("--ascii") { terminal.symbols = .ascii }
    if arguments.has("--lines") { terminal.presentation = .numberedLines }
    terminal.autosave = store
    willEdit?(terminal)
    let before = printsReceipt ? storedTexts : [:]
    let end: MenuEnd
    do throws(TerminalError) { end = try await terminal.run() } catch {
      throw CommandFailure(.terminal, "\(error)")
    }
    if printsReceipt { streams.output(receipt(since: before)) }
    if let error = terminal.saveError { throw CommandFailure(.store, "\(error)") }
    // As a shell reports a program that ^C has ended.
    if end == .interrupted { throw CommandFailure(.interrupted) }
    // What was refused was said when it was typed.
    if terminal.hasRefusedValues { throw CommandFailure(.refused) }
  }

  private func style(_ arguments: CommandArguments) throws(CommandFailure) -> TextRenderer.Style {
    try arguments.value(of: "--style", or: .grouped, allowed: "plain, grouped or inset") {
      ["plain": .plain, "grouped": .grouped, "inset": .insetGrouped][$0]
    }
  }
}
