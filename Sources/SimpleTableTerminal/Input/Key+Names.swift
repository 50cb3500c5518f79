extension Key {
  /// Creates the key of a name, as in `Down`, `^C`, `PgUp`, `Shift-Tab` and `x`.
  ///
  /// Capitals count for single characters only. The long forms of short names are names, too.
  package init?(named name: String) {
    var code = name
    var modifiers: Modifiers = []
    while code.count > 1 {
      if code.first == "^" {
        modifiers.insert(.control)
        code.removeFirst()
      } else if let (modifier, length) = Modifiers.held(in: code) {
        modifiers.insert(modifier)
        code.removeFirst(length)
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
    if name == "backtab" { return .backTab }
    let code = Code.names.first { $0.names.contains { $0.lowercased() == name } }?.code
    if let code { return Key(code) }
    guard name.first == "f", name.dropFirst().first != "+", let number = Int(name.dropFirst()),
      1...35 ~= number
    else { return nil }
    return .function(number)
  }
}

extension Key.Code {
  /// The arrow of a key that has one.
  fileprivate var arrow: String? {
    switch self {
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    default: nil
    }
  }

  fileprivate var name: String {
    if let names = Self.names.first(where: { $0.code == self })?.names { return names[0] }
    return switch self {
    case .character(let character): String(character)
    case .paste: "Paste"
    case .function(let number): "F\(number)"
    default: "Unknown"
    }
  }

  /// The names of keys that are no characters one sees, the one that is shown first.
  static let names: [(code: Self, names: [String])] = [
    (.up, ["Up"]), (.down, ["Down"]), (.left, ["Left"]), (.right, ["Right"]),
    (.pageUp, ["PgUp", "PageUp"]), (.pageDown, ["PgDn", "PageDown"]), (.home, ["Home"]),
    (.end, ["End"]), (.return, ["Return", "Enter"]), (.character(" "), ["Space"]),
    (.tab, ["Tab"]), (.escape, ["Esc", "Escape"]), (.backspace, ["Backspace"]),
    (.delete, ["Del", "Delete"]), (.insert, ["Ins", "Insert"]),
  ]
}

extension Key.Modifiers {
  /// The names of keys that are held down beside another one, the one that is shown first.
  static let names: [(modifier: Self, names: [String])] = [
    (.control, ["Ctrl", "Control"]), (.alt, ["Alt"]), (.shift, ["Shift"]),
  ]

  /// Returns the modifier with whose name and a hyphen a text begins, and the length of both.
  fileprivate static func held(in text: String) -> (modifier: Self, length: Int)? {
    let text = text.lowercased()
    for (modifier, names) in names {
      let name = names.first { text.hasPrefix($0.lowercased() + "-") }
      if let name { return (modifier, name.count + 1) }
    }
    return nil
  }
}

extension Key: CustomStringConvertible {
  /// The name of the key, as the help page shows it.
  ///
  /// Examples are `↓`, `^C`, `PgUp` and `Shift-Tab`.
  public var description: String { name(code.arrow ?? code.name) }

  /// The name of the key in ASCII, unless it is another character itself: `Down`, `^C`, `PgUp`.
  package var asciiDescription: String { name(code.name) }

  private func name(_ name: @autoclosure () -> String) -> String {
    if modifiers.isEmpty { return name() }
    if case .character(let character) = code, modifiers == .control, character != " " {
      return "^" + character.uppercased()
    }
    let held = Modifiers.names.filter { modifiers.contains($0.modifier) }.map { $0.names[0] }
    return (held + [name()]).joined(separator: "-")
  }
}
