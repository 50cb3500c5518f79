extension TextRenderer {
  /// A symbol of a table, named by its meaning.
  public enum Symbol: CaseIterable, Sendable {
    /// A row that leads to another table.
    case disclosureIndicator
    /// The info button of a row.
    case detailButton
    /// The checkmark of a row.
    case checkmark

    /// The chosen option, if only one can be chosen.
    case chosen
    /// Any other option, if only one can be chosen.
    case notChosen
    /// A chosen option, if several can be chosen.
    case checked
    /// Any other option, if several can be chosen.
    case notChecked

    /// The indicator of a collapsed section or row.
    case collapsed
    /// The indicator of an expanded section or row.
    case expanded

    /// A switch that is on.
    case on
    /// A switch that is off.
    case off

    /// The two buttons of a stepper: down and up.
    case stepper
    /// The three parts of a slider: the track before the value, the value, and the track after it.
    case track
    /// The character in place of each one of a secure text.
    case secureMask

    /// The mark of the selected row.
    case selected
    /// The mark of a disabled row.
    case disabled
    /// The mark of a row whose value is not valid, or that reports an error.
    case invalid
    /// The mark of a button that destroys something.
    case destructive
    /// The mark of a button that cancels something.
    case cancel

    /// The mark of an emphasised row.
    case accent
    /// The mark of a row that reports success.
    case success
    /// The mark of a row that warns.
    case warning
    /// The mark of a busy row: each character is a frame of a spinner, and text shows the first.
    case busy

    /// The mark of a stored setting in a menu, on a row without another mark.
    case stored

    /// The two parts of a badge: before and after its text.
    case badge

    /// The end of a truncated text.
    ///
    /// If it is ASCII, control characters are replaced by ASCII, too.
    case ellipsis

    /// The six parts of a box: four corners, a horizontal line and a vertical line.
    ///
    /// The corners are those at the top left, the top right, the bottom left and the bottom right.
    /// The horizontal line is also drawn beside headers.
    case box
  }
}

extension TextRenderer.Symbol {
  /// The number of the symbol among all.
  ///
  /// An enumeration without associated values is stored as the number of its case, as
  /// docs/ABI/TypeLayout.rst of the compiler says.
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
  /// An ellipsis, an accessory, a choice and the indicator of a section take at most three, and a
  /// switch at most five; longer ones are cut. If a symbol has several parts, each is one
  /// character. A switch whose symbol has no letters also shows *On* or *Off*.
  public struct Symbols: Hashable, Sendable {
    private var texts: [String]

    /// Unicode symbols that common monospaced fonts have.
    public static let unicode = Self(texts: Symbol.allCases.map(\.texts.unicode))

    /// Symbols in ASCII alone.
    public static let ascii = Self(texts: Symbol.allCases.map(\.texts.ascii))

    /// Accesses the text of a symbol.
    public subscript(symbol: Symbol) -> String {
      get { texts[symbol.number] }
      set { texts[symbol.number] = newValue }
    }
  }
}
