import SimpleTable
import SimpleTableTesting
import Testing

@testable import SimpleTableTerminal

@Suite struct `The screen of a menu` {
  let phone = Phone()

  @Test func `at 20 cells`() {
    expectSnapshot(of: ScriptedMenu(settings(for: phone), width: 20, height: 16).frame) {
      """
       Settings

      ❯ ▾ Network
          Airplane…   ○─
          Wi-Fi Otters ›

        Controls
          Volume    60
          Copies     2
          Theme  Light ▸
          Lan… Deutsch ›
       ⊘  Serial N…  C02
        All of them work
        with keys.

       Return collapse  ?
      """
    }
  }

  @Test func `at 40 cells`() {
    expectSnapshot(of: ScriptedMenu(settings(for: phone), width: 40, height: 14).frame) {
      """
       Settings

      ❯ ▾ Network
          Airplane Mode                   ○─
          Wi-Fi                    Otters  ›

        Controls
          Volume               ━━━━●─── 60
          Copies                     − 2 +
          Theme                      Light ▸
          Language                 Deutsch ›
       ⊘  Serial Number                C02
        All of them work with keys.
       Return collapse        q leave  ? keys
      """
    }
  }

  @Test func `at 60 cells`() {
    expectSnapshot(of: ScriptedMenu(settings(for: phone), height: 14).frame) {
      """
       Settings

      ❯ ▾ Network
          Airplane Mode                                       ○─
          Wi-Fi                                        Otters  ›

        Controls
          Volume                                 ━━━━━●──── 60
          Copies                                         − 2 +
          Theme                                          Light ▸
          Language                                     Deutsch ›
       ⊘  Serial Number                                    C02
        All of them work with keys.
       Return collapse        1–7 of 7  / search  q leave  ? keys
      """
    }
  }

  @Test func `in boxes`() {
    let menu = ScriptedMenu(settings(for: phone), width: 40, height: 16, style: .insetGrouped)
    menu.press(.down)
    expectSnapshot(of: menu.frame) {
      """
       Settings
                                             ▐
        ▾ Network                            ▐
        ╭──────────────────────────────────╮ ▐
      ❯ │ Airplane Mode                 ○─ │ ▐
        │ Wi-Fi                  Otters  › │ ▐
        ╰──────────────────────────────────╯ ▐
                                             ▐
          Controls                           ▐
        ╭──────────────────────────────────╮ ▐
        │ Volume             ━━━━●─── 60   │ ▐
        │ Copies                   − 2 +   │ ▐
        │ Theme                    Light ▸ │
        │ Language               Deutsch › │
       ⊘│ Serial Number              C02   │
       Return switch          q leave  ? keys
      """
    }
  }

  @Test func `in ASCII alone`() {
    let menu = ScriptedMenu(settings(for: phone), width: 40, height: 10, symbols: .ascii)
    menu.press(.down, .down, .return)
    #expect(menu.transcript.filter { !"↓…".contains($0) }.allSatisfy { $0.isASCII })
    menu.press("?")
    #expect(menu.frame.allSatisfy { $0.isASCII })
    expectSnapshot(of: menu.frame) {
      """
       Help
                                             #
        Keys that move                       #
          Move up                      Up, k
          Move down                  Down, j
          Move up by a page             PgUp
          Move down by a page           PgDn
          Move to the first row      Home, g
          Move to the last row        End, G
       Up Down for more, other keys close
      """
    }
  }

  @Test func `at the smallest size`() {
    expectSnapshot(of: ScriptedMenu(settings(for: phone), width: 20, height: 5).frame) {
      """
       Settings
                         ▐
      ❯ ▾ Network
          Airplane…   ○─
       Return collapse  ?
      """
    }
  }

  @Test(arguments: [
    (19, 5, "needs 20x5\n"), (20, 4, "needs 20x5\n"), (10, 1, "needs 20x5\n"),
    (9, 3, "needs ...\n"), (3, 3, "nee\n"), (0, 0, "\n"), (-5, -1, "\n"),
  ])
  func `a smaller size says what is needed`(width: Int, height: Int, expected: String) {
    let menu = ScriptedMenu(settings(for: phone), width: width, height: height, symbols: .ascii)
    #expect(menu.frame == expected)
    menu.press(.down, .return)
    #expect(menu.frame == expected)
    menu.resize(width: 20, height: 5)
    #expect(menu.frame.contains("Airp"))
  }

  @Test(arguments: [
    (30, "Esc back  q leave  ? keys"), (40, "/ search  Esc back  q leave  ? keys"),
    (60, "1 of 1  / search  Esc back  q leave  ? keys"),
  ])
  func `on a further table the way back comes before the rest`(width: Int, hints: String) {
    let table = Table("Settings") {
      Section { LinkRow("Network") { Section { Row("Address", detail: "10.0.0.7") } } }
    }
    let menu = ScriptedMenu(table, width: width, height: 6)
    menu.press(.return)
    #expect(menu.status?.drop { $0 == " " } == hints[...])
  }

  @Test func `help is made from the keys`() {
    var keys = KeyMap()
    keys.bind(.down, "j", to: .moveDown)
    keys.bind("h", to: .help)
    keys.bind(.control("x"), "Q", to: .leave)
    let menu = ScriptedMenu(settings(for: phone), width: 40, height: 6, keys: keys)
    menu.press("q", "?")
    menu.press("h")
    menu.press("x")
    menu.press("Q")
    #expect(menu.hasEnded)
    expectSnapshot(of: menu.transcript) {
      """
       Settings
                                             ▐
      ❯ ▾ Network
          Airplane Mode                   ○─
          Wi-Fi                    Otters  ›
                   1–2 of 7  ^X leave  h keys
      > q ?
      > h
       Help
                                             ▐
        Keys that move                       ▐
          Move down                     ↓, j

       ↓ for more, other keys close
      > x
       Settings
                                             ▐
      ❯ ▾ Network
          Airplane Mode                   ○─
          Wi-Fi                    Otters  ›
                   1–2 of 7  ^X leave  h keys
      > Q (left)
      """
    }
  }

  @Test func `a search on the help page leaves the lines that contain the words`() {
    let menu = ScriptedMenu(settings(for: phone), width: 60, height: 10)
    menu.press("?", "/")
    menu.type("undo")
    expectSnapshot(of: menu.frame) {
      """
       Help

        Keys that change something
          Undo the last change                                 u
          Redo what was undone                                ^R




       /undo                                          Esc returns.
      """
    }
    menu.press(.return)
    #expect(menu.frame.contains("Undo the last change") && !menu.frame.contains("Move up"))
    menu.press("/", .escape)
    #expect(menu.frame.contains("Move up"))
    menu.press("/")
    menu.type("zz")
    #expect(menu.frame.contains("Nothing is found. Esc returns."))
    menu.press(.escape, .escape)
    #expect(menu.frame.contains("❯ ▾ Network"))
  }

  @Test(arguments: [
    (20, 1, " Return switch    ?"), (20, 0, " Return collapse  ?"),
    (24, 2, " Return open     ? keys"),
  ])
  func `on a narrow screen the last line says what Return does before how to leave`(
    width: Int, row: Int, line: String
  ) {
    let menu = ScriptedMenu(settings(for: phone), width: width, height: 8)
    for _ in 0..<row { menu.press(.down) }
    #expect(menu.frame.hasSuffix("\n\(line)\n"))
  }

  @Test func `on a narrow screen help says below the keys what they do`() {
    let menu = ScriptedMenu(settings(for: phone), width: 20, height: 8)
    menu.press("?", .end)
    expectSnapshot(of: menu.frame) {
      """
       Help
          screen again
          ^Z
          Suspend the
          program
          q, ^C
          Leave the menu ▐
       ↑ ↓ for more
      """
    }
  }

  @Test func `help is turned like a table`() {
    let menu = ScriptedMenu(settings(for: phone), width: 40, height: 8)
    menu.press("?")
    menu.press(.pageDown, .up)
    menu.press(.end, .down)
    menu.resize(width: 40, height: 20)
    menu.press(.home, .escape)
    #expect(!menu.hasEnded)
    expectSnapshot(of: menu.transcript) {
      """
       Settings
                                             ▐
      ❯ ▾ Network                            ▐
          Airplane Mode                   ○─
          Wi-Fi                    Otters  ›

        Controls
       Return collapse        q leave  ? keys
      > ?
       Help
                                             ▐
        Keys that move
          Move up                       ↑, k
          Move down                     ↓, j
          Move up by a page             PgUp
          Move down by a page           PgDn
       ↑ ↓ for more, other keys close
      > PgDn ↑
       Help
          Move down by a page           PgDn
          Move to the first row      Home, g ▐
          Move to the last row        End, G
          Move to the next section         ]
          Move to the section before       [

      > End ↓
       Help
          Search all pages                 /
          Show only what is stored         m
          Explain the row and the keys ?, F1
          Draw the screen again           ^L
          Suspend the program             ^Z
          Leave the menu               q, ^C ▐
      > 40x20
       Help
          Select the row       Return, Space
          Tap the row's accessory          i
          Expand, open or increase   →, +, l
          Collapse, close or decre…  ←, -, h
          Unset the setting, or remove…  Del
          Move the entry of a list up  Alt-↑
          Move the entry of a list d…  Alt-↓
          Undo the last change             u ▐
          Redo what was undone            ^R ▐
                                             ▐
        Other keys                           ▐
          Go back             Esc, Backspace ▐
          Search all pages                 / ▐
          Show only what is stored         m ▐
          Explain the row and the keys ?, F1 ▐
          Draw the screen again           ^L ▐
          Suspend the program             ^Z ▐
          Leave the menu               q, ^C ▐
       ↑ ↓ for more, other keys close
      > Home Esc
       Settings

      ❯ ▾ Network
          Airplane Mode                   ○─
          Wi-Fi                    Otters  ›

        Controls
          Volume               ━━━━●─── 60
          Copies                     − 2 +
          Theme                      Light ▸
          Language                 Deutsch ›
       ⊘  Serial Number                C02
        All of them work with keys.






       Return collapse        q leave  ? keys
      """
    }
  }

  @Test func `escape sequences do not reach the terminal`() {
    let evil = "\u{1B}[31m\u{7}x\u{9B}\u{202E}\r\n"
    let menu = ScriptedMenu(
      Table(evil) {
        Section(evil, footer: evil) {
          TextFieldRow(
            evil, text: phone.$name, rules: [ValidationRule(evil) { $0 == "Ada" }],
            validation: .onChange)
          LinkRow(evil, detail: evil) { Section { Row(evil) } }
          Row(evil).disabled()
        }
      }, width: 40, height: 9)
    menu.press(.return, "x")
    menu.press(.return)
    menu.press(.escape, .down, .down, .return)
    menu.press("/")
    menu.type("\u{7}\u{1B}")
    menu.press(.paste(evil))
    menu.press(.escape, .up, .return)
    let controls = menu.transcript.unicodeScalars.filter { $0.hazard != .none && $0 != "\n" }
    let typed = menu.transcript.split(separator: "\n").filter { $0.hasPrefix("> ") }
    let notes = typed.joined().unicodeScalars.filter { $0.hazard != .none }
    #expect(controls.count == notes.count)
    expectSnapshot(of: menu.frame) {
      """
       ␛[31m␇x�  › ␛[31m␇x�

      ❯   ␛[31m␇x�





          / search  Esc back  q leave  ? keys
      """
    }
  }

  @Test func `a title that is very long is cut at its start`() {
    let title = String(repeating: "long ", count: 20_000) + "end"
    let menu = ScriptedMenu(Table(title) { Section { Row("Row") } }, width: 20, height: 5)
    #expect(menu.frame.hasPrefix("…ong long long end\n") || menu.frame.hasPrefix("…"))
    #expect(menu.frame.split(separator: "\n").first.map(\.cellWidth) == 20)
  }
}
