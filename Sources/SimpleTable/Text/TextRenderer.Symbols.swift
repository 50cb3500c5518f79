extension TextRenderer {
  /// The symbols with which a table is drawn.
  ///
  /// ```swift
  /// var symbols = TextRenderer.Symbols.unicode
  /// symbols.collapsed = "+"
  /// symbols.expanded = "–"
  /// ```
  ///
  /// Symbols are sanitized like any text. What marks a state or draws a line takes exactly one
  /// cell. An ellipsis, an accessory and the indicator of a section take at most three, a switch at
  /// most five: longer ones are cut.
  public struct Symbols: Hashable, Sendable {
    /// A row that leads to another table.
    public var disclosureIndicator: String
    /// A button of its own.
    public var detailButton: String
    /// A checked row.
    public var checkmark: String

    /// The header of a collapsed section.
    public var collapsed: String
    /// The header of an expanded section.
    public var expanded: String

    /// A switch that is on.
    public var on: String
    /// A switch that is off.
    public var off: String

    /// Steps a value down.
    public var decrement: String
    /// Steps a value up.
    public var increment: String
    /// The part of a slider's track that is done.
    public var trackDone: String
    /// The value on the track of a slider.
    public var trackKnob: String
    /// The rest of a slider's track.
    public var trackRest: String
    /// What is shown for a character of a secure text.
    public var secureMask: String

    /// The mark of the row that is selected.
    public var selected: String
    /// The mark of a row that is disabled.
    public var disabled: String
    /// The mark of a row whose value is not valid, or that reports an error.
    public var invalid: String
    /// The mark of a row that destroys something.
    public var destructive: String
    /// The mark of a row that cancels.
    public var cancel: String

    /// The mark of a row that is emphasised.
    public var accent: String
    /// The mark of a row that reports success.
    public var success: String
    /// The mark of a row that warns.
    public var warning: String
    /// The mark of a row that is busy: each character is a frame, and text shows the first.
    public var busy: String

    /// The mark of a setting that is stored, in a menu, where the row has no other.
    public var stored: String

    /// What opens a badge.
    public var badgeStart: String
    /// What closes a badge.
    public var badgeEnd: String

    /// What is shown for the rest of a text that is cut.
    public var ellipsis: String
    /// What is shown for a control character; `nil` for the control pictures of Unicode.
    public var unprintable: String?

    /// The rule of a header, and the top and bottom of a box.
    public var horizontal: String
    /// The sides of a box.
    public var vertical: String
    /// The corner of a box where its top begins.
    public var topLeading: String
    /// The corner of a box where its top ends.
    public var topTrailing: String
    /// The corner of a box where its bottom begins.
    public var bottomLeading: String
    /// The corner of a box where its bottom ends.
    public var bottomTrailing: String
  }
}

extension TextRenderer.Symbols {
  /// Symbols of one cell that common monospaced fonts have.
  public static let unicode = Self(
    disclosureIndicator: "›", detailButton: "ⓘ", checkmark: "✓",
    collapsed: "▸", expanded: "▾", on: "━●", off: "○─",
    decrement: "−", increment: "+", trackDone: "━", trackKnob: "●", trackRest: "─", secureMask: "•",
    selected: "❯", disabled: "⊘", invalid: "!", destructive: "✕", cancel: "‹",
    accent: "◆", success: "✔", warning: "▲", busy: "◐◓◑◒", stored: "•",
    badgeStart: "(", badgeEnd: ")", ellipsis: "…", unprintable: nil,
    horizontal: "─", vertical: "│",
    topLeading: "╭", topTrailing: "╮", bottomLeading: "╰", bottomTrailing: "╯")

  /// Symbols of ASCII alone, which say the same.
  public static let ascii = Self(
    disclosureIndicator: ">", detailButton: "(i)", checkmark: "[x]",
    collapsed: "+", expanded: "-", on: "[on]", off: "[off]",
    decrement: "-", increment: "+", trackDone: "=", trackKnob: "o", trackRest: "-", secureMask: "*",
    selected: ">", disabled: "-", invalid: "!", destructive: "x", cancel: "<",
    accent: "*", success: "v", warning: "^", busy: "~/|\\", stored: ".",
    badgeStart: "(", badgeEnd: ")", ellipsis: "...", unprintable: "?",
    horizontal: "-", vertical: "|",
    topLeading: "+", topTrailing: "+", bottomLeading: "+", bottomTrailing: "+")
}
