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

extension Key.Modifiers {
  /// Creates modifiers from xterm's parameter, which is their bits and one.
  ///
  /// Fails where a key is held down that is not known here, such as super. Locks are left out.
  init?(parameter: Int) {
    guard parameter > 0 else {
      self = []
      return
    }
    let bits = parameter - 1
    guard bits & 0b11_1000 == 0 else { return nil }
    self.init(rawValue: UInt8(bits & 0b111))
  }
}
