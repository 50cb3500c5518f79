import TestTraits
import Testing

@testable import SimpleTable

/// Titles that lead to an address.
@Suite struct HyperlinkTests {
  private func text(_ row: Row, theme: TextRenderer.Theme?) -> String {
    TextRenderer(width: 30, theme: theme).render(TableAdapter(Table { Section { row } }))
      .replacing("\u{1B}]8;;", with: "⟦").replacing("\u{1B}\\", with: "⟧").replacing(
        "\u{1B}", with: "‹")
  }

  @Test func `the title is written as a hyperlink where there is a theme, and only the title`() {
    let row = Row("Manual", detail: "12 pages").hyperlink("https://a.example/b")
    check(text(row, theme: nil), "    Manual          12 pages\n")
    check(text(row, theme: .plain), "    ⟦https://a.example/b⟧Manual⟦⟧          12 pages\n")
    check(
      text(Row("Manual").hyperlink("mailto:ada@a.example"), theme: .standard),
      "    ⟦mailto:ada@a.example⟧Manual⟦⟧\n")
    check(text(row.hyperlink(nil), theme: .plain), "    Manual          12 pages\n")
  }

  @Test func `an address cannot end its sequence`() {
    let row = Row("Manual").hyperlink("https://a.example/\u{1B}\\\u{7}é \n\"")
    check(
      text(row, theme: .plain), "    ⟦https://a.example/%1B%5C%07%C3%A9%20%0A%22⟧Manual⟦⟧\n")
  }

  @Test(arguments: [
    "javascript:alert(1)", "https:", "https://", "a.example", "", " https://a", "file:///a",
  ])
  func `what cannot be opened is no hyperlink, and a mistake`(address: String) {
    let row = Row("Manual").hyperlink(address)
    check(row.hyperlink, nil)
    check(
      TableAdapter(Table { Section { row } }).diagnostics.map(\.message),
      ["Manual: a hyperlink begins with http://, https:// or mailto:, unlike \"\(address)\""])
  }

  @Test func `a changed address is a change of the row`() {
    var address = "https://a.example"
    let adapter = TableAdapter(
      Table { Section { Row("Manual").hyperlink(address).id("manual") } })
    address = "https://b.example"
    let changes = adapter.reload()
    #expect(!changes.isEmpty)
  }

  @Test func `a cut title is a hyperlink as far as it is shown`() {
    let row = Row(String(repeating: "long ", count: 20)).hyperlink("https://a.example")
    let line = text(row, theme: .plain)
    #expect(line.hasPrefix("    ⟦https://a.example⟧long "))
    #expect(line.hasSuffix("…⟦⟧\n"))
  }
}
