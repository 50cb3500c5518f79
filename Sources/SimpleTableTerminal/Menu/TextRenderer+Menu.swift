package import SimpleTable

extension TextRenderer {
  /// How menus are drawn, unless the program says otherwise.
  package static let ofMenus = TextRenderer(width: 100, theme: .standard)

  /// Whether the menu's own symbols are ASCII: they are if the ellipsis of tables is.
  var isASCII: Bool { symbols[.ellipsis].utf8.allSatisfy { $0 < 0x80 } }

  /// The symbol of a scroll bar, which takes one cell.
  var scrollThumb: String { isASCII ? "#" : "▐" }

  /// The symbol for the rest of a text.
  var ellipsis: String { isASCII ? "..." : "…" }

  /// The symbol of one cell for hidden text before the visible part of an edited line.
  var cutStart: String { isASCII ? "<" : "…" }

  /// The symbol of one cell for a line break in an edited text.
  var lineBreak: String { isASCII ? "|" : "⏎" }

  /// The symbol of one cell for hidden text after the visible part of an edited line.
  var cutEnd: String { isASCII ? ">" : "…" }
}
