import SimpleTable
import SimpleTableStorage

/// The whole program as a function: words of a command line in, text and an exit code out.
///
/// Only a menu that runs, instead of being printed, is left to the caller.
enum Demo {
  /// What the program prints, and how it ends.
  struct Result: Equatable {
    var output = ""
    var error = ""
    var exitCode = ExitCode.success
  }

  /// Returns what the program prints for the words that follow its name.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - isTerminal: Whether a menu can run where the output goes.
  ///   - runMenu: Runs a menu that is not to be printed; returns what went wrong.
  /// - Returns: What is to be printed after that, and how the program ends.
  static func run(
    _ words: [String], isTerminal: Bool = false,
    runMenu: (TableNavigator, Arguments) -> String? = { _, _ in nil }
  ) -> Result {
    do throws(UsageError) {
      let arguments = try Arguments(parsing: words)
      guard arguments.action == .showMenu, arguments.runs(isTerminal: isTerminal) else {
        return result(of: arguments)
      }
      return live(arguments, runMenu)
    } catch {
      return Result(error: line(error.message), exitCode: ExitCode.usageError)
    }
  }

  /// Runs a menu between restoring and saving its values.
  private static func live(
    _ arguments: Arguments, _ runMenu: (TableNavigator, Arguments) -> String?
  ) -> Result {
    let table = arguments.menu.table()
    var result = Result()
    let values = arguments.valuesPath.map(StoredValues.init(path:))
    do throws(ValuesFileError) {
      for complaint in try values?.restore(table) ?? [] { result.error += line(complaint) }
      let navigator = TableNavigator(table)
      result.output = ScriptRunner(navigator).run(arguments.script)
      if let failure = runMenu(navigator, arguments) {
        result.error += line(failure)
        result.exitCode = ExitCode.outputError
      }
      try values?.save(table)
    } catch {
      result.error += line(error.description.harmless)
      result.exitCode = ExitCode.dataError
    }
    return result
  }

  private static func result(of arguments: Arguments) -> Result {
    switch arguments.action {
    case .showHelp: Result(output: Help.text)
    case .listMenus: Result(output: DemoMenu.list)
    case .showMenu: show(arguments)
    }
  }

  /// Restores the values if there is a file of them, runs the script, and saves them.
  ///
  /// What is wrong with the file is said, and the rest goes on without it.
  private static func show(_ arguments: Arguments) -> Result {
    let table = arguments.menu.table()
    var result = Result()
    func complain(_ text: String) {
      result.error += line(text)
      result.exitCode = ExitCode.dataError
    }
    let values = arguments.valuesPath.map(StoredValues.init(path:))
    do throws(ValuesFileError) {
      try values?.restore(table).forEach(complain)
      result.output = picture(of: table, for: arguments)
      try values?.save(table)
    } catch {
      if result.output.isEmpty { result.output = picture(of: table, for: arguments) }
      complain(error.description.harmless)
    }
    return result
  }

  /// Returns the transcript of the script, then the table that is shown at its end.
  private static func picture(of table: Table, for arguments: Arguments) -> String {
    let navigator = TableNavigator(table)
    var parts = [ScriptRunner(navigator).run(arguments.script)]
    if navigator.adapters.count > 1 {
      parts.append(arguments.renderer.render(TableAdapter(Table(navigator.path) {})))
    }
    parts.append(arguments.renderer.render(navigator.current))
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func line(_ message: String) -> String {
    "settings-demo: \(message)\n"
  }
}
