import TestTraits
import Testing

@testable import SimpleTableTerminal

@Suite struct `Key map` {
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
