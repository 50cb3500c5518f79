import SimpleTable
package import SimpleTableTerminal

extension SettingsCommand {
  /// Returns the menu as `edit` runs it, after reading the stores and the environment.
  ///
  /// - Throws: An error that describes itself if `edit` would fail.
  package func startedTerminalMenu() throws -> TerminalMenu {
    try CommandSession(self, answersInJSON: false).prepare()
    return terminalMenu { _ in }
  }

  /// The words in which the menu asks.
  var words: MenuWords {
    let terminal = TerminalMenu(menu)
    willEdit?(terminal)
    return terminal.words
  }

  /// Returns the menu as `edit` runs it.
  ///
  /// - Parameter prepare: Sets what the words of the command line say, before the program does.
  /// - Returns: The menu.
  func terminalMenu(_ prepare: (TerminalMenu) -> Void) -> TerminalMenu {
    // While the menu is at a terminal, nothing is reported on standard error.
    for (level, store) in stores { menu.use(store, at: level) }
    let terminal = TerminalMenu(menu)
    terminal.setCommand = "\(name) set"
    prepare(terminal)
    terminal.autosave = stores[menu.editedLevel]
    willEdit?(terminal)
    return terminal
  }
}
