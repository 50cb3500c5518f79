import SimpleTable
import SimpleTableSystem
import SimpleTableTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A menu whose rows do what tests over a real terminal look at.
final class ProbeMenu {
  @Setting private var isLoud = false
  @Setting private var password = ""
  private var count = 0
  private var step = 0
  private var menu: TerminalMenu?

  /// Runs the menu until it is left.
  func run() throws {
    let menu = TerminalMenu(table)
    // Their widths are beyond dispute, so that what is written is one piece.
    menu.look = TextRenderer(width: 100, symbols: .ascii)
    self.menu = menu
    // The table's closures keep this object, which would keep the menu and so the table.
    defer { self.menu = nil }
    try menu.runBlocking()
    print("<left>", terminator: "")
  }

  private var table: Table {
    Table("Probe") {
      Section {
        ToggleRow("Loud", isOn: self.$isLoud)
        Row("Child", detail: "\(self.count) runs") { self.runChild() }
        Row("Wake") { self.wakeLater() }
        TextFieldRow("Name", text: .constant("Ada"))
        TextFieldRow("Password", text: self.$password, isSecure: true)
        Row("Count", detail: "counted \(self.count)") { self.count += 1 }
        Row("Print") { print("<printed>") }
        Row("Exit") { exit(5) }
        // No two words in turn have a letter at the same place, so that each is written whole.
        Row("Work", detail: ["one", "two", "six"][self.step % 3]) { self.work() }
      }
    }
  }

  /// Changes the count on another thread, once the closure has returned and the tables were
  /// evaluated again.
  private func wakeLater() {
    nonisolated(unsafe) let probe = self
    Voice.atNextWait {
      try? SystemProcess.startThread {
        probe.count = 77
        TerminalMenu.setNeedsReload()
        Voice.say("changed")
      }
    }
  }

  private func runChild() {
    count += 1
    try? menu?.suspend { printMode() }
    menu?.menu.reload()
  }

  /// Takes as many steps as the test permits, five at most, unless it should stop.
  private func work() {
    step = 1
    while step < 6 {
      guard menu?.refresh() == true else {
        try? menu?.suspend {
          print("<stops early>", terminator: "")
          fflush(nil)
        }
        return
      }
      if Voice.isPermitted() { step += 1 }
    }
  }
}

/// Prints whether the terminal collects what is typed to lines.
func printMode() {
  var attributes = termios()
  tcgetattr(STDIN_FILENO, &attributes)
  let isCooked = attributes.c_lflag & tcflag_t(ICANON) != 0
  print(isCooked ? "<cooked>" : "<raw>", terminator: "")
  fflush(nil)
}
