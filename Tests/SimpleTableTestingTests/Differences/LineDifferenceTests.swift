import TestTraits
import Testing

@testable import SimpleTableTesting

@Suite struct `Line difference` {
  @Test func `a changed line has three lines of context on either side`() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12"
    let difference = LineDifference(from: old, to: old.replacing("6", with: "six"))
    check(
      difference.description,
      """
      … 2 equal lines
        3
        4
        5
      - 6  (1 cell)
      + six  (3 cells)
        7
        8
        9
      … 3 equal lines
      """)
  }

  /// A gap takes a line itself, so that a single line between what surrounds two changes stays.
  @Test(arguments: [(6, []), (7, ["  7"]), (8, ["… 2 equal lines"])])
  func `a gap between changes takes the place of two lines at least`(
    equal: Int, middle: [String]
  ) {
    var old = (1...20).map(String.init)
    old[2] = "first"
    old[3 + equal] = "last"
    var new = old
    new[2] = "First"
    new[3 + equal] = "Last"
    let lines = LineDifference(
      from: old.joined(separator: "\n"), to: new.joined(separator: "\n")
    ).description.split(separator: "\n").map(String.init)
    let between = lines.drop { $0 != "+ First" }.dropFirst().prefix { $0 != "- last" }
    let last = (equal + 1...equal + 3).map { "  \($0)" }
    check(Array(between), ["  4", "  5", "  6"] + middle + last)
  }

  @Test func `lines around the only change are a gap even where one is left`() {
    let old = (1...10).map(String.init).joined(separator: "\n")
    let difference = LineDifference(from: old, to: old.replacing("6", with: "y"))
    check(difference.description.hasPrefix("… 2 equal lines\n  3\n"))
    check(difference.description.hasSuffix("\n  9\n… 1 equal line"))
  }

  @Test func `a line of 400 characters is shown whole, and a longer one in part`() {
    let whole = String(repeating: "é", count: 399)
    check(
      LineDifference(from: whole + "x", to: whole + "y").description, "- \(whole)x\n+ \(whole)y")
    let forty = String(repeating: "é", count: 40)
    check(
      LineDifference(from: whole + "éx", to: whole + "éy").description, "- …\(forty)x\n+ …\(forty)y"
    )
    let after = String(repeating: "b", count: 359)
    let start = String(repeating: "a", count: 41)
    check(
      LineDifference(from: "\(start)x\(after)", to: "\(start)y\(after)").description,
      "- …\(start.dropFirst())x\(after)\n+ …\(start.dropFirst())y\(after)")
    check(
      LineDifference(from: "\(start)x\(after)b", to: "\(start)y\(after)b").description,
      "- …\(start.dropFirst())x\(after)…\n+ …\(start.dropFirst())y\(after)…")
  }

  @Test(
    arguments: [
      // Inserted and deleted lines keep their places.
      (
        "Wi-Fi\nBluetooth\nSound", "Airplane\nWi-Fi\nSound",
        "+ Airplane\n  Wi-Fi\n- Bluetooth\n  Sound"
      ),
      // Lines that occur several times are kept in order.
      ("a\nb\na\nc\nb\na\nc", "b\na\nc\na", "- a\n  b\n  a\n  c\n- b\n  a\n- c"),
      // Spaces at the end are seen.
      (
        "a\nb\n\n  ", "a  \nb\n \n  ",
        "- a  (1 cell)\n+ a··  (3 cells)\n  b\n-   (0 cells)\n+ ·  (1 cell)\n  ··"
      ),
      // Lines that look the same are spelled out.
      ("caf\u{E9}", "cafe\u{301}", "- caf\\u{E9}\n+ cafe\\u{301}"),
      ("a\tb", "a b", "- a\\u{9}b\n+ a b"),
      ("p\u{430}ge", "page", "- p\\u{430}ge\n+ page"),
      ("\u{391}B", "AB", "- \\u{391}B\n+ AB"),
      ("a‐b", "a-b", "- a\\u{2010}b\n+ a-b"),
      ("a·", "a ", "- a\\u{B7}\n+ a "),
      // What cannot be seen is shown by its code point.
      ("a\u{200B}", "a", "- a\\u{200B}\n+ a"),
      ("a\u{A0}b", "a b", "- a\\u{A0}b\n+ a b"),
      ("1\u{202F}%", "1 %", "- 1\\u{202F}%\n+ 1 %"),
      ("a\u{2060}b", "ab", "- a\\u{2060}b\n+ ab"),
      ("a\u{200E}b", "ab", "- a\\u{200E}b\n+ ab"),
      ("a\u{AD}b", "ab", "- a\\u{AD}b  (3 cells)\n+ ab  (2 cells)"),
      ("a\u{2068}b\u{2069}", "ab", "- a\\u{2068}b\\u{2069}\n+ ab"),
      ("a\r\nb", "a\nb", "- a\\u{D}  (2 cells)\n+ a  (1 cell)\n  b"),
      ("x\na\u{3000}\u{200B}", "y\na\u{3000}\u{200B}", "- x\n+ y\n  a\\u{3000}\\u{200B}"),
      // Parts of a character that is seen are not.
      (
        "👩\u{200D}🔬 ❤\u{FE0F}", "👩\u{200D}🔬",
        "- 👩\u{200D}🔬 ❤\u{FE0F}  (5 cells)\n+ 👩\u{200D}🔬  (2 cells)"
      ),
      ("\u{1B}[31mred", "red", "- \\u{1B}[31mred  (8 cells)\n+ red  (3 cells)"),
      ("", "a\nb", "-   (0 cells)\n+ a  (1 cell)\n+ b"),
      ("a\nb", "a\nb", ""),
    ])
  func `a difference shows what cannot be seen`(old: String, new: String, description: String) {
    check(LineDifference(from: old, to: new).description, description)
  }

  @Test func `of a long line that looks the same the part that differs is spelled out`() {
    let start = String(repeating: "\u{4E2D}", count: 500)
    let shown = String(repeating: "\\u{4E2D}", count: 5)
    check(
      LineDifference(from: start + "\u{E9}", to: start + "e\u{301}").description,
      """
      - …\(shown)\\u{E9}
      + …\(shown)e\\u{301}
      """)
  }

  @Test func `of many lines the first are shown`() {
    let new = (1...100_000).map { "line \($0)" }.joined(separator: "\n")
    let lines = LineDifference(from: "nothing", to: new).description.split(separator: "\n")
    check(lines.count, 102)
    check(lines.prefix(3), ["- nothing  (7 cells)", "+ line 1  (6 cells)", "+ line 2"])
    check(lines.last, "+ … 99900 more lines")
  }

  @Test func `a single line that is not shown is counted in the singular`() {
    let added = (1...101).map { "line \($0)" }.joined(separator: "\n")
    check(LineDifference(from: "nothing", to: added).description.hasSuffix("\n+ … 1 more line"))
    let old = (1...70).map { $0.isMultiple(of: 2) ? "same \($0)" : "\($0)" }
    let new = (1...70).map { $0.isMultiple(of: 2) ? "same \($0)" : "0\($0)" }
    let difference = LineDifference(
      from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
    check(difference.description.hasSuffix("\n… 1 more line differs"))
  }

  @Test func `of many changes the first are shown`() {
    let old = (1...10_000).map { $0.isMultiple(of: 2) ? "same \($0)" : "\($0)" }
    let new = (1...10_000).map { $0.isMultiple(of: 2) ? "same \($0)" : "0\($0)" }
    let lines = LineDifference(
      from: old.joined(separator: "\n"), to: new.joined(separator: "\n")
    ).description.split(separator: "\n")
    check(lines.count, 103)
    check(lines.last, "… 4966 more lines differ")
  }

  @Test func `applied to the old text, the changes give the new text`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let letters = ["a", "b", "c", "", "d", "e"].prefix(Int.random(in: 1...6, using: &random))
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...30, using: &random)).map { _ in letters.randomElement() ?? "" }
          .joined(separator: "\n")
      }
      let difference = LineDifference(from: texts[0], to: texts[1])
      check(difference.applied, difference.new, "\(texts)")
    }
  }

  /// Only lines that may have moved count: not equal ones around them, nor those of one text alone.
  @Test(arguments: [(0, 2), (1, 1)]) func `up to so many moved lines are compared one by one`(
    more: Int, changes: Int
  ) {
    let count = LineDifference.maximumSharedCount / 2 + more
    let lines = (0..<count).map { "line \($0)" }
    let moved = lines[(count / 2)...] + ["new"] + lines[..<(count / 2)]
    let around = (0..<9_000).map { "around \($0)" }
    let difference = LineDifference(
      from: (around + lines + around).joined(separator: "\n"),
      to: (around + moved + around).joined(separator: "\n"))
    check(difference.changes.count, changes)
    check(difference.applied, difference.new)
  }

  /// 400,000,000 steps would take far longer.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: ["reversed", "shuffled", "repeated", "replaced", "one line changed"])
  func `megabytes are compared in time in proportion`(shape: String) {
    let old = (0..<20_000).map { "line number \($0)" }
    let new: [String] =
      switch shape {
      case "reversed": old.reversed()
      case "shuffled": old.shuffled()
      case "repeated": old.map { _ in ["x", "y", "z"].randomElement() ?? "" }
      case "replaced": old.map { "\($0)!" }
      default: old.map { $0 == "line number 5000" ? "" : $0 }
      }
    let difference = LineDifference(
      from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
    check(difference.applied, difference.new)
  }
}

extension LineDifference {
  /// The new lines as the changes make them from the old ones.
  fileprivate var applied: [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var index = 0
    for change in changes {
      result += old[index..<change.old.lowerBound]
      result += new[change.new]
      index = change.old.upperBound
    }
    return result + old[index...]
  }
}
