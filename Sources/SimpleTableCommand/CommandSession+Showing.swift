import SimpleTable
import SimpleTableTerminal

extension CommandSession {
  /// Prints the menu.
  func show(_ invocation: Invocation) throws(CommandFailure) {
    let widths = 20...1_000
    let allowed = "a number from \(widths.lowerBound) to \(widths.upperBound)"
    let width = try invocation.value(of: .width, or: 60, allowed: allowed) { text in
      Int(text).flatMap { widths.contains($0) ? $0 : nil }
    }
    let renderer = TextRenderer(
      width: width, style: try style(invocation),
      symbols: invocation.has(.ascii) ? .ascii : .unicode,
      theme: invocation.has(.color) ? .standard : nil)
    output(text: renderer.render(menu.page))
  }

  /// Runs the menu and stores the changes, even if a signal ends the program.
  ///
  /// - Throws: A failure with the code 3 where the terminal or the store cannot be used, with 130
  ///   where the user has pressed `^C`, and with 1 where numbered lines have refused a value that
  ///   was not put right.
  nonisolated(nonsending) func edit(_ invocation: Invocation) async throws(CommandFailure) {
    if let key = invocation.operands.first, !menu.rowsWithKeys.contains(where: { $0.key == key }) {
      throw unknown(key)
    }
    let style = try style(invocation)
    let terminal = command.terminalMenu { terminal in
      terminal.firstKey = invocation.operands.first
      terminal.look = TextRenderer(
        width: TextRenderer.ofMenus.width, style: style,
        symbols: invocation.has(.ascii) ? .ascii : .unicode)
      if invocation.has(.lines) { terminal.presentation = .numberedLines }
    }
    if let editHandler = command.editHandler { return editHandler() }
    let before = command.printsReceipt ? command.storedTexts : [:]
    let result: MenuResult
    do throws(TerminalError) { result = try await terminal.run() } catch {
      throw CommandFailure(.terminal, "\(error)")
    }
    if command.printsReceipt { streams.output(command.receipt(since: before)) }
    if let error = result.saveError { throw CommandFailure(.store, "\(error)") }
    // As a shell reports a program that ^C has ended.
    if result.end == .interrupted { throw CommandFailure(.interrupted) }
    // The refusal was printed when the value was typed.
    if result.hasRefusedValues { throw CommandFailure(.refused) }
  }

  private func style(_ invocation: Invocation) throws(CommandFailure) -> TextRenderer.Style {
    try invocation.value(of: .style, or: .grouped, allowed: "plain, grouped or inset") { name in
      TextRenderer.Style.allCases.first { $0.name == name }
    }
  }
}

extension TextRenderer.Style {
  /// The name on a command line.
  var name: String {
    switch self {
    case .plain: "plain"
    case .grouped: "grouped"
    case .insetGrouped: "inset"
    }
  }
}
