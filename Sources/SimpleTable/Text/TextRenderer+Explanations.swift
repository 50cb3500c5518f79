// What people write from habit, with what to write instead.

extension TextRenderer {
  /// Explains that colours are those of a theme.
  @available(
    *, unavailable, message: "write theme: .standard for colours, and no theme for text alone"
  )
  public enum ColorMode {
    case none
    case ansi
  }

  /// Explains that colours are those of a theme.
  @available(
    *, unavailable, message: "write theme: .standard for colours, and no theme for text alone"
  )
  @_disfavoredOverload
  public init(
    width: Int = 60, style: Style = .grouped, symbols: Symbols = .unicode, color: ColorMode,
    theme: Theme? = nil
  ) {
    self.init(width: width, style: style, symbols: symbols, theme: theme)
  }
}

extension Table {
  /// Explains that colours are those of a theme.
  @available(
    *, unavailable, message: "write theme: .standard for colours, and no theme for text alone"
  )
  @_disfavoredOverload
  public func rendered(
    width: Int = 60, style: TextRenderer.Style = .grouped,
    symbols: TextRenderer.Symbols = .unicode, color: TextRenderer.ColorMode,
    theme: TextRenderer.Theme? = nil
  ) -> String {
    rendered(width: width, style: style, symbols: symbols, theme: theme)
  }
}
