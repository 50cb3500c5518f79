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

  private static func picture(for arguments: Arguments) -> String {
    let adapter = TableAdapter(arguments.menu.table())
    let transcript = ScriptRunner(adapter).run(arguments.script)
    let picture = arguments.renderer.render(adapter)
    return transcript.isEmpty ? picture : transcript + "\n" + picture
  }
}
