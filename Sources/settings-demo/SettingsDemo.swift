import SimpleTable
import SimpleTableTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@main
enum SettingsDemo {
  static func main() {
    let result = Demo.run(
      Array(CommandLine.arguments.dropFirst()),
      isTerminal: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1, runMenu: runMenu)
    let isWritten =
      write(result.output, to: STDOUT_FILENO) && write(result.error, to: STDERR_FILENO)
    exit(isWritten ? result.exitCode : ExitCode.outputError)
  }

  /// Runs a menu, and returns what went wrong.
  private static func runMenu(_ menu: Menu, _ arguments: Arguments) -> String? {
    let menu = TerminalMenu(menu)
    menu.style = arguments.style
    menu.symbols = arguments.symbols
    menu.presentation =
      switch arguments.presentation {
      case .automatic, .printed: .automatic
      case .live: .live
      case .accessible: .plain
      }
    do throws(TerminalError) {
      try menu.runBlocking()
      return nil
    } catch {
      return error.description
    }
  }

  /// Writes text to a file of the process, and returns whether all of it was taken.
  private static func write(_ text: String, to file: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = writeBytes(file, rest)
        guard count > 0 || errno == EINTR else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(count, 0)))
      }
      return true
    }
  }
}

private func writeBytes(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(file, bytes.baseAddress, bytes.count)
}
