import SimpleTable
import Testing

@testable import SimpleTableTerminal

@Suite struct `Numbered lines of a menu` {
  @Test func `a reload that was asked for is made once`() {
    let session = NumberedLines(Menu(Table { Section { Row("One") } }))
    session.needsReload = true
    _ = session.list()
    let count = session.menu.page.evaluationCount
    _ = session.list()
    #expect(session.menu.page.evaluationCount == count)
  }

  @Test(
    arguments: [
      ("", .update), ("4", .select("4")), ("4 75", .set("4", value: "75")),
      ("4  a ", .set("4", value: " a ")), ("+ 4", .perform(.increase, on: "4")),
      ("-4", .unknown("-4")), ("- 4", .perform(.decrease, on: "4")),
      ("i 4", .perform(.tapAccessory, on: "4")),
      ("info  4 ", .perform(.tapAccessory, on: "4")), ("/a b", .search("a b")),
      (" /a", .search("a")),
      ("list", .list), ("top", .list), ("more", .more), ("m", .unknown("m")),
      ("4x 5", .unknown("4x")),
      ("move 4  2", .move(["4", "2"])), ("add a b", .add("a b")), ("help", .help("")),
      ("? 4", .help("4")), ("unset 4", .unset("4")), ("b", .back), ("quit", .quit),
      ("remove 4", .perform(.remove, on: "4")), ("stored", .stored), ("redo", .redo),
      ("1 \u{301}x", .set("1", value: "\u{301}x")), ("/\u{301}x", .search("\u{301}x")),
      ("add \u{301}", .add("\u{301}")), ("\u{301}", .unknown("\u{301}")),
    ] as [(String, NumberedLines.Command)])
  func `a line is a command`(line: String, command: NumberedLines.Command) {
    let read = NumberedLines.Command(line)
    #expect(read == command && "\(read)".utf8.elementsEqual("\(command)".utf8))
  }
}
