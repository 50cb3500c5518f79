import SimpleTable
import SimpleTableMenu
import TestTraits
import Testing

@testable import SimpleTableTerminal

/// A question with its answers in lines.
@Suite struct `Questions in lines` {
  private let answers = [
    Dialog.Prompt.Answer(key: "y", name: "yes"),
    Dialog.Prompt.Answer(key: "n", name: "no", isDefault: true),
  ]

  private func lines(
    _ text: String, note: String? = nil, cells: Int, atMost limit: Int = 9,
    theme: TextRenderer.Theme? = nil
  ) -> [StyledLine] {
    let screen = MenuScreen(
      size: TerminalSize(columns: 80, rows: 24), appearance: TextRenderer(theme: theme),
      maximumWidth: 100)
    let prompt = Dialog.Prompt(text: text, answers: answers, note: note.map { ($0, 4) })
    return screen.lines(of: prompt, cells: cells, atMost: limit)
  }

  @Test(
    arguments: [
      ("Erase?", nil, 30, 9, ["Erase?   y yes [n no]"]),
      ("Erase?", nil, 16, 9, ["Erase?", "y yes [n no]"]),
      ("Erase all of it?", nil, 10, 9, ["Erase all", "of it?", "y yes", "[n no]"]),
      ("Erase all of it?", nil, 12, 2, ["Erase all o…", "y yes [n no]"]),
      ("Keep?", "15 s", 40, 9, ["Keep?   y yes [n no] 15 s"]),
      ("Keep?", "9 s", 25, 9, ["Keep?   y yes [n no] 9 s "]),
      ("Keep?", "9 s", 24, 9, ["Keep?", "y yes [n no] 9 s "]),
      ("Keep it?", "9 s", 16, 9, ["Keep it?  9 s ", "y yes [n no]"]),
      ("Keep what it is?", "9 s", 16, 9, ["Keep what it is?", "y yes [n no]", "9 s "]),
      ("Keep what it is?", "9 s", 16, 2, ["Keep what it is?", "y yes [n no]"]),
    ] as [(String, String?, Int, Int, [String])])
  func `have their answers where there is room`(
    text: String, note: String?, cells: Int, limit: Int, expected: [String]
  ) {
    let lines = lines(text, note: note, cells: cells, atMost: limit)
    #expect(lines.map(\.text) == expected)
  }

  @Test func `mark the default in reverse where there is a theme`() {
    let line = lines("Erase?", cells: 30, theme: .standard)[0]
    #expect(line.text == "Erase?   y yes  n no ")
    #expect(line.spans.filter(\.attributes.isReversed).map(\.text) == [" n no "])
  }

  @Test func `leave the screen as high as it is, whatever is said above its last line`() {
    var isWide = false
    let row = ToggleRow(
      "Resolution of the screen",
      isOn: Binding(get: { isWide }, set: { isWide = $0 }, default: false))
    let menu = Menu(
      Table.page {
        row.id("wide").keptIfConfirmed(within: 15)
        for number in 1...20 { Row("Row \(number)") }
      })
    for rows in 5...9 {
      let session = MenuSession(
        menu, size: TerminalSize(columns: 20, rows: rows), autosave: MemoryStore())
      for key: Key in [.return, .end] { _ = session.press(key) }
      session.show(Notice(text: String(repeating: "otter ", count: 30), kind: .notice))
      #expect(session.nextFrame().lines.count == rows)
      #expect(session.nextFrame().lines.contains { $0.text.contains("otter") })
      _ = session.press("n")
    }
  }
}
