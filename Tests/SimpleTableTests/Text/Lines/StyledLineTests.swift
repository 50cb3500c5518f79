import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `A styled line` {
  @Test func `joins what is drawn in one way, and has no empty span`() {
    let line = StyledLine("a", as: .bold) + StyledLine("b", as: .bold) + StyledLine("") + "c"
    check(line.spans.map(\.text), ["ab", "c"])
    check(line.text, "abc")
    check(line, StyledLine("ab", as: .bold) + "c")
    check(StyledLine("", as: .bold), "")
  }

  @Test func `has the sequences of its attributes, reset at the end`() {
    check(StyledLine("a").sequencedText, "a")
    check(
      (StyledLine("a", as: .bold) + StyledLine("b", as: .faint)).sequencedText,
      "\u{1B}[1ma\u{1B}[0;2mb\u{1B}[0m")
  }

  @Test(arguments: [
    ("ab", 16..<18), ("北京", 14..<18), ("\u{301}x", 16..<18), ("x", 17..<18), (" ", nil),
  ])
  func `knows the columns of a value`(value: String, columns: Range<Int>?) {
    let adapter = TableAdapter(
      Table { Section { Row("Row", detail: value, accessory: .checkmark).subtitle("Below") } })
    let viewport = Viewport(adapter, renderer: TextRenderer(width: 20, style: .plain), height: 3)
    check(viewport.styledLines.map(\.valueColumns), [columns, nil])
  }
}
