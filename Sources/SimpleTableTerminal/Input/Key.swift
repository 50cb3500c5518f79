/// A key as a terminal sends it, with its modifiers.
///
/// Keys are written as they are named: `.up`, `"j"`, `.control("c")`, `.up.with(.shift)`.
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
  /// The arrow that points up.
  public static let up = Key(.up)
  /// The arrow that points down.
  public static let down = Key(.down)
  /// The arrow that points left.
  public static let left = Key(.left)
  /// The arrow that points right.
  public static let right = Key(.right)
  /// The key for the page before.
  public static let pageUp = Key(.pageUp)
  /// The key for the page after.
  public static let pageDown = Key(.pageDown)
  /// The key for the start.
  public static let home = Key(.home)
  /// The key for the end.
  public static let end = Key(.end)
  /// The key that ends a line.
  public static let `return` = Key(.return)
  /// The space bar.
  public static let space = Key(.character(" "))
  /// The tabulator.
  public static let tab = Key(.tab)
  /// The tabulator with shift.
  public static let backTab = Key(.tab, modifiers: .shift)
  /// The key that leaves something.
  public static let escape = Key(.escape)
  /// The key that deletes the character before the cursor.
  public static let backspace = Key(.backspace)
  /// The key that deletes the character at the cursor.
  public static let delete = Key(.delete)
  /// The key that turns inserting on and off.
  public static let insert = Key(.insert)
  /// A sequence that is not a known key.
  public static let unknown = Key(.unknown)

  /// Returns the key of a character.
  public static func character(_ character: Character) -> Key {
    Key(.character(character))
  }

  /// Returns the key of a character with control held down, which makes capitals small.
  public static func control(_ character: Character) -> Key {
    Key(.character(Character(character.lowercased())), modifiers: .control)
  }

  /// Returns the key of a character with alt held down.
  public static func alt(_ character: Character) -> Key {
    Key(.character(character), modifiers: .alt)
  }

  /// Returns the function key of a number, counted from one.
  public static func function(_ number: Int) -> Key {
    Key(.function(number))
  }

  /// Returns text that was pasted, as if it were one key.
  public static func paste(_ text: String) -> Key {
    Key(.paste(text))
  }

  /// The character that is typed by the key; `nil` for any other key, and beside control or alt.
  var letter: Character? {
    if case .character(let letter) = code, modifiers.isEmpty { letter } else { nil }
  }

  /// Returns the same key with more held down beside it.
  public func with(_ modifiers: Modifiers) -> Key {
    Key(code, modifiers: self.modifiers.union(modifiers))
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key of a character.
  public init(extendedGraphemeClusterLiteral value: Character) {
    self.init(.character(value))
  }
}

extension Key {
  /// The keys that are held down beside another one.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits, as xterm counts them.
    public let rawValue: UInt8

    /// Creates modifiers from their bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The key for capitals.
    public static let shift = Modifiers(rawValue: 1)
    /// The key that is also called option or meta.
    public static let alt = Modifiers(rawValue: 2)
    /// The key for control characters.
    public static let control = Modifiers(rawValue: 4)
  }
}
