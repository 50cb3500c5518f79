extension Key: CustomStringConvertible {
  /// The name of the key as a help page shows it: `↓`, `^C`, `PgUp`, `Shift-Tab`.
  public var description: String { name([.up: "↑", .down: "↓", .left: "←", .right: "→"]) }

  /// The name of the key in ASCII, unless it is another character itself: `Down`, `^C`, `PgUp`.
  public var asciiDescription: String { name([:]) }

  private func name(_ arrows: [Code: String]) -> String {
    if case .character(let character) = code, modifiers == .control, character != " " {
      return "^" + character.uppercased()
    }
    let held = Modifiers.names.filter { modifiers.contains($0.modifier) }.map { $0.names[0] }
    return (held + [arrows[code] ?? code.name]).joined(separator: "-")
  }
}

extension Key.Code {
  fileprivate var name: String {
    if let names = Self.names.first(where: { $0.code == self })?.names { return names[0] }
    return switch self {
    case .character(let character): String(character)
    case .paste: "Paste"
    case .function(let number): "F\(number)"
    default: "Unknown"
    }
  }
}
