import SimpleTable
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
  private var count = 0
  private var menu: TerminalMenu?

  /// Runs the menu until it is left.
  func run() throws {
    let menu = TerminalMenu(table)
    // Their widths are beyond dispute, so that what is written is one piece.
    menu.symbols = .ascii
    self.menu = menu
    // The table's closures keep this object, which would keep the menu and so the table.
    defer { self.menu = nil }
    try menu.run()
    print("<left>", terminator: "")
  }

  private var table: Table {
    Table("Probe") {
      Section {
        ToggleRow("Loud", isOn: self.$isLoud)
        Row("Child", detail: "\(self.count) runs") { self.runChild() }
        Row("Wake") {
          self.count = 77
          TerminalMenu.setNeedsReload()
        }
        TextFieldRow("Name", text: .constant("Ada"))
      }
    }
  }

  private func runChild() {
    count += 1
    try? menu?.suspend {
      var attributes = termios()
      tcgetattr(STDIN_FILENO, &attributes)
      let isCooked = attributes.c_lflag & tcflag_t(ICANON) != 0
      print(isCooked ? "<cooked>" : "<raw>", terminator: "")
      fflush(nil)
    }
    menu?.navigator.reload()
  }
}
