/// The weight and the colour of a stretch of text.
///
/// ```swift
/// let attributes = TextAttributes.bold.color(.green)
/// ```
public struct TextAttributes: Hashable, Sendable {
  /// How much the text stands out.
  public var weight: Weight

  /// The colour, or `nil` for the terminal's own.
  public var color: Color?

  /// Creates attributes.
  public init(weight: Weight = .normal, color: Color? = nil) {
    self.weight = weight
    self.color = color
  }
}

extension TextAttributes {
  /// How much text stands out.
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

  /// Text that stands out.
  public static var bold: Self { Self(weight: .bold) }

  /// Text that stands back.
  public static var faint: Self { Self(weight: .faint) }

  /// Returns the ink of a colour.
  public static func color(_ color: Color) -> Self { Self(color: color) }

  /// Returns an ink of the same weight in another colour.
  public func color(_ color: Color) -> Self { Self(weight: weight, color: color) }
}

// MARK: - Sequences

extension TextAttributes {
  /// The SGR sequence of ECMA-48 that changes to this ink from another one.
  package func sequence(after other: Self) -> String {
    var parameters = self == .plain || other != .plain ? "0" : ""
    func add(_ code: UInt8) {
      if !parameters.isEmpty { parameters += ";" }
      parameters += String(code)
    }
    if let code = weight.code { add(code) }
    for code in color?.codes ?? [] { add(code) }
    return "\u{1B}[" + parameters + "m"
  }

  /// The parameters of an SGR sequence that changes to this ink from plain text; none for plain.
  package var codes: [UInt8] { [weight.code].compactMap(\.self) + (color?.codes ?? []) }
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
