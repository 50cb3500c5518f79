extension Key {
  /// Creates the key of a name, as in `Down`, `^C`, `PgUp`, `Shift-Tab` and `x`.
  ///
  /// Capitals count for single characters only. The long forms of short names are names, too.
  package init?(named name: String) {
    var code = name
    var modifiers: Modifiers = []
    while code.count > 1 {
      let lowercased = code.lowercased()
      if code.first == "^" {
        modifiers.insert(.control)
        code.removeFirst()
      } else if let held = Self.modifierNames.first(where: { lowercased.hasPrefix($0.name) }) {
        modifiers.insert(held.modifier)
        code.removeFirst(held.name.count)
      } else {
        break
      }
    }
    guard let key = Self.key(named: code) else { return nil }
    let isControl = modifiers.contains(.control)
    if case .character(let character) = key.code, isControl {
      self = Key.control(character).with(modifiers)
    } else {
      self = key.with(modifiers)
    }
  }

  private static func key(named name: String) -> Key? {
    if name.count == 1, let character = name.first { return .character(character) }
    let name = name.lowercased()
    if let key = names[name] { return key }
    guard name.first == "f", name.dropFirst().first != "+", let number = Int(name.dropFirst()),
      1...35 ~= number
    else { return nil }
    return .function(number)
  }

  private static let modifierNames: [(name: String, modifier: Modifiers)] = [
    ("ctrl-", .control), ("control-", .control), ("alt-", .alt), ("shift-", .shift),
  ]

  private static let names: [String: Key] = [
    "up": .up, "down": .down, "left": .left, "right": .right,
    "pgup": .pageUp, "pageup": .pageUp, "pgdn": .pageDown, "pagedown": .pageDown,
    "home": .home, "end": .end, "return": .return, "enter": .return, "space": .space,
    "tab": .tab, "backtab": .backTab, "esc": .escape, "escape": .escape,
    "backspace": .backspace, "del": .delete, "delete": .delete, "ins": .insert, "insert": .insert,
  ]
}
