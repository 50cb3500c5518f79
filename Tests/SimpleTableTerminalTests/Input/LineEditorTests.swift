import SimpleTable
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

@Suite struct `Line editor` {
  /// The text with a bar for the cursor.
  private func picture(_ editor: LineEditor) -> String {
    let text = Array(editor.text)
    return String(text[..<editor.cursor]) + "|" + String(text[editor.cursor...])
  }

  /// An editor made from a picture of it.
  private func editor(_ picture: String) -> LineEditor {
    let parts = picture.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    var editor = LineEditor(parts[1])
    editor.move(to: .start)
    editor.insert(parts[0])
    return editor
  }

  private static let cases: [(before: String, keys: [Key], after: String)] = [
    ("ab|cd", [.backspace], "a|cd"), ("|cd", [.backspace], "|cd"),
    ("ab|cd", [.delete], "ab|d"), ("ab|", [.control("d")], "ab|"),
    ("ab|cd", [.left], "a|bcd"), ("|ab", [.control("b")], "|ab"),
    ("ab|cd", [.right], "abc|d"), ("ab|", [.control("f")], "ab|"),
    ("ab|cd", [.home, "x"], "x|abcd"), ("ab|cd", [.control("e"), "x"], "abcdx|"),
    ("one two|  x", [.control("w")], "one |  x"), ("one two  |x", [.control("w")], "one |x"),
    ("one|", [.control("w"), .control("w")], "|"), ("  |x", [.control("w")], "|x"),
    ("one|two three", [.alt("d")], "one| three"), ("|  ", [.alt("d")], "|"),
    ("ab|cd", [.control("u")], "|cd"), ("ab|cd", [.control("k")], "ab|"),
    ("one two|", [.left.with(.control)], "one |two"),
    ("one two|", [.alt("b"), .alt("b")], "|one two"),
    ("/usr/lo-cal|", [.alt("b")], "/usr/lo-|cal"),
    ("/usr/lib/|", [.left.with(.control)], "/usr/|lib/"),
    ("a/b.txt|", [.backspace.with(.alt)], "a/b.|"), ("a/b.|", [.backspace.with(.alt)], "a/|"),
    ("a/b.txt|", [.control("w")], "|"), ("x |a/b", [.alt("d")], "x |/b"),
    ("|//é1-b", [.alt("f")], "//é1|-b"), ("|//é1-b", [.delete.with(.control)], "|-b"),
    ("|one two", [.alt("f")], "one| two"), ("one| two", [.right.with(.alt)], "one two|"),
    ("a|c", [.paste("1\r\n2\n3\t4\u{1B}[31m\u{0}\u{202E}5")], "a1 2 3 4[31m5|c"),
  ]

  @Test(arguments: cases)
  func `keys`(before: String, keys: [Key], after: String) {
    var editor = editor(before)
    let areEdits = keys.map { editor.press($0) }
    check(!areEdits.contains(false))
    check(picture(editor), after)
  }

  @Test func `marks join the letter before and delete with it`() {
    var editor = LineEditor()
    for key: Key in ["e", "\u{301}", "👩", "\u{200D}", "🚀"] { _ = editor.press(key) }
    check(picture(editor), "e\u{301}👩‍🚀|")
    check(editor.cursor, 2)
    editor.delete(to: .before)
    check(picture(editor), "e\u{301}|")
    editor.move(to: .start)
    editor.insert("x\u{301}")
    check(picture(editor), "x\u{301}|e\u{301}")
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
    let editor = editor(line)
    let seen = editor.window(cells: 8)
    let atEnd = editor.cursor == editor.text.count
    check(seen.text + (atEnd ? "_" : ""), window)
    check(seen.isCutAtStart, !editor.text.hasPrefix(seen.text))
    check(seen.isCutAtEnd, !editor.text.hasSuffix(seen.text))
    if atEnd { check(seen.cursorColumn, seen.text.cellWidth) }
  }
}
