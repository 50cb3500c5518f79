import SimpleTable
import SimpleTableTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#endif

@main
enum SettingsDemo {
  static func main() {
    do {
      let arguments = try Arguments(parsing: Array(CommandLine.arguments.dropFirst()))
      let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      if isTerminal, arguments.action == .showMenu {
        try run(arguments)
      } else {
        print(arguments.text, terminator: "")
      }
    } catch {
      var message = "settings-demo: \(error)\n"
      _ = message.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      exit(error is UsageError ? 64 : 74)
    }
    // Output that cannot be written is an error too.
    exit(fflush(nil) == 0 ? 0 : 74)
  }

  private static func run(_ arguments: Arguments) throws(TerminalError) {
    let menu = TerminalMenu(Menu(arguments.menu.table()))
    menu.style = arguments.style
    // Without the option, the menu finds out what the terminal can show.
    if arguments.symbols == .ascii { menu.symbols = .ascii }
    try menu.runBlocking()
  }
}
