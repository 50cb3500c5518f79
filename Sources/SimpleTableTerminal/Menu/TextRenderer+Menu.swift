package import SimpleTable

extension TextRenderer {
  /// How menus are drawn, unless the program says otherwise.
  package static let ofMenus = TextRenderer(width: 100, theme: .standard)
}
