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

  /// What the menu itself says.
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

  /// Whether the menu's own symbols are ASCII, as they are where the ellipsis of tables is.
  var isASCII: Bool { symbols.ellipsis.utf8.allSatisfy { $0 < 0x80 } }

  /// The symbol of a scroll bar, which takes one cell.
  var scrollThumb: String { isASCII ? "#" : "▐" }

  /// The symbol for the rest of a text.
  var ellipsis: String { isASCII ? "..." : "…" }

  /// The symbols, of one cell each, for a line that is partly visible while it is edited.
  var cutStart: String { isASCII ? "<" : "…" }
  var cutEnd: String { isASCII ? ">" : "…" }
}
