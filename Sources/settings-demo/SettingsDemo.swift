import Foundation
import SimpleTable
import SimpleTableTerminal

@main
enum SettingsDemo {
  static func main() {
    let result = Demo.run(
      Array(CommandLine.arguments.dropFirst()), isTerminal: TerminalMenu.canRunLive,
      runMenu: runMenu)
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(result.output.utf8))
      try FileHandle.standardError.write(contentsOf: Data(result.error.utf8))
    } catch {
      exit(ExitCode.outputError)
    }
    exit(result.exitCode)
  }

  /// Runs a menu, and returns what went wrong.
  private static func runMenu(_ navigator: TableNavigator, _ arguments: Arguments) -> String? {
    let menu = TerminalMenu(navigator)
    menu.style = arguments.style
    menu.symbols = arguments.symbols
    menu.presentation = arguments.presentation == .accessible ? .plain : .live
    do throws(TerminalError) {
      try menu.run()
      return nil
    } catch {
      return error.description
    }
  }
}
