import SimpleTable
import SimpleTableTesting
import Testing

@testable import SimpleTableTerminal

@Suite struct `Moving in a menu` {
  /// Returns a table with something on it that is higher than the smallest screens.
  private static func tall(_ what: String) -> Table {
    Table("Tall") {
      Section("A", footer: what == "footer" ? words(60) : nil) { Row("First") }
      Section(what == "header" ? words(60) : nil, footer: what == "last footer" ? words(60) : nil) {
        if what == "row that draws itself" {
          Row("Tall").customLines { _ in (1...25).map { "line \($0) of the text" } }
        }
        if what == "subtitle" { Row("Tall").subtitle(words(60)) }
        if what != "last footer" { Row("Last") }
      }
    }
  }

  private static func words(_ count: Int) -> String {
    (1...count).map { "word\($0)" }.joined(separator: " ")
  }

  @Test(
    arguments: ["row that draws itself", "footer", "last footer", "header", "subtitle"],
    [5, 9])
  func `everything can be read on a screen of any height`(what: String, height: Int)
    throws
  {
    let table = Self.tall(what)
    let all = TableAdapter(table)
    let whole = Viewport(all, renderer: TextRenderer(width: 30), height: 1_000)
    let lines = Set(whole.lines.map(Self.withoutMark).filter { !$0.isEmpty })
    for (key, end) in [(Key.down, Key.home), (.up, .end), (.pageDown, .home), (.pageUp, .end)] {
      let menu = ScriptedMenu(table, width: 30, height: height)
      menu.press(end)
      var seen: Set<String> = []
      var (last, next) = ("", menu.frame)
      while next != last {
        last = next
        let frame = last.split(separator: "\n", omittingEmptySubsequences: false)
        seen.formUnion(frame.dropFirst().prefix(height - 2).map { Self.withoutMark(String($0)) })
        menu.press(key)
        next = menu.frame
      }
      #expect(lines.subtracting(seen) == [], "\(key)")
    }
  }

  /// Returns a line as it is without the mark of the row that keys are for and the scroll bar.
  private static func withoutMark(_ line: String) -> String {
    String(line.map { "❯▐".contains($0) ? " " : $0 }).trimmed
  }
}
