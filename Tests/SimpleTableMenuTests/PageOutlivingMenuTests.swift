import SimpleTableMenu
import Testing

@Suite struct `A page without its menu` {
  @Test func `outlives the menu, and its links are ordinary rows then`() {
    let page = Menu(Table { Section { LinkRow("Link") { Section {} }.id("link") } }).page
    #expect(page.select(row: "link") == .ignored(.notSelectable))
    #expect(page.reload().isEmpty)
  }
}
