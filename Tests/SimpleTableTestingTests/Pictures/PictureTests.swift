import SimpleTable
import SimpleTableTerminal
import TestTraits
import Testing

@testable import SimpleTableTesting

@Suite(.recordsIssues) struct Pictures {
  private let table = Table("設定 & <more>") {
    Section("Network") {
      Row("Wi-Fi", detail: "Öttèr Привет")
      Row("家族 👨‍👩‍👧 e\u{301}", detail: "שלום").badge(2)
      Row("Gone", detail: "家家家 界").disabled(true)
      SliderRow("Volume", value: .constant(40), in: 0...100)
    }
  }

  /// Expects the texts of an image to be those of lines, each in the columns of its cells.
  private func expect(
    _ picture: ReadPicture, shows text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let shown = lines.indices.filter { !lines[$0].isEmpty }
    #expect(
      picture.lines.map { $0.map(\.text).joined() } == shown.map { lines[$0] },
      sourceLocation: sourceLocation)
    for (number, line) in zip(shown, picture.lines) {
      var before = ""
      for text in line {
        #expect(text.x == 10 + 9 * before.cellWidth, sourceLocation: sourceLocation)
        before += text.text
        #expect(text.x + text.length == 10 + 9 * before.cellWidth, sourceLocation: sourceLocation)
        #expect(text.y == 25 + 20 * number, sourceLocation: sourceLocation)
      }
    }
  }

  @Test(arguments: TextRenderer.Style.allCases, [TextRenderer.Theme?.none, .standard])
  func `the text of an image is what is rendered, in the columns of its cells`(
    style: TextRenderer.Style, theme: TextRenderer.Theme?
  ) throws {
    let adapter = TableAdapter(table)
    let renderer = TextRenderer(width: 44, style: style, theme: theme)
    let picture = try #require(ReadPicture(renderer.svg(adapter)))
    expect(picture, shows: TextRenderer(width: 44, style: style).render(adapter))
    check(picture.title, "設定 & <more>")
    check(picture.root["width"], "416")
    check(picture.lines.joined().allSatisfy { $0.look.isEmpty }, theme == nil)
    check(renderer.svg(adapter), renderer.svg(TableAdapter(table)))
  }

  @Test func `the text of an image is the frame, and its cursor is where one types`() throws {
    let screen = ScriptedMenu(table, width: 40, height: 12)
    let picture = try #require(ReadPicture(screen.svg))
    expect(picture, shows: screen.frame)
    check(picture.root["viewBox"], "0 0 380 260")
    check(picture.rectangles.filter { $0["class"] == "screen" }.count, 1)
    check(picture.rectangles.contains { $0["class"] == "shade" })
    check(
      screen.svg.contains(".shade{fill:#e0e0e0}") && screen.svg.contains(".shade{fill:#2a2e33}"))
    screen.press("/")
    screen.type("wi")
    let typed = try #require(ReadPicture(screen.svg))
    expect(typed, shows: screen.frame)
    let cursor = try #require(screen.cursor)
    check(typed.rectangles.last?["x"], "\(10 + 9 * cursor.column)")
    check(typed.rectangles.last?["y"], "\(10 + 20 * cursor.row)")
  }

  @Test func `an image has the colours of the theme, for light and for dark`() throws {
    var theme = TextRenderer.Theme.plain
    theme[.selected] = .bold.color(.magenta)
    theme[.detail] = .faint
    theme[.disabled] = .color(.rgb(1, 2, 3))
    theme[.title] = .color(.palette(15))
    theme[.header] = .color(.palette(196))
    let screen = ScriptedMenu(table, width: 40, height: 12, look: TextRenderer(theme: theme))
    let picture = try #require(ReadPicture(screen.svg))
    let looks = Dictionary(
      picture.lines.joined().map { ($0.text.filter { $0 != " " }, $0.look) },
      uniquingKeysWith: { first, _ in first })
    #expect(looks["▌"] == "" && looks["Wi-Fi"] == "bold c5")
    check(looks["ttèr"], nil)
    check(looks["ÖttèrПривет"], "faint")
    #expect(looks["Gone"] == "style fill:rgb(1,2,3)" || looks["Gone"] == "fill:rgb(1,2,3)")
    check(looks["Network"], "fill:rgb(255,0,0)")
    check(looks["&<more>"], "c15")
    for rule in [
      ".c5{fill:#8250df}", ".c5{fill:#bc8cff}", ".c15{fill:#8c959f}",
      "@media(prefers-color-scheme:dark)",
    ] {
      check(picture.rules.contains(rule), "\(rule)")
    }
    check(!picture.rules.contains(".c4{"))
    check(!screen.svg.contains("@font-face"))
    let plain = ScriptedMenu(
      table, width: 40, height: 12, look: TextRenderer(theme: theme),
      environment: ["TERM": "xterm", "NO_COLOR": "1"])
    check(
      plain.frame, ScriptedMenu(table, width: 40, height: 12).frame.replacing("❯", with: "▌"))
    let plainLooks = ReadPicture(plain.svg)?.lines.joined().map(\.look) ?? []
    check(Set(plainLooks), ["", "bold", "faint"])
  }

  @Test func `what XML has no place for is replaced`() throws {
    let table = Table { Section { Row("a\u{FFFE}b\u{1B}[1m]]>\"'") } }
    let picture = try #require(ReadPicture(TextRenderer(width: 30).svg(TableAdapter(table))))
    let text = picture.lines.first?.map(\.text).joined() ?? ""
    #expect(text.contains("b") && !text.contains("\u{FFFE}") && text.contains("]]>\"'"))
  }

  @Test func `a title leads to its address, which cannot end its attribute`() throws {
    let table = Table.page {
      Row("Manual", detail: "12 pages").hyperlink("https://a.example/?a=1&b=<\"x\">'é")
      Row("Plain")
    }
    let address = "https://a.example/?a=1&b=%3C%22x%22%3E'%C3%A9"
    for svg in [
      TextRenderer(width: 40, theme: .plain).svg(TableAdapter(table)),
      ScriptedMenu(table, width: 40, height: 6).svg,
    ] {
      let picture = try #require(ReadPicture(svg))
      check(
        picture.lines.joined().filter { $0.address != nil }.map { [$0.text, $0.address] },
        [["Manual", address]])
      check(svg.contains("<a href=\"\(address.replacing("&", with: "&amp;"))\"><text "))
    }
    check(!TextRenderer(width: 40).svg(TableAdapter(table)).contains("<a"))
  }

  @Test(.timeLimit(.minutes(10))) func `blanks of any number are drawn with what follows them`() {
    let blanks = 100_000
    let line = CellLine(
      StyledLine(String(repeating: " ", count: blanks) + "x"), columns: blanks + 1)
    check(PictureRun.runs(of: line).map(\.cells), [blanks + 1])
  }

  @Test func `what follows several blanks has a place of its own, in one look too`() {
    let line = CellLine(StyledLine("One two  three   four"), columns: 40)
    let runs = PictureRun.runs(of: line)
    check(runs.map(\.text), ["One two  ", "three   ", "four"])
    check(runs.map(\.column), [0, 9, 17])
  }

  @Test func `the environment decides about signs and colours`() {
    let menu = { (environment: [String: String]) in
      ScriptedMenu(
        Table { Section { Row("Wi-Fi", accessory: .disclosureIndicator) } }, width: 20, height: 5,
        environment: environment)
    }
    check(menu(["TERM": "xterm", "LANG": "C"]).frame.contains("> "))
    check(menu(["TERM": "xterm", "LANG": "de_DE.UTF-8"]).frame.contains("▌"))
    check(menu(["TERM": "xterm-256color"]).frame.contains("❯"))
    check(menu(["TERM": "xterm"]).svg.contains("class=\"faint\""))
    check(menu(["TERM": "vt100"]).svg.contains("class=\"faint\""))
  }

  @Test func `time moves what shows that a row is busy`() {
    let table = Table { Section { Row("Updates").busy() } }
    let menu = ScriptedMenu(table, width: 30, height: 5)
    let first = menu.frame
    menu.time = 119
    check(menu.frame, first)
    menu.time = 120
    #expect(menu.frame != first)
    menu.time = -5
    check(menu.frame, first)
  }
}
