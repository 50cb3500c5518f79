extension TextRenderer {
  /// Whether colours are added to what the signs say already.
  public enum ColorMode: Hashable, Sendable, CaseIterable {
    /// Text alone.
    case none
    /// The attributes and sixteen colours of ANSI terminals, reset at the end of each line.
    case ansi
  }
}
