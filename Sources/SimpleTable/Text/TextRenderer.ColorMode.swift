extension TextRenderer {
  /// Whether colours are added to what the signs say already.
  public enum ColorMode: Hashable, Sendable, CaseIterable {
    /// Text alone: neither colours nor weights.
    case none
    /// The inks of a theme, reset at the end of each line.
    case ansi
  }
}
