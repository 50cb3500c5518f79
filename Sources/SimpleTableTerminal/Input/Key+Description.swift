extension Key: CustomStringConvertible {
  /// The name of the key as a help page shows it: `↓`, `^C`, `PgUp`, `Shift-Tab`.
  public var description: String { name(arrows: ["↑", "↓", "←", "→"]) }

  /// The name of the key in ASCII, unless it is another character itself: `Down`, `^C`, `PgUp`.
  public var asciiDescription: String { name(arrows: ["Up", "Down", "Left", "Right"]) }

  private func name(arrows: [String]) -> String {
    if case .character(let character) = code, modifiers == .control, character != " " {
      return "^" + character.uppercased()
    }
    let held = Self.heldNames.filter { modifiers.contains($0.modifier) }.map(\.name)
    return (held + [code.name(arrows: arrows)]).joined(separator: "-")
  }

  private static let heldNames: [(modifier: Modifiers, name: String)] = [
    (.control, "Ctrl"), (.alt, "Alt"), (.shift, "Shift"),
  ]
}

extension Key.Code {
  fileprivate func name(arrows: [String]) -> String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .paste: "Paste"
    case .function(let number): "F\(number)"
    case .up: arrows[0]
    case .down: arrows[1]
    case .left: arrows[2]
    case .right: arrows[3]
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .return: "Return"
    case .tab: "Tab"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .insert: "Ins"
    case .unknown: "Unknown"
    }
  }
}
