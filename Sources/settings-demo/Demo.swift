import SimpleTable

/// The whole program as a function: words of a command line in, text and an exit code out.
enum Demo {
  /// What the program prints, and how it ends.
  struct Result: Equatable {
    var output = ""
    var error = ""
    var exitCode = ExitCode.success
  }

  /// Returns what the program prints for the words that follow its name.
  static func run(_ words: [String]) -> Result {
    do throws(UsageError) {
      return Result(output: output(for: try Arguments(parsing: words)))
    } catch {
      return Result(error: "settings-demo: \(error.message)\n", exitCode: ExitCode.usageError)
    }
  }

  private static func output(for arguments: Arguments) -> String {
    switch arguments.action {
    case .showHelp: Help.text
    case .listMenus: DemoMenu.list
    case .showMenu: picture(for: arguments)
    }
  }

  /// Returns the transcript of the script, then the table that is shown at its end.
  private static func picture(for arguments: Arguments) -> String {
    let navigator = TableNavigator(arguments.menu.table())
    var parts = [ScriptRunner(navigator).run(arguments.script)]
    if navigator.adapters.count > 1 { parts.append("  \(navigator.path)\n") }
    parts.append(arguments.renderer.render(navigator.current))
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
