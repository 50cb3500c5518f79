import SimpleTable
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

@Suite struct `Line editor` {
  @Test func `marks join the letter before and delete with it`() {
    var editor = LineEditor()
    for key: Key in ["e", "\u{301}", "👩", "\u{200D}", "🚀"] { _ = editor.press(key) }
    check(editor.picture, "e\u{301}👩‍🚀|")
    check(editor.cursor, 2)
    editor.delete(to: .before)
    check(editor.picture, "e\u{301}|")
    editor.move(to: .start)
    editor.insert("x\u{301}")
    check(editor.picture, "x\u{301}|e\u{301}")
  }

  @Test func `a flag that is completed by what was cut takes the cursor along`() {
    var line = LineEditor("🇩x🇪")
    line.move(to: .start)
    line.move(to: .after)
    line.delete(to: .start, isCut: true)
    line.move(to: .after)
    line.insertCut()
    #expect(line.text == "x🇩🇪" && line.isAtEnd)
  }

  @Test func `random keys keep the cursor in a line without control characters`() {
    let keys: [Key] = [
      "a", " ", "中", "\u{301}", "👩", "\u{200D}", .left, .right, .home, .end, .backspace, .delete,
      .control("w"), .alt("d"), .alt("b"), .alt("f"), .paste("x\ny\u{1B}"), .paste("\u{1F1E9}"),
    ]
    var random = SeededGenerator()
    for _ in RandomWalks.times(100) {
      var editor = LineEditor()
      for _ in 0..<30 {
        _ = editor.press(keys.randomElement(using: &random) ?? "a")
        #expect(0...editor.text.count ~= editor.cursor, "\(random)")
        check(!editor.text.unicodeScalars.contains { $0.value < 0x20 }, "\(random)")
        for cells in 0...9 {
          let window = editor.window(cells: cells)
          #expect(window.text.cellWidth <= cells, "\(editor.text), \(cells), \(random)")
          #expect(0..<max(1, cells) ~= window.cursorColumn, "\(editor.text), \(cells), \(random)")
          #expect(editor.text.contains(window.text) || window.text.isEmpty)
        }
      }
    }
  }

  @Test(arguments: [
    (line: "abc|", window: "abc_"), ("|abc", "abc"), ("abcdefg|", "abcdefg_"),
    ("abcdefgh|", "bcdefgh_"), ("abcdefg|h", "abcdefgh"), ("|abcdefghij", "abcdefgh"),
    ("abcdefgh|ijkl", "efghijkl"), ("中国文|字", "中国文字"), ("中国文字|", "国文字_"),
    ("a中国文字|", "国文字_"),
  ])
  func `the cursor is seen in eight cells`(line: String, window: String) {
    let editor = LineEditor(picture: line)
    let seen = editor.window(cells: 8)
    let atEnd = editor.cursor == editor.text.count
    check(seen.text + (atEnd ? "_" : ""), window)
    check(seen.isCutAtStart, !editor.text.hasPrefix(seen.text))
    check(seen.isCutAtEnd, !editor.text.hasSuffix(seen.text))
    if atEnd { check(seen.cursorColumn, seen.text.cellWidth) }
  }
}
