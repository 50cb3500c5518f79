import SimpleTable
import SimpleTableTerminal

extension SettingsCommand {
  /// Selects the row with a key, on any page, and stores what that changes.
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
      if rows.contains(where: { $0.key == key }) { throw .refused(key, words[.notShown]) }
      throw words.misuse(
        key, words[.noSuchRow], among: rows.filter(\.row.hasAction).map(\.key))
    case .ignored(.disabled):
      let row = menu.page.selectedRow.flatMap(menu.page.row)
      throw .refused(key, row?.disabledReason ?? menu.words[.isDisabled])
    case .ignored(.notSelectable): throw .refused(key, words[.inert])
    }
  }

  private func confirm(
    _ key: String, _ question: String, isConfirmed: Bool
  ) throws(CommandFailure) {
    if isConfirmed { return }
    guard streams.isInputTerminal else { throw .refused(key, words(.asks, question)) }
    let answer = streams.ask(words(.question, question.sanitized), false)?.lowercased() ?? ""
    let yes = words[.yes].lowercased()
    guard !answer.isEmpty, answer == yes || answer == yes.prefix(1) else {
      throw .refused(key, words[.notConfirmed])
    }
  }

  /// Prints the menu.
  func show(_ arguments: CommandArguments) throws(CommandFailure) {
    let widths = 20...1_000
    let allowed = words(.width, "\(widths.lowerBound)", "\(widths.upperBound)")
    let width = try arguments.value(of: "--width", or: 60, allowed: allowed) { text in
      Int(text).flatMap { widths.contains($0) ? $0 : nil }
    }
    let renderer = TextRenderer(
      width: width, style: try style(arguments),
      symbols: arguments.has("--ascii") ? .ascii : .unicode,
      color: arguments.has("--color") ? .ansi : .none)
    streams.output(renderer.render(menu.page))
  }

  /// Runs the menu and stores what is changed, even if a signal ends the program.
  ///
  /// - Throws: A failure with the code 3 where the terminal or the store cannot be used, and with 130
  ///   where the user has pressed `^C`.
  nonisolated(nonsending) func edit(_ arguments: CommandArguments) async throws(CommandFailure) {
    // The menu shows what is wrong with the values of a store that it has loaded itself.
    if let store { _ = try? menu.load(from: store) }
    let terminal = TerminalMenu(menu)
    terminal.style = try style(arguments)
    // Without the option, the menu finds out what the terminal can show.
    if arguments.has("--ascii") { terminal.symbols = .ascii }
    terminal.autosave = store
    willEdit?(terminal)
    let end: MenuEnd
    do throws(TerminalError) { end = try await terminal.run() } catch {
      throw CommandFailure(3, "\(error)")
    }
    if let error = terminal.saveError { throw CommandFailure(3, "\(error)") }
    // As a shell reports a program that ^C has ended.
    if end == .interrupted { throw CommandFailure(130) }
  }

  private func style(_ arguments: CommandArguments) throws(CommandFailure) -> TextRenderer.Style {
    try arguments.value(of: "--style", or: .grouped, allowed: words[.style]) {
      ["plain": .plain, "grouped": .grouped, "inset": .insetGrouped][$0]
    }
  }
}
