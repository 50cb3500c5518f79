extension Key {
  /// The keys that are held down beside another one.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits, as xterm counts them.
    public let rawValue: UInt8

    /// Creates modifiers from their bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The key for capitals.
    public static let shift = Modifiers(rawValue: 1)
    /// The key that is also called option or meta.
    public static let alt = Modifiers(rawValue: 2)
    /// The key for control characters.
    public static let control = Modifiers(rawValue: 4)
  }
}
