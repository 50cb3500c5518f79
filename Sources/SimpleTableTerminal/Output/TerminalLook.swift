package import SimpleTable

/// What a terminal draws of the look of a menu: signs, attributes, colours and addresses.
///
/// It alone decides what is left of a theme: the rows of a menu are laid out in its
/// ``appearance(of:)``, and each piece is written as it is ``drawn(_:)``.
package struct TerminalLook: Hashable, Sendable {
  /// The number of colours: none, 16 with names, 256 of a palette, or all 2^24 mixtures.
  package let colorCount: Int

  /// Whether erased cells get the background of what is written.
  package let erasesInColor: Bool

  /// Whether symbols beyond ASCII can be shown.
  package let usesUnicode: Bool

  /// Whether the terminal opens hyperlinks, or at least does not print their addresses.
  package let hidesHyperlinks: Bool

  /// The colours of the terminal, once they are known.
  package var ground: Ground? {
    didSet { colors = ground.map { GroundColors($0, colorCount: colorCount) } }
  }

  /// What is drawn on the ground; `nil` while that is unknown.
  private var colors: GroundColors?

  /// Creates a look; without arguments, everything is drawn.
  package init(
    colorCount: Int = 1 << 24, erasesInColor: Bool = true, usesUnicode: Bool = true,
    hidesHyperlinks: Bool = true
  ) {
    self.colorCount = colorCount
    self.erasesInColor = erasesInColor
    self.usesUnicode = usesUnicode
    self.hidesHyperlinks = hidesHyperlinks
  }

  /// Whether a bar can be drawn in few bytes, where its colour is known.
  ///
  /// Where erased cells have no colour, its blanks would have to be written one by one.
  package var canShade: Bool { colorCount >= 256 && erasesInColor }
}

extension TerminalLook {
  /// Returns how tables are drawn where the terminal can show that.
  ///
  /// Where the focused row has a bar, its title is bold instead of reversed. Where it has none, its mark is an
  /// edge in the colour of the accent, unless the program has chosen another sign.
  ///
  /// - Parameter look: How they are to be drawn; `nil` for how menus are, and without a theme in their colours.
  /// - Returns: The renderer.
  package func appearance(of look: TextRenderer?) -> TextRenderer {
    let look = look ?? .ofMenus
    var (shown, signs) = (look.theme ?? .standard, usesUnicode ? look.symbols : .ascii)
    if colorCount == 0 {
      for role in TextRenderer.Role.allCases { shown[role] = reduced(shown[role]) }
      // What is shown by a colour alone has another sign.
      if shown[.selected] == .plain { shown[.selected] = .reversed }
      if shown[.field] == .plain { shown[.field] = .underlined }
    }
    if !canShow(shown[.bar].background) { shown[.bar] = .plain }
    if !shown.hasBar {
      if signs[.selected] == TextRenderer.Symbols.unicode[.selected] { signs[.selected] = "▌" }
    } else if shown[.selected].isReversed {
      shown[.selected].isReversed = false
      shown[.selected].weight = .bold
    }
    var renderer = TextRenderer(
      width: look.width, style: look.style, symbols: signs, theme: shown)
    renderer.writesHyperlinks = hidesHyperlinks
    return renderer
  }

  private func canShow(_ bar: TextAttributes.Color?) -> Bool {
    canShade && (bar != .shade || colors?.bar != nil)
  }

  /// Returns attributes in colours that the terminal has, the nearest ones.
  package func reduced(_ attributes: TextAttributes) -> TextAttributes {
    var reduced = attributes
    reduced.color = colorCount == 0 ? nil : reduced.color?.reduced(toCount: colorCount)
    reduced.background = colorCount == 0 ? nil : reduced.background?.reduced(toCount: colorCount)
    return reduced
  }

  /// Returns attributes as they are drawn, on the ground of the terminal.
  package func drawn(_ attributes: TextAttributes) -> TextAttributes {
    if attributes == .plain { return attributes }
    var drawn = reduced(attributes)
    if let colors { drawn = colors.drawn(drawn) }
    if drawn.background == .shade { drawn.background = nil }
    if drawn.color == .shade { drawn.color = nil }
    return drawn
  }
}
