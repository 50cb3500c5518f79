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
  ///   - isTerminal: Whether the input comes from a terminal and the output goes to one.
  ///   - runMenu: Runs a menu that is not to be printed; returns what went wrong.
  /// - Returns: What is to be printed after that, and how the program ends.
  static func run(
    _ words: [String], isTerminal: Bool = false,
    runMenu: (Menu, Arguments) -> String? = { _, _ in nil }
  ) -> Result {
    do throws(UsageError) {
      let arguments = try Arguments(parsing: words)
      switch arguments.action {
      case .showHelp: return Result(output: Help.text)
      case .listMenus: return Result(output: DemoMenu.list)
      case .showMenu: break
      }
      return withValues(for: arguments) { table, result in
        if arguments.runs(isTerminal: isTerminal) {
          let menu = Menu(table)
          result.output = ScriptRunner(menu).run(arguments.script)
          guard let failure = runMenu(menu, arguments) else { return }
          result.error += line(failure)
          result.exitCode = ExitCode.outputError
        } else {
          result.output = picture(of: table, for: arguments)
        }
      }
    } catch {
      return Result(error: line(error.message), exitCode: ExitCode.usageError)
    }
  }

  /// Shows a menu between restoring its values and saving them, if there is a file of them.
  ///
  /// What is wrong with the file is said, and the rest goes on: a value that is refused is passed
  /// over, and a file that cannot be read is not written either.
  private static func withValues(
    for arguments: Arguments, show: (_ table: Table, _ result: inout Result) -> Void
  ) -> Result {
    let table = arguments.menu.table()
    var values = arguments.valuesPath.map(StoredValues.init(path:))
    var complaints: [String] = []
    do throws(ValuesFileError) {
      complaints += try values?.restore(table) ?? []
    } catch {
      complaints.append(error.description)
      values = nil
    }
    var result = Result()
    show(table, &result)
    do throws(ValuesFileError) {
      try values?.save(table)
    } catch {
      complaints.append(error.description)
    }
    if !complaints.isEmpty, result.exitCode == ExitCode.success {
      result.exitCode = ExitCode.dataError
    }
    result.error = complaints.map(line).joined() + result.error
    return result
  }

  /// Returns the transcript of the script, then the table that is shown at its end.
  private static func picture(of table: Table, for arguments: Arguments) -> String {
    let menu = Menu(table)
    var parts = [ScriptRunner(menu).run(arguments.script)]
    if menu.adapters.count > 1 {
      parts.append(arguments.renderer.render(TableAdapter(Table(menu.path) {})))
    }
    parts.append(arguments.renderer.render(menu.page))
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func line(_ message: String) -> String {
    "settings-demo: \(message)\n"
  }
}
