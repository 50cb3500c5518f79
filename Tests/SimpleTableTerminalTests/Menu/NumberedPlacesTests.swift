import SimpleTable
import SimpleTableTesting
import Testing

@testable import SimpleTableTerminal

/// What numbered lines say of where one is, and of what has changed on another page.
@Suite struct `Places in numbered lines` {
  private final class Model {
    @Setting var isLoud = false
    @Setting var volume = 60
    @Setting var size = 12
    @Setting var theme = "Light"
    @Setting var secret = ""
  }

  private let model = Model()

  private var table: Table {
    Table("First") {
      Section {
        LinkRow("Sound", detail: model.isLoud ? "Loud" : nil) {
          Section("Output") {
            ToggleRow("Loud", isOn: self.model.$isLoud).id("loud")
            SliderRow("Volume", value: self.model.$volume, in: 0...100, step: 5).id("volume")
          }
        }.id("sound")
        LinkRow("Look") {
          Section {
            StepperRow("Size", value: self.model.$size, in: 8...24).id("size")
            PickerRow("Theme", selection: self.model.$theme, options: ["Light", "Dark"])
              .id("theme")
            TextFieldRow("Secret", text: self.model.$secret, isSecure: true).id("secret")
          }
        }.id("look")
        ButtonRow("Party") {
          self.model.isLoud = true
          self.model.volume = 100
          self.model.size = 24
          self.model.theme = "Dark"
        }.id("party")
      }
    }
  }

  private func transcript(_ lines: [String]) -> String {
    let session = NumberedLines(Menu(table))
    return session.list() + lines.map { "> \($0)\n" + session.answer($0) }.joined()
  }

  @Test func `back lists the page again, as it is then`() {
    expectSnapshot(of: transcript(["1", "1", "back", "2", "back", "1", "undo", "b"])) {
      """
      First
      1. Sound (opens)
      2. Look (opens)
      3. Party
      > 1
      First > Sound
      -- Output --
      1. Loud: Off
      2. Volume: 60
      > 1
      Loud: On
      > back
      First
      1. Sound: Loud (opens)
      2. Look (opens)
      3. Party
      > 2
      First > Look
      1. Size: 12
      2. Theme: Light (collapsed)
      3. Secret: empty
      > back
      First
      1. Sound: Loud (opens)
      2. Look (opens)
      3. Party
      > 1
      First > Sound
      -- Output --
      1. Loud: On
      2. Volume: 60
      > undo
      Loud: Off, default, as before.
      > b
      First
      1. Sound (opens)
      2. Look (opens)
      3. Party
      """
    }
  }

  @Test func `a row that was found lists its page, and back leads above it`() {
    expectSnapshot(of: transcript(["/size", "1 14", "1 15", "undo", "back", "2", "list"])) {
      """
      First
      1. Sound (opens)
      2. Look (opens)
      3. Party
      > /size
      First > Look
      1. Size: 12
      > 1 14
      First > Look
      1. Size: 14
      2. Theme: Light (collapsed)
      3. Secret: empty
      > 1 15
      Size: 15
      > undo
      Size: 14, as before.
      > back
      First
      1. Sound (opens)
      2. Look (opens)
      3. Party
      > 2
      First > Look
      1. Size: 14
      2. Theme: Light (collapsed)
      3. Secret: empty
      > list
      First > Look
      1. Size: 14
      2. Theme: Light (collapsed)
      3. Secret: empty
      """
    }
  }

  @Test func `numbers of a page that a search has led to are those of its listing`() {
    expectSnapshot(of: transcript(["/volume", "1", "1 on", "list", "back", "1"])) {
      """
      First
      1. Sound (opens)
      2. Look (opens)
      3. Party
      > /volume
      First > Sound
      1. Volume: 60
      > 1
      First > Sound
      -- Output --
      1. Loud: Off
      2. Volume: 60
      > 1 on
      Loud: On
      > list
      First > Sound
      -- Output --
      1. Loud: On
      2. Volume: 60
      > back
      First
      1. Sound: Loud (opens)
      2. Look (opens)
      3. Party
      > 1
      First > Sound
      -- Output --
      1. Loud: On
      2. Volume: 60
      """
    }
  }

  @Test func `a row among those that were found opens its page, and shows its options`() {
    expectSnapshot(of: transcript(["/look", "1", "/theme", "1", "3", "back"])) {
      """
      First
      1. Sound (opens)
      2. Look (opens)
      3. Party
      > /look
      First
      1. Look (opens)
      > 1
      First > Look
      1. Size: 12
      2. Theme: Light (collapsed)
      3. Secret: empty
      > /theme
      First > Look
      1. Theme: Light (collapsed)
      > 1
      Theme: Light (expanded)
      2.   Light (chosen)
      3.   Dark (not chosen)
      > 3
      Theme: Dark (expanded)
      Light (not chosen)
      Dark (chosen)
      > back
      First > Look
      1. Size: 12
      2. Theme: Dark (expanded)
      3.   Light (not chosen)
      4.   Dark (chosen)
      5. Secret: empty
      """
    }
  }

  @Test func `a page is listed anew after another one has come and gone`() {
    var titles = ["One", "Two"]
    let session = NumberedLines(
      Menu(Table("First") { Section { for title in titles { Row(title).id(title) } } }))
    _ = session.list()
    _ = session.answer("/two")
    titles = ["Zero", "One", "Two"]
    session.needsReload = true
    #expect(session.answer("list") == "First\n1. Zero\n2. One\n3. Two\n")
    session.menu.push(Table("News") { Section { Row("New") } }, from: RowID("Two"))
    #expect(session.answer("back") == "First\n1. Zero\n2. One\n3. Two\n")
    #expect(session.answer("help 2") == "One\n")
  }

  @Test func `a line that changes settings of other pages says which`() {
    expectSnapshot(of: transcript(["3", "undo"])) {
      """
      First
      1. Sound (opens)
      2. Look (opens)
      3. Party
      > 3
      Sound: Loud
      Sound > Loud: On
      Sound > Volume: 100
      Look > Size: 24
      1 more
      > undo
      Sound > Volume: 60, default; Look > Theme: Light, default; Look > Size: 12, default; 1 more, as before.
      Sound
      """
    }
  }

  @Test func `the program's own handler goes on`() {
    let menu = Menu(table)
    var reported: [String] = []
    menu.onSettingChange = { reported.append($0.key) }
    let session = NumberedLines(menu)
    _ = session.list()
    _ = session.answer("/volume")
    _ = session.answer("1 75")
    #expect(reported == ["volume"])
  }

  @Test func `a value that somebody else has changed is listed with its number`() throws {
    let store = MemoryStore(["size": .number("10")])
    let menu = Menu(table)
    try menu.load(from: store)
    let session = NumberedLines(menu, autosave: store)
    _ = session.list()
    _ = session.answer("/size")
    store.merge(set: ["size": .number("20")], unset: [])
    let answer = session.answer("1 9")
    #expect(answer.hasPrefix("Size was changed elsewhere") && answer.contains("1. Size: 20\n"))
  }
}
