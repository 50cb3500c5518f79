package import SimpleTable

/// How a menu is drawn.
package struct MenuAppearance: Sendable {
  /// How sections are set apart.
  package var style: TextRenderer.Style

  /// The symbols with which tables are drawn.
  package var symbols: TextRenderer.Symbols

  /// Whether colours are added.
  package var color: TextRenderer.ColorMode

  /// The attributes of each role, where colours are added.
  package var theme: TextRenderer.Theme

  /// The words that the menu itself says.
  package var words: MenuWords

  /// Creates an appearance.
  package init(
    style: TextRenderer.Style = .grouped, symbols: TextRenderer.Symbols = .unicode,
    color: TextRenderer.ColorMode = .none, theme: TextRenderer.Theme = .standard,
    words: MenuWords = MenuWords()
  ) {
    self.style = style
    self.symbols = symbols
    self.color = color
    self.theme = theme
    self.words = words
  }

  /// Whether the menu's own symbols are ASCII: they are if the ellipsis of tables is.
  var isASCII: Bool { symbols.ellipsis.utf8.allSatisfy { $0 < 0x80 } }

  /// The symbol of a scroll bar, which takes one cell.
  var scrollThumb: String { isASCII ? "#" : "▐" }

  /// The symbol for the rest of a text.
  var ellipsis: String { isASCII ? "..." : "…" }

  /// The symbol of one cell for hidden text before the visible part of an edited line.
  var cutStart: String { isASCII ? "<" : "…" }

  /// The symbol of one cell for hidden text after the visible part of an edited line.
  var cutEnd: String { isASCII ? ">" : "…" }
}
