/// A key of the keyboard, with its modifiers, as a terminal sends it.
///
/// Examples are `.up`, `"j"`, `.control("c")` and `.up.with(.shift)`.
public struct Key: Hashable, Sendable {
  /// The key that was pressed.
  package let code: Code

  /// The modifiers that were held down, as far as the terminal reports them.
  ///
  /// Shift is not among them for a character, which is another one with it.
  package let modifiers: Modifiers

  /// Creates a key.
  package init(_ code: Code, modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}

extension Key {
  /// The arrow key that points up.
  public static let up = Key(.up)
  /// The arrow key that points down.
  public static let down = Key(.down)
  /// The arrow key that points left.
  public static let left = Key(.left)
  /// The arrow key that points right.
  public static let right = Key(.right)
  /// The key that moves up by a page.
  public static let pageUp = Key(.pageUp)
  /// The key that moves down by a page.
  public static let pageDown = Key(.pageDown)
  /// The key that moves to the beginning.
  public static let home = Key(.home)
  /// The key that moves to the end.
  public static let end = Key(.end)
  /// The Return key, also called Enter.
  public static let `return` = Key(.return)
  /// The space bar.
  public static let space = Key(.character(" "))
  /// The Tab key.
  public static let tab = Key(.tab)
  /// The Tab key with Shift.
  public static let backTab = Key(.tab, modifiers: .shift)
  /// The Esc key.
  public static let escape = Key(.escape)
  /// The key that deletes the character before the cursor.
  public static let backspace = Key(.backspace)
  /// The key that deletes the character at the cursor.
  public static let delete = Key(.delete)
  /// The Insert key.
  public static let insert = Key(.insert)
  /// Any key whose sequence is not known.
  public static let unknown = Key(.unknown)

  /// Returns the key of a character.
  public static func character(_ character: Character) -> Key {
    Key(.character(character))
  }

  /// Returns the key of a character with Control held down; case does not matter.
  public static func control(_ character: Character) -> Key {
    Key(.character(Character(character.lowercased())), modifiers: .control)
  }

  /// Returns the key of a character with Alt held down.
  public static func alt(_ character: Character) -> Key {
    Key(.character(character), modifiers: .alt)
  }

  /// Returns the function key with a number, from 1.
  public static func function(_ number: Int) -> Key {
    Key(.function(number))
  }

  /// Returns a pasted text, which counts as one key.
  public static func paste(_ text: String) -> Key {
    Key(.paste(text))
  }

  /// The character that is typed by the key; `nil` for any other key, and beside control or alt.
  var letter: Character? {
    if case .character(let letter) = code, modifiers.isEmpty { letter } else { nil }
  }

  /// Returns the same key with further modifiers held down.
  public func with(_ modifiers: Modifiers) -> Key {
    Key(code, modifiers: self.modifiers.union(modifiers))
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key of a character from a literal.
  public init(extendedGraphemeClusterLiteral value: Character) {
    self.init(.character(value))
  }
}

extension Key {
  /// The modifier keys that are held down with another key.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits, with the values that xterm uses.
    public let rawValue: UInt8

    /// Creates modifiers from their bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The Shift key.
    public static let shift = Modifiers(rawValue: 1)
    /// The Alt key, also called Option or Meta.
    public static let alt = Modifiers(rawValue: 2)
    /// The Control key.
    public static let control = Modifiers(rawValue: 4)
  }
}
