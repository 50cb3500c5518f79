import SimpleTable
import SimpleTableTerminal

/// A menu with a text of several lines.
final class TextMenu {
  @Setting private var text = "Ada"

  func run() throws {
    let menu = TerminalMenu(
      Table("Mail") {
        Section {
          TextAreaRow("Text", text: self.$text)
          Row("Last")
        }
      })
    menu.look = TextRenderer(width: 100, symbols: .ascii, theme: .plain)
    try menu.runBlocking()
  }
}
