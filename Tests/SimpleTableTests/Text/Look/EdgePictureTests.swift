import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Headers and footers` {
  @Test(arguments: 16...40) func `are apart from their details in a window of any width`(width: Int)
  {
    let table = Table { Section("A header of its own") { Row("One") }.headerDetail("8 of 9") }
    let text = TextRenderer(width: width, style: .grouped).render(TableAdapter(table))
    #expect(text.contains("own ") || text.contains("own\n"), "\(text)")
    #expect(text.contains(" 8 of 9\n"), "\(text)")
  }

  @Test func `that draw themselves may ask the window`() {
    var ask: () -> Void = {}
    defer { ask = {} }
    let table = Table {
      Section { Row("Row") }
        .customHeader { _ in
          ask()
          return ["Header"]
        }
    }
    let viewport = Viewport(TableAdapter(table), height: 3)
    ask = {
      viewport.scroll(by: 1)
      _ = viewport.lines + ["\(viewport.position)"]
    }
    check(viewport.lines, ["  Header", "    Row"])
  }
}
