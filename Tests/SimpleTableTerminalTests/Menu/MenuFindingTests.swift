import SimpleTable
import SimpleTableTesting
import Testing

@testable import SimpleTableTerminal

/// Finding rows on all pages, and going there.
@Suite struct `Finding rows` {
  let player = Player()
  private let menuOfPages = Menu(Table { Section { Row("Video").id("video") } })

  /// What the menu of these tests changes.
  final class Player {
    @Setting var volume = 60
    @Setting var size = "Small"
    @Setting var language = "English"
    @Setting var isDark = false
    @Setting var font = "Mono"
  }

  @Test func `a page in the place of another has a search of its own`() {
    for name in ["One", "Two", "Three"] {
      let link = RowID("video")
      menuOfPages.push(Table(name) { Section { Row("Row of \(name)") } }, from: link)
      let found = menuOfPages.find("row").here.map(\.title)
      #expect(found == ["Row of \(name)"])
      menuOfPages.pop()
    }
  }

  /// Three pages below one another, and one of options.
  private var table: Table {
    Table("Player") {
      Section("Sound") {
        SliderRow("Volume", value: player.$volume, in: 0...100, step: 10).id("volume")
        for number in 1...12 { Row("Channel \(number)") }
      }
      Section {
        PickerRow("Look", selection: player.$font, options: ["Mono", "Serif"], style: .page) { $0 }
          .id("font")
        LinkRow("Video") {
          Section { LinkRow("Subtitles") { self.subtitles } }
        }
        .id("video")
      }
    }
  }

  private var subtitles: Section {
    Section {
      PickerRow("Subtitle size", selection: player.$size, options: ["Small", "Large"]) { $0 }
        .id("size")
      ToggleRow("Dark", isOn: player.$isDark).id("dark")
    }
  }

  @Test func `a search shows what is two pages on, and Return goes there`() {
    let menu = ScriptedMenu(table, width: 50, height: 8)
    menu.press("/")
    menu.type("size")
    menu.press(.return)
    expectSnapshot(of: menu.transcript) {
      """
       Player
                                                       ▐
        Sound
      ❯   Volume                         ━━━━━●──── 60
          Channel 1
          Channel 2
          Channel 3
       Return edit            / search  q leave  ? keys
      > /
      … 7 equal lines
       /
      > "size"
       Player

        Player › Video › Subtitles
      ❯   Subtitle size                          Small



       /size       Return goes there, Esc returns 1 of 1
      > Return
       Player › Video › Subtitles

      ❯   Subtitle size                       Small  ▸
          Dark                                      ○─
      … 3 equal lines
       Return expand          Esc back  q leave  ? keys
      """
    }
    #expect(menu.menu.titles == ["Player", "Video", "Subtitles"])
  }

  @Test func `rows of the page in view come first, with the options of its pickers`() {
    let menu = ScriptedMenu(table, width: 50, height: 14)
    menu.press("/")
    menu.type("s")
    expectSnapshot(of: menu.frame) {
      """
       Player

        Player › Look
      ❯   Serif

        Player › Video
          Subtitles

        Player › Video › Subtitles
          Subtitle size                          Small
          Small                          Subtitle size


       /s          Return goes there, Esc returns 1 of 4
      """
    }
    menu.press(.control("u"))
    menu.type("serif")
    menu.press(.return)
    #expect(menu.menu.titles == ["Player", "Look"])
    #expect(menu.frame.contains("❯   Serif"))
  }

  @Test func `Esc returns to the page, the row and the lines that were in view`() {
    let menu = ScriptedMenu(table, width: 50, height: 8)
    menu.press(.pageDown, .down, .down, .down, .down)
    let before = menu.frame
    let lines = { (frame: String) in frame.split(separator: "\n").dropLast() }
    #expect(before.contains("❯   Channel 8"))
    menu.press("/")
    #expect(lines(menu.frame) == lines(before) && menu.cursor?.row == 7)
    menu.type("size")
    menu.press(.down, .up, .escape)
    #expect(menu.frame == before)
    menu.press("/", .return)
    #expect(menu.frame == before)
    #expect(menu.menu.titles == ["Player"])
  }

  @Test(arguments: [(60, 6), (20, 5)])
  func `nothing found says so, and how to leave`(width: Int, height: Int) {
    let menu = ScriptedMenu(table, width: width, height: height)
    menu.press("/")
    menu.type("zz")
    let lines = width == 60 ? "Nothing is found. Esc returns." : "Nothing is found.\n Esc returns."
    #expect(menu.frame.contains("\n  \(lines)\n"))
    #expect(menu.frame.hasSuffix("0\n"))
    menu.press(.down, .up, .pageDown)
    #expect(menu.frame.contains("Nothing is found"))
    menu.press(.escape)
    #expect(menu.frame.contains("❯   Volume"))
  }

  @Test(arguments: ["/", "m"])
  func `what is found fits a window whose size changes`(key: Character) {
    func menu(width: Int, height: Int) -> ScriptedMenu {
      let menu = ScriptedMenu(table, width: width, height: height)
      menu.menu.setValue("70", for: "volume")
      menu.press(.character(key))
      if key == "/" { menu.type("l") }
      return menu
    }
    let resized = menu(width: 60, height: 12)
    resized.resize(width: 30, height: 7)
    #expect(resized.frame == menu(width: 30, height: 7).frame)
  }

  /// Two pages of one title, with a row of one id.
  private var rooms: Table {
    Table("House") {
      Section {
        for name in ["Kitchen", "Bath"] {
          LinkRow("Room", scope: name) { Section { Row("Lamp", detail: name).id("lamp") } }
            .id(name)
        }
      }
    }
  }

  @Test func `rows of another page of the same title follow under that title`() {
    let menu = ScriptedMenu(rooms, width: 50, height: 8)
    menu.press(.return, "/")
    menu.type("lamp")
    expectSnapshot(of: menu.frame) {
      """
       House › Room

      ❯   Lamp                                 Kitchen

        House › Room
          Lamp                                    Bath

       /lamp       Return goes there, Esc returns 1 of 2
      """
    }
    menu.press(.down, .return)
    #expect(menu.frame.contains("❯   Lamp                                    Bath"))
  }

  @Test func `numbered lines give rows of another page of the same title numbers of their own`() {
    let lines = NumberedLines(Menu(rooms))
    _ = lines.list()
    _ = lines.answer("1")
    expectSnapshot(of: lines.answer("/lamp")) {
      """
      House > Room
      1. Lamp: Kitchen
      House > Room
      2. Lamp: Bath
      """
    }
    #expect(lines.answer("2").hasSuffix("1. Lamp: Bath\n"))
  }

  @Test func `on a page of options only that page is searched`() {
    let menu = ScriptedMenu(table, width: 50, height: 8)
    menu.press(.end, .up, .return, "/")
    menu.type("s")
    expectSnapshot(of: menu.frame) {
      """
       Player › Look

      ❯   Serif




       /s          Return goes there, Esc returns 1 of 1
      """
    }
    menu.press(.return)
    #expect(menu.frame.contains("❯   Serif"))
    #expect(menu.menu.titles == ["Player", "Look"])
  }

  @Test func `on a page that the program has pushed only that page is searched`() {
    let menu = ScriptedMenu(table, width: 50, height: 8)
    menu.menu.push(
      Table("Pushed") {
        Section {
          Row("One size")
          Row("Two")
        }
      }, from: RowID("video"))
    menu.press("/")
    menu.type("size")
    #expect(menu.frame.hasSuffix(" 1\n"))
    menu.press(.return)
    #expect(menu.frame.contains("❯   One size"))
    #expect(menu.menu.titles == ["Player", "Pushed"])
  }

  @Test func `what is typed on finds fewer rows, and an empty line shows the page`() {
    let menu = ScriptedMenu(table, width: 50, height: 8)
    menu.press("/")
    menu.type("1")
    #expect(menu.frame.hasSuffix(" 4\n"))
    menu.type("2")
    #expect(menu.frame.hasSuffix(" 1\n"))
    menu.press(.left)
    #expect(menu.frame.hasSuffix(" 1\n") && menu.cursor?.column == 3)
    menu.press(.control("k"), .backspace)
    #expect(menu.frame.contains("❯   Volume"))
  }

  @Test func `what has matched stands out`() {
    let menu = ScriptedMenu(table, width: 50, height: 6)
    menu.press("/")
    menu.type("SIZE sub")
    expectSnapshot(of: menu, styles: true) {
      """
       Player

        Player › Video › Subtitles
      ❯   Subtitle size                          Small

       /SIZE sub   Return goes there, Esc returns 1 of 1

      Styles:
      1: 2 title “Player”
      3: 3 header “Player › Video ›”, 20 match “Sub”, 23 header “titles”
      4: 5 match “Sub”, 8 selected “title”, 14 match “size”, 44 detail “Small”
      6: 2 notice “/SIZE sub”, 14 detail “Return goes there, Esc returns 1 of 1”
      """
    }
  }

  @Test func `rows that come and go while a search is open are found`() {
    var titles = ["One"]
    let table = Table("Rows") { Section { for title in titles { Row(title) } } }
    let menu = ScriptedMenu(table, width: 40, height: 8)
    menu.press("/")
    menu.type("o")
    #expect(menu.frame.hasSuffix(" 1\n"))
    titles = ["One", "Two", "Four"]
    menu.reload()
    #expect(menu.frame.hasSuffix(" 1 of 3\n"))
    // The chosen row stays chosen, wherever it is then.
    menu.press(.down)
    titles = ["Go", "One", "Two", "Four"]
    menu.reload()
    #expect(menu.frame.contains("❯   Two") && menu.frame.hasSuffix(" 3 of 4\n"))
    titles = ["Go", "One", "Four"]
    menu.reload()
    #expect(menu.frame.contains("❯   Four") && menu.frame.hasSuffix(" 3 of 3\n"))
  }

  @Test func `on a wide screen the words and their number are as wide as the rows`() {
    let menu = ScriptedMenu(table, width: 200, height: 8)
    menu.press("/")
    menu.type("size")
    #expect(menu.status?.hasSuffix("Return goes there, Esc returns 1 of 1") == true)
    #expect(menu.status?.count == 100)
  }

  @Test func `a row that has gone meanwhile is said to be so`() {
    var isThere = true
    let table = Table("Rows") {
      Section {
        LinkRow("Page") { Section { if isThere { Row("Guest") } } }
      }
    }
    let menu = ScriptedMenu(table, width: 40, height: 6)
    menu.press("/")
    menu.type("guest")
    isThere = false
    menu.press(.return)
    #expect(menu.frame.contains("Guest no longer exists."))
  }

  // MARK: - What is stored

  @Test func `only what is stored is shown, and Return goes there`() throws {
    let store = MemoryStore([
      "size": .text("Large"), "volume": .number("40"), "other": .bool(true),
    ])
    let shared = Menu(table)
    try shared.load(from: store)
    let menu = ScriptedMenu(shared, width: 50, height: 9)
    menu.press("m")
    expectSnapshot(of: menu.frame) {
      """
       Player

      ❯   Volume                                    40

        Player › Video › Subtitles
          Subtitle size                          Large


       1 of 2  Return goes there, Esc returns
      """
    }
    menu.press("j", .return)
    expectSnapshot(of: menu.frame) {
      """
       Player › Video › Subtitles

      ❯•  Subtitle size                       Large  ▸
          Dark                                      ○─




       Return expand          Esc back  q leave  ? keys
      """
    }
    menu.press("m", .escape)
    #expect(menu.menu.titles == ["Player", "Video", "Subtitles"])
    menu.press(.delete, "m")
    #expect(!menu.frame.contains("Subtitle size"))
  }

  @Test func `where nothing is stored, that is said`() {
    let menu = ScriptedMenu(table, width: 50, height: 6)
    menu.press("m")
    #expect(menu.frame.contains("❯   Volume") && menu.frame.hasSuffix("\n Nothing is stored.\n"))
    menu.press(.right)
    menu.press("m")
    #expect(menu.frame.contains("❯   Volume") && !menu.frame.contains("Channel"))
  }

  @Test func `a setting that is stored has a mark`() throws {
    let store = MemoryStore()
    let shared = Menu(table)
    let menu = ScriptedMenu(shared, width: 40, height: 6, style: .plain, autosave: store)
    #expect(!menu.frame.contains("•"))
    menu.press(.right)
    expectSnapshot(of: menu.frame) {
      """
       Player
         Sound ───────────────────────────── ▐
      ❯• Volume                  ━━━━━●── 70
         Channel 1
         Channel 2
       Return edit            q leave  ? keys
      """
    }
    menu.press("u")
    #expect(!menu.frame.contains("•"))
  }

  // MARK: - Speed

  @Test func `each key that is typed evaluates no page`() {
    var count = 0
    func counted(_ row: Row) -> Row {
      count += 1
      return row
    }
    let table = Table("Pages") {
      Section {
        for page in 0..<20 {
          LinkRow("Page \(page)") {
            Section {
              for row in 0..<20 { counted(Row("Row \(row) of \(page)")) }
            }
          }
        }
      }
    }
    let menu = ScriptedMenu(table, width: 40, height: 8)
    menu.press("/")
    #expect(count == 400)
    menu.type("row 19 of 7")
    #expect(count == 400)
    #expect(menu.frame.hasSuffix(" 4\n"))
  }
}
