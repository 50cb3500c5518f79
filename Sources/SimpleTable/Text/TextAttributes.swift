/// The weight and the colour of text.
///
/// ```swift
/// let attributes = TextAttributes.bold.color(.green)
/// ```
public struct TextAttributes: Hashable, Sendable {
  /// Whether the text is bold or faint.
  public var weight: Weight

  /// The colour, or `nil` for the terminal's own.
  public var color: Color?

  /// Whether the colours of the text and of what is behind it are exchanged.
  public var isReversed: Bool

  /// Creates attributes.
  public init(weight: Weight = .normal, color: Color? = nil, isReversed: Bool = false) {
    self.weight = weight
    self.color = color
    self.isReversed = isReversed
  }
}

extension TextAttributes {
  /// How strong text is.
  public enum Weight: Hashable, Sendable, CaseIterable {
    /// As the terminal draws text.
    case normal
    /// Stronger.
    case bold
    /// Weaker.
    case faint
  }
}

// MARK: - Mixing

extension TextAttributes {
  /// Text as the terminal draws it.
  public static var plain: Self { Self() }

  /// Bold text.
  public static var bold: Self { Self(weight: .bold) }

  /// Faint text.
  public static var faint: Self { Self(weight: .faint) }

  /// Text in the colour of what is behind it, on the colour of text.
  public static var reversed: Self { Self(isReversed: true) }

  /// Returns attributes with a colour.
  public static func color(_ color: Color) -> Self { Self(color: color) }

  /// Returns the same attributes in another colour.
  public func color(_ color: Color) -> Self {
    Self(weight: weight, color: color, isReversed: isReversed)
  }
}

// MARK: - Sequences

extension TextAttributes {
  /// Returns an SGR sequence of ECMA-48 that changes to these attributes from others.
  package func sequence(after other: Self) -> String {
    var codes = codes.map { String($0) }
    if self.codes.starts(with: other.codes) {
      codes.removeFirst(other.codes.count)
    } else {
      codes.insert("0", at: 0)
    }
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }

  /// The parameters of an SGR sequence that changes plain text to these attributes.
  ///
  /// They are empty for plain attributes.
  package var codes: [UInt8] {
    [weight.code, isReversed ? 7 : nil].compactMap(\.self) + (color?.codes ?? [])
  }
}

extension TextAttributes.Weight {
  fileprivate var code: UInt8? {
    switch self {
    case .normal: nil
    case .bold: 1
    case .faint: 2
    }
  }
}
