extension TextRenderer {
  /// The meaning of a symbol in a table.
  public enum Symbol: CaseIterable, Sendable {
    /// A row that leads to another table.
    case disclosureIndicator
    /// A button of its own.
    case detailButton
    /// A checked row.
    case checkmark

    /// The chosen row where one can be chosen.
    case chosen
    /// Another row where one can be chosen.
    case notChosen
    /// A chosen row where several can be chosen.
    case checked
    /// Another row where several can be chosen.
    case notChecked

    /// The header of a collapsed section.
    case collapsed
    /// The header of an expanded section.
    case expanded

    /// A switch that is on.
    case on
    /// A switch that is off.
    case off

    /// The two signs that step a value: down and up.
    case stepper
    /// The three parts of a slider's track: what is done, the value, and the rest.
    case track
    /// The symbol for a character of a secure text.
    case secureMask

    /// The mark of the row that is selected.
    case selected
    /// The mark of a row that is disabled.
    case disabled
    /// The mark of a row whose value is not valid, or that reports an error.
    case invalid
    /// The mark of a row that destroys something.
    case destructive
    /// The mark of a row that cancels.
    case cancel

    /// The mark of a row that is emphasised.
    case accent
    /// The mark of a row that reports success.
    case success
    /// The mark of a row that warns.
    case warning
    /// The mark of a row that is busy: each character is a frame, and text shows the first.
    case busy

    /// The mark of a setting that is stored, in a menu, where the row has no other.
    case stored

    /// The two signs around a badge.
    case badge

    /// The symbol for the rest of a text that is cut. If it is ASCII, so is what stands for a
    /// control character.
    case ellipsis

    /// The six parts of a box: where its top begins and ends, where its bottom begins and ends, its
    /// top, which is also the rule of a header, and its sides.
    case box
  }
}

extension TextRenderer.Symbol {
  /// The number of the symbol among all.
  ///
  /// An enumeration without associated values is stored as the number of its case, as docs/ABI/TypeLayout.rst
  /// of the compiler says.
  var number: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

  /// The symbol in Unicode and in ASCII.
  var texts: (unicode: String, ascii: String) {
    switch self {
    case .disclosureIndicator: ("›", ">")
    case .detailButton: ("ⓘ", "(i)")
    case .checkmark: ("✓", "[x]")
    case .chosen: ("●", "(*)")
    case .notChosen: ("○", "( )")
    case .checked: ("☑", "[x]")
    case .notChecked: ("☐", "[ ]")
    case .collapsed: ("▸", "+")
    case .expanded: ("▾", "-")
    case .on: ("━●", "[on]")
    case .off: ("○─", "[off]")
    case .stepper: ("−+", "-+")
    case .track: ("━●─", "=o-")
    case .secureMask: ("•", "*")
    case .selected: ("❯", ">")
    case .disabled: ("⊘", "-")
    case .invalid: ("!", "!")
    case .destructive: ("✕", "x")
    case .cancel: ("‹", "<")
    case .accent: ("◆", "*")
    case .success: ("✔", "v")
    case .warning: ("▲", "^")
    case .busy: ("◐◓◑◒", "~/|\\")
    case .stored: ("•", ".")
    case .badge: ("()", "()")
    case .ellipsis: ("…", "...")
    case .box: ("╭╮╰╯─│", "++++-|")
    }
  }
}

extension TextRenderer {
  /// The symbols with which a table is drawn.
  ///
  /// ```swift
  /// var symbols = TextRenderer.Symbols.unicode
  /// symbols[.collapsed] = "+"
  /// symbols[.expanded] = "–"
  /// symbols[.box] = "┌┐└┘─│"
  /// ```
  ///
  /// Symbols are sanitized like any text. Marks of states and parts of lines take exactly one cell.
  /// An ellipsis, an accessory, a choice and the indicator of a section take at most three, a
  /// switch at most five: longer ones are cut. Of a symbol of several parts, each character is one.
  /// A switch without letters also shows its word.
  public struct Symbols: Hashable, Sendable {
    private var texts: [String]

    /// Symbols of one cell that common monospaced fonts have.
    public static let unicode = Self(texts: Symbol.allCases.map(\.texts.unicode))

    /// The same symbols in ASCII.
    public static let ascii = Self(texts: Symbol.allCases.map(\.texts.ascii))

    /// Accesses a symbol.
    public subscript(symbol: Symbol) -> String {
      get { texts[symbol.number] }
      set { texts[symbol.number] = newValue }
    }
  }
}
