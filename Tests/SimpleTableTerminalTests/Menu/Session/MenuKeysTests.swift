import SimpleTable
import SimpleTableTesting
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

/// What keys do in a line that is edited, and what is written for them.
@Suite final class `Keys of a menu` {
  private let program = FormProgram("")

  @Test(arguments: RandomWalks.seeds(7))
  func `lines of a long text, as in a plain model`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let lines = (0..<4).map { _ in
      String(repeating: "x", count: Int.random(in: 0..<4, using: &random))
    }
    var line = LineEditor(lines.joined(separator: "\n"), breaksLines: true)
    var (row, column) = (3, lines[3].count)
    for _ in 0..<30 {
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        line.move(to: .lineAbove)
        (row, column) = row == 0 ? (0, 0) : (row - 1, min(column, lines[row - 1].count))
      case 1:
        line.move(to: .lineBelow)
        (row, column) =
          row == 3 ? (3, lines[3].count) : (row + 1, min(column, lines[row + 1].count))
      default:
        line.move(to: .before)
        if column > 0 {
          column -= 1
        } else if row > 0 {
          (row, column) = (row - 1, lines[row - 1].count)
        }
      }
      let cursor = lines[..<row].reduce(column) { $0 + $1.count + 1 }
      #expect(line.cursor == cursor, "seed \(seed)")
    }
  }

  @Test func `a key that changes nothing writes nothing`() {
    let session = MenuSession(Menu(program.table), size: TerminalSize(columns: 60, rows: 12))
    var writer = FrameWriter()
    // What shows the keys is said once, until the next key.
    _ = session.press(["x", .end])
    _ = writer.write(session.nextFrame())
    for key: Key in [.down, "]", .end, .pageDown, "x", .function(4), .tab, .right] {
      _ = session.press(key)
      #expect(writer.write(session.nextFrame()).isEmpty, "\(key)")
    }
    _ = session.press(["/", "z", "z"])
    _ = writer.write(session.nextFrame())
    for key: Key in [.down, .up, .right, .end, .tab] {
      _ = session.press(key)
      #expect(writer.write(session.nextFrame()).isEmpty, "\(key)")
    }
  }

  @Test func `a text of several lines is copied as one word of a shell`() {
    program.first = "Ada\nLondon; reboot"
    let table = Table { Section { TextAreaRow("Note", text: self.program.$first).id("note") } }
    let session = MenuSession(Menu(table), size: TerminalSize(columns: 40, rows: 8))
    #expect(session.press(["y"]) == .copy("'note=Ada\nLondon; reboot'"))
    #expect(session.nextFrame().lines.last?.text.contains("\n") == false)
  }

  @Test(arguments: ["linux", "vt100", "vt220-w"])
  func `nothing is said to be copied at a terminal without a clipboard`(terminal: String) {
    let menu = ScriptedMenu(program.table, height: 30, environment: ["TERM": terminal])
    menu.press("y")
    let said = menu.frame.split(separator: "\n").last ?? ""
    #expect(said == " This terminal has no clipboard.", "\(said)")
  }

  @Test func `the wheel moves, but not in a field or a question`() {
    let table = Table.page {
      TextFieldRow("First", text: self.program.$first)
      ButtonRow("Ask") {}.confirm("Sure?")
    }
    let session = MenuSession(Menu(table), size: TerminalSize(columns: 40, rows: 8))
    var writer = FrameWriter()
    func written(_ keys: Key...) -> String {
      _ = session.press(keys)
      return String(decoding: writer.write(session.nextFrame()), as: UTF8.self)
    }
    let (on, off) = ("\u{1B}[?1007h", "\u{1B}[?1007l")
    #expect(written().contains(on))
    #expect(written(.return).contains(off))
    #expect(!written("x").contains("1007"))
    #expect(written(.escape).contains(on))
    #expect(written(.down, .return).contains(off))
    #expect(written("n").contains(on))
    #expect(!written("?").contains("1007"))
    #expect(!written(.escape, "/").contains("1007"))
  }

  @Test func `a notice of an action that takes time is shown in its own menu`() async {
    let table = Table.page {
      ButtonRow("Load") {
        await Task.yield()
        TerminalMenu.show("Loaded.")
      }
    }
    let (menu, other) = (ScriptedMenu(table, width: 40), ScriptedMenu(table, width: 40))
    menu.press(.return)
    await other.settle()
    await menu.settle { menu.frame.contains("Loaded.") }
    #expect(menu.frame.hasSuffix("\n Loaded.\n") && !other.frame.contains("Loaded."))
    menu.press(.down)
    #expect(!menu.frame.contains("Loaded."))
  }

  @Test func `of notices from threads and closures the last is shown`() async {
    let board = NoticeBoard.self
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask { board.post(Notice(text: "\(number)", kind: .notice)) }
      }
    }
    board.post(Notice(text: "last", kind: .error))
    #expect(board.take() == Notice(text: "last", kind: .error))
    #expect(board.take() == nil)

    let ofMenu = NoticeBoard()
    let posts = [
      { board.post(Notice(text: "of a thread", kind: .notice)) },
      { ofMenu.receiving { board.post(Notice(text: "of a closure", kind: .notice)) } },
    ]
    for (order, last) in [([0, 1], "of a closure"), ([1, 0], "of a thread")] {
      for number in order { posts[number]() }
      #expect(ofMenu.takeLast()?.text == last)
      #expect(ofMenu.takeLast() == nil)
    }
  }

  @Test func `the keys for a row follow what Return does to it, however long that is`() {
    final class Note {
      @Setting var text = ""
    }
    let note = Note()
    let menu = Menu(Table { Section { TextAreaRow("Note", text: note.$text).id("note") } })
    check(menu.setValue("x", for: "note"), .accepted)
    for (usesEditor, start) in [(true, "edit without tabs  "), (false, "edit      ")] {
      let session = MenuSession(menu, size: .usual, usesEditor: usesEditor)
      let last = session.nextFrame().lines.last?.text ?? ""
      check(last.hasPrefix(" Return \(start)u undo  Del default"), "\(last)")
    }
  }
}
