import Foundation
import SimpleTable
import SimpleTableTesting
import TestFixtures
import Testing

@testable import SimpleTableTerminal

/// That a user knows where the menu is, and that nothing that is typed becomes a command.
@Suite struct `Safety of a menu` {
  let phone = Phone()

  private func session(_ table: Table, columns: Int = 40, rows: Int = 8) -> MenuSession {
    MenuSession(Menu(table), size: TerminalSize(columns: columns, rows: rows))
  }

  private func text(_ session: MenuSession) -> String {
    session.nextFrame().lines.map(\.text).joined(separator: "\n")
  }

  // MARK: - The cursor

  @Test(arguments: TextRenderer.Style.allCases, RandomWalks.seeds(1))
  func `the terminal's own cursor follows the focus, whatever key moves it`(
    style: TextRenderer.Style, seed: UInt64
  ) throws {
    let size = TerminalSize(columns: 40, rows: 9)
    let session = MenuSession(
      Menu(settings(for: phone)), size: size, appearance: TextRenderer(style: style))
    var (writer, screen) = (FrameWriter(), VirtualScreen(size: size))
    var random = SeededGenerator(seed: seed)
    let keys: [Key] = [.up, .down, .space, .pageUp, .pageDown, .home, .end, .left, .right]
    for _ in 0..<50 {
      screen.write(writer.write(session.nextFrame()))
      if screen.isCursorVisible {
        // A value is typed.
        _ = session.press(.escape)
        continue
      }
      let marked = screen.text.firstIndex { $0.hasPrefix("❯") }
      #expect(marked == screen.cursor.row, "\(screen.text), \(random)")
      _ = session.press(keys.randomElement(using: &random) ?? .up)
    }
  }

  @Test func `the cursor is at a question, and at a text that is read`() {
    let session = session(Table { Section { ButtonRow("Erase") {}.confirm("Erase it?") } })
    _ = session.press(.return)
    #expect(session.nextFrame().cursor == Frame.Position(column: 0, row: 7))
    _ = session.press([.escape, "?"])
    #expect(session.nextFrame().cursor == Frame.Position(column: 0, row: 1))
  }

  @Test func `the cursor of a field is hidden while a notice of several lines covers it`() {
    let session = session(
      Table {
        Section {
          for number in 1...8 { Row("Row \(number)") }
          TextFieldRow("Name", text: phone.$name)
        }
      })
    _ = session.press([.end, .return])
    let seen = session.nextFrame()
    #expect(seen.showsCursor && seen.cursor?.row == 6)
    session.show(Notice(text: String(repeating: "word ", count: 14), kind: .notice))
    let covered = session.nextFrame()
    #expect(!covered.showsCursor && covered.cursor != seen.cursor)
    _ = session.press(.left)
    #expect(session.nextFrame().showsCursor)
  }

  @Test func `an item that is higher than the screen keeps its mark`() {
    let tall = Row("Tall").customLines { _ in (1...20).map { "line \($0)" } }
    let session = session(Table("Log") { Section { tall } }, rows: 6)
    for _ in 0..<12 {
      #expect(session.nextFrame().lines.contains { $0.text.hasPrefix("❯") }, "\(text(session))")
      _ = session.press(.down)
    }
  }

  @Test func `the focused item is in view after a change of size`() {
    let table = Table { Section { for number in 1...40 { Row("Row \(number)") } } }
    let menu = ScriptedMenu(table, width: 30, height: 20)
    for _ in 0..<15 { menu.press(.down) }
    for height in [6, 20, 5, 12] {
      menu.resize(width: 30, height: height)
      #expect(menu.frame.contains("❯   Row 16"), "\(menu.frame)")
    }
  }

  // MARK: - Pages

  @Test func `a page of options opens at the one that is chosen`() {
    var choice = "Option 17"
    let options = (1...30).map { "Option \($0)" }
    let binding = Binding(get: { choice }, set: { choice = $0 })
    let menu = ScriptedMenu(
      Table {
        Section {
          PickerRow("Pick", selection: binding, options: options, style: .page) { $0 }
        }
      }, width: 30, height: 8)
    menu.press(.return)
    let line = menu.frame.split(separator: "\n").first { $0.hasPrefix("❯") }
    #expect(line?.contains("Option 17") == true, "\(menu.frame)")
    #expect(line?.contains("✓") == true)
  }

  @Test func `the page of keys is wrapped again when the size changes`() {
    let menu = ScriptedMenu(settings(for: phone), width: 60, height: 10)
    menu.press("?")
    menu.resize(width: 24, height: 10)
    let narrow = ScriptedMenu(settings(for: phone), width: 24, height: 10)
    narrow.press("?")
    #expect(menu.frame == narrow.frame)
  }

  // MARK: - Filters

  @Test func `a filter that nothing matches says so, and how to get back`() {
    let menu = ScriptedMenu(settings(for: phone), width: 60, height: 6)
    menu.adapter.filter("zzz")
    expectSnapshot(of: menu.frame) {
      """
       Settings

        No rows match.


       /zzz       0 of 0  / search  Esc show all  q leave  ? keys
      """
    }
    menu.press(.backspace)
    #expect(menu.adapter.filterText == nil)
  }

  @Test func `a key that was meant for something that has gone does nothing else`() {
    var (isThere, taps) = (true, 0)
    let session = session(
      Table {
        Section {
          if isThere { Row("Erase") { taps += 10 }.confirm("Erase it?") }
          Row("Tap") { taps += 1 }
        }
      })
    _ = session.press(.return)
    #expect(text(session).contains("Erase it?"))
    isThere = false
    session.reload()
    _ = session.press(.return)
    #expect(taps == 0)
    _ = session.press(.return)
    #expect(taps == 1)
  }

  @Test func `a page that the program opens ends what is typed, and why it was refused`() {
    let rule = ValidationRule<String>("must not be empty") { !$0.isEmpty }
    let menu = ScriptedMenu(
      Table("Account") {
        Section {
          TextFieldRow("Name", text: phone.$name, rules: [rule]).id("name")
          LinkRow("More") { Section { Row("Below") } }.id("more")
        }
      }, width: 50, height: 8)
    menu.press(.return, .control("u"), .return)
    #expect(menu.frame.contains("must not be empty"))
    menu.menu.push(Table("News") { Section { Row("New") } }, from: RowID("more"))
    menu.press(.escape)
    menu.press(.escape)
    #expect(menu.menu.titles == ["Account", "News"])
    menu.press(.escape)
    #expect(menu.menu.titles == ["Account"] && phone.name == "Ada")
    #expect(!menu.frame.contains("must not be empty"), "\(menu.frame)")
  }

  @Test func `a search ends where its page has gone, and the key that goes there does nothing`() {
    var taps = 0
    let session = session(
      Table {
        Section {
          LinkRow("Below") { Section { Row("There") { taps += 1 } } }
          Row("Tap") { taps += 1 }
        }
      })
    _ = session.press([.return, "/", "t", "h"])
    _ = session.menu.pop()
    _ = session.press([.return])
    #expect(taps == 0 && session.menu.pages.count == 1)
  }

  @Test func `what was found is shown, whatever filter is on`() throws {
    let menu = ScriptedMenu(settings(for: phone), width: 40, height: 12)
    menu.adapter.filter("airplane")
    #expect(!menu.frame.contains("Copies"))
    let hit = try #require(menu.menu.search("copies").first)
    #expect(menu.menu.go(to: hit))
    #expect(menu.frame.contains("Copies"), "\(menu.frame)")
  }

  @Test func `a search ends when the program leaves the page`() {
    let menu = ScriptedMenu(settings(for: phone), width: 40, height: 8)
    menu.press(.down, .down, .return, "/", "d")
    #expect(menu.frame.contains(" /d"))
    _ = menu.menu.pop()
    #expect(!menu.frame.contains(" /d"))
    menu.press("j", "x")
    #expect(menu.frame.contains("❯   Volume"))
  }

  // MARK: - Typing

  @Test func `a digit begins a new number, and Return edits the old one`() {
    let menu = ScriptedMenu(
      Table {
        Section {
          SliderRow("Volume", value: phone.$volume, in: 0...100)
          StepperRow("Copies", value: phone.$copies, in: 1...30)
          ToggleRow("Wi-Fi", isOn: phone.$isWifi)
        }
      }, width: 40, height: 8)
    menu.type("77")
    #expect(phone.volume == 60)
    menu.press(.return)
    #expect(phone.volume == 77)
    menu.press(.return, .backspace, "5", .return)
    #expect(phone.volume == 75)
    menu.press(.down, "1", "2", .escape)
    #expect(phone.copies == 2)
    menu.press("1", "2", .return)
    #expect(phone.copies == 12)
    let before = menu.frame
    menu.press(.down, .up, .down, "1")
    #expect(phone.isWifi && menu.frame != before && !menu.frame.contains("saves"))
  }

  @Test func `a key that digits are bound to keeps its action`() {
    var keys = KeyMap.standard
    keys.bind("1", to: .moveDown)
    let menu = ScriptedMenu(
      Table {
        Section {
          StepperRow("Copies", value: phone.$copies, in: 1...30)
          Row("Last")
        }
      }, width: 40, height: 8, keys: keys)
    menu.press("1")
    #expect(menu.frame.contains("❯   Last"))
  }

  @Test func `a screen that is too small takes no keys but those that leave`() {
    let menu = ScriptedMenu(
      Table { Section { TextFieldRow("Name", text: phone.$name) } }, width: 40, height: 8)
    menu.press(.return, "x")
    menu.resize(width: 10, height: 3)
    menu.type("yq")
    menu.press(.return)
    #expect(phone.name == "Ada" && !menu.hasEnded)
    menu.resize(width: 40, height: 8)
    menu.type("z")
    menu.press(.return)
    #expect(phone.name == "Adaxz")
    menu.resize(width: 10, height: 3)
    menu.press("q")
    #expect(menu.hasEnded)
  }

  /// Eight times the text takes about eight times as long; where all of it is copied for each
  /// character, more than fifteen times.
  @Test(arguments: ["a", "é", "中"])
  func `a long text is pasted, typed and shown in proportion to its length`(character: String) {
    func time(_ size: Int) -> Double {
      let start = threadTime
      pasteAndType(String(repeating: character, count: size / character.utf8.count))
      return threadTime - start
    }
    _ = time(1 << 14)
    let (short, long) = (time(1 << 15), time(1 << 18))
    #expect(long < 12 * short)
  }

  @Test func `a long notice is wrapped in proportion to its length`() {
    func time(_ size: Int) -> Double {
      let session = session(settings(for: phone))
      session.show(Notice(text: String(repeating: "né ", count: size / 4), kind: .error))
      let start = threadTime
      #expect(session.nextFrame().lines.count == 8)
      return threadTime - start
    }
    _ = time(1 << 12)
    let (short, long) = (time(1 << 13), time(1 << 16))
    #expect(long < 16 * short)
  }

  @Test(
    arguments: [
      ("", [" "]), ("one", [" one"]),
      ("one two three four five", [" one two three four", " five"]),
      // A blank before a word that is too long is no place to break at.
      (" 012345678901234567890", ["  012345678901234567", " 890"]),
      ("北京北京北京北京北京 北京", [" 北京北京北京北京北", " 京 北京"]),
      ("0123456789012345678 a", [" 0123456789012345678", " a"]),
    ])
  func `a notice is broken at blanks where there are any`(text: String, lines: [String]) {
    #expect(session(settings(for: phone), columns: 20).screen.wrapped(text) == lines)
  }

  /// The seconds that the processor has worked for this thread.
  private var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func pasteAndType(_ text: String) {
    phone.name = ""
    let session = session(Table { Section { TextFieldRow("Name", text: phone.$name) } })
    _ = session.press([.return, .paste(text)])
    _ = session.nextFrame()
    _ = session.press(.return)
    #expect(phone.name == text)
    _ = session.press(.return)
    _ = session.nextFrame()
    _ = session.press(.escape)
    phone.name = ""
    session.reload()
    _ = session.press(.return)
    var decoder = KeyDecoder()
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: 1 << 12) {
      _ = session.press(decoder.decode(bytes[start..<min(start + 1 << 12, bytes.count)]))
      _ = session.nextFrame()
    }
    _ = session.press(.return)
    #expect(phone.name == text)
  }

  // MARK: - What is shown

  @Test func `no reason is shown with a row that is enabled`() {
    let table = Table {
      Section { Row("Sync") {}.disabled(false, reason: "needs a network") }
    }
    #expect(!text(session(table)).contains("needs"))
    #expect(!NumberedLines(Menu(table)).list().contains("needs"))
    let session = session(table)
    _ = session.press(.return)
    #expect(!text(session).contains("needs"))
  }

  @Test func `another page of numbered lines begins at its top`() {
    let session = NumberedLines(
      Menu(
        Table("First") {
          Section {
            for number in 1...90 {
              LinkRow("Row \(number)") {
                Section { for number in 1...90 { Row("Below \(number)") } }
              }
            }
          }
        }))
    _ = session.list()
    #expect(session.answer("more").contains("41. Row 41 ("))
    #expect(session.answer("1").contains("1. Below 1\n"))
    #expect(session.answer("more").contains("41. Below 41\n"))
    #expect(session.answer("b").hasPrefix("First\n1. Row 1 ("))
  }
}
