package import SimpleTable

extension TextRenderer {
  /// How menus are drawn, unless the program says otherwise.
  package static let ofMenus = TextRenderer(width: 100, theme: .standard)
}

extension TerminalTraits {
  /// Returns how tables are drawn where the terminal can show that: with the nearest colours it has, and in
  /// ASCII where its locale has no other symbols.
  ///
  /// - Parameter look: How they are to be drawn; `nil` for how menus are, and without a theme in its colours.
  /// - Returns: How they are drawn.
  package func shown(_ look: TextRenderer?) -> TextRenderer {
    let look = look ?? .ofMenus
    var shown = TextRenderer(
      width: look.width, style: look.style, symbols: usesUnicode ? look.symbols : .ascii,
      theme: self.shown(look.theme ?? .standard))
    shown.writesHyperlinks = hidesHyperlinks
    return shown
  }
}
