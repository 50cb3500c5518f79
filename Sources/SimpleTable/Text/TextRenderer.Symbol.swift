extension TextRenderer {
  /// The meaning of a symbol in a table.
  public enum Symbol: Int, CaseIterable, Sendable {
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

    /// Steps a value down.
    case decrement
    /// Steps a value up.
    case increment
    /// The part of a slider's track that is done.
    case trackDone
    /// The value on the track of a slider.
    case trackKnob
    /// The rest of a slider's track.
    case trackRest
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

    /// The symbol before a badge.
    case badgeStart
    /// The symbol after a badge.
    case badgeEnd

    /// The symbol for the rest of a text that is cut.
    case ellipsis
    /// The symbol for a control character; if empty, the control pictures of Unicode are used.
    case unprintable

    /// The rule of a header, and the top and bottom of a box.
    case horizontal
    /// The sides of a box.
    case vertical
    /// The corner of a box where its top begins.
    case topLeading
    /// The corner of a box where its top ends.
    case topTrailing
    /// The corner of a box where its bottom begins.
    case bottomLeading
    /// The corner of a box where its bottom ends.
    case bottomTrailing
  }
}

extension TextRenderer.Symbol {
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
    case .decrement: ("−", "-")
    case .increment: ("+", "+")
    case .trackDone: ("━", "=")
    case .trackKnob: ("●", "o")
    case .trackRest: ("─", "-")
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
    case .badgeStart: ("(", "(")
    case .badgeEnd: (")", ")")
    case .ellipsis: ("…", "...")
    case .unprintable: ("", "?")
    case .horizontal: ("─", "-")
    case .vertical: ("│", "|")
    case .topLeading: ("╭", "+")
    case .topTrailing: ("╮", "+")
    case .bottomLeading: ("╰", "+")
    case .bottomTrailing: ("╯", "+")
    }
  }
}
