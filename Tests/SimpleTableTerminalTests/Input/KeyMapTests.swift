import TestTraits
import Testing

@testable import SimpleTableTerminal

@Suite struct `Key map` {
  @Test func `the standard map as a help page`() {
    let page = KeyMap.standard.actions.map { action in
      let keys = KeyMap.standard.keys(for: action).map(\.description).joined(separator: " ")
      return "\(keys) · \(action.english)\n"
    }
    check(
      page.joined(),
      """
      ↑ k ^P · Move up
      ↓ j ^N · Move down
      PgUp ^U · Move up by a page
      PgDn ^D · Move down by a page
      Home g · Move to the first row
      End G · Move to the last row
      Return Space · Select the row
      i · Tap the row's accessory
      → + l · Expand, open or increase
      ← - h · Collapse, close or decrease
      Shift-→ L · Increase by ten steps
      Shift-← H · Decrease by ten steps
      ] · Move to the next section
      [ · Move to the section before
      Del · Use the default, or remove the entry
      Alt-↑ · Move the entry of a list up
      Alt-↓ · Move the entry of a list down
      Esc Backspace · Go back
      / · Search all pages
      m · Show only what is stored
      u · Undo the last change
      ^R · Redo what was undone
      y · Copy the setting
      ? F1 · Explain the row and the keys
      ^L · Draw the screen again
      r · Read the stored settings again
      ^Z · Suspend the program
      q ^C · Leave the menu

      """)
  }

  @Test func `a key has one action`() {
    var keys = KeyMap.standard
    keys.bind("x", "q", to: .select)
    #expect(keys["q"] == .select && keys["x"] == .select)
    check(keys.keys(for: .leave), [.control("c")])
    check(keys.keys(for: .select), [.return, .space, "x", "q"])
  }

  @Test func `an action without keys is not on the help page`() {
    var keys = KeyMap.standard
    keys.unbind("i")
    check(keys["i"], nil)
    check(!keys.actions.contains(.tapAccessory))
    #expect(KeyMap().actions.isEmpty && KeyMap()[.up] == nil)
  }

  @Test func `names in ASCII`() {
    check(Key.up.asciiDescription, "Up")
    check(Key.right.with([.shift, .control]).asciiDescription, "Ctrl-Shift-Right")
    check(Key.control("C"), .control("c"))
    check(Key.control("c").asciiDescription, "^C")
    check(Key.function(5).with(.alt).description, "Alt-F5")
    check(Key.paste("x").description, "Paste")
  }
}
