/// The weight, the colours and the decoration of text.
///
/// ```swift
/// let attributes = TextAttributes.bold.color(.green)
/// ```
public struct TextAttributes: Hashable, Sendable {
  package var weight: Weight
  package var color: Color?
  package var background: Color?
  package var isReversed: Bool
  package var isUnderlined: Bool

  /// Creates attributes; without arguments, those of plain text.
  ///
  /// - Parameters:
  ///   - weight: Whether the text is bold or faint.
  ///   - color: The colour, or `nil` for the terminal's own.
  ///   - background: The colour behind the text, or `nil` for the terminal's own.
  ///   - isReversed: Whether the colours of the text and its background are exchanged.
  ///   - isUnderlined: Whether the text is underlined.
  public init(
    weight: Weight = .normal, color: Color? = nil, background: Color? = nil,
    isReversed: Bool = false, isUnderlined: Bool = false
  ) {
    self.weight = weight
    self.color = color
    self.background = background
    self.isReversed = isReversed
    self.isUnderlined = isUnderlined
  }
}

extension TextAttributes {
  /// The weight of text.
  public enum Weight: Hashable, Sendable, CaseIterable {
    /// The weight in which the terminal draws text.
    case normal
    /// Heavier than normal text.
    case bold
    /// Less prominent than normal text.
    case faint
  }
}

// MARK: - Mixing

extension TextAttributes {
  /// Text as the terminal draws it.
  package static var plain: Self { Self() }

  /// Bold text.
  public static var bold: Self { Self(weight: .bold) }

  /// Faint text.
  public static var faint: Self { Self(weight: .faint) }

  /// Text whose colour and background are exchanged.
  public static var reversed: Self { Self(isReversed: true) }

  /// Underlined text.
  public static var underlined: Self { Self(isUnderlined: true) }

  /// Returns attributes with a colour.
  public static func color(_ color: Color) -> Self { Self(color: color) }

  /// Returns the same attributes in another colour.
  public func color(_ color: Color) -> Self {
    var attributes = self
    attributes.color = color
    return attributes
  }

  /// Returns the same attributes on the background of others, and in their colour if they have none
  /// themselves.
  package func on(_ ground: Self) -> Self {
    var attributes = self
    attributes.background = ground.background
    attributes.color = color ?? ground.color
    return attributes
  }

  /// The attributes that a space shows.
  package var ofBlank: Self {
    Self(
      color: isReversed || isUnderlined ? color : nil, background: background,
      isReversed: isReversed, isUnderlined: isUnderlined)
  }
}

// MARK: - Sequences

extension TextAttributes {
  /// Returns an SGR sequence of ECMA-48 that changes to these attributes from others.
  ///
  /// It has what differs or, where that is shorter, all of them from plain text on.
  package func sequence(after other: Self) -> String {
    let (some, all) = (changes(from: other), [0] + codes)
    let codes = all.textLength < some.textLength ? all : some
    return "\u{1B}[" + codes.map { String($0) }.joined(separator: ";") + "m"
  }

  private func changes(from other: Self) -> [UInt8] {
    var codes: [UInt8] = []
    if weight != other.weight {
      codes += [other.weight == .normal ? nil : 22, weight.code].compactMap(\.self)
    }
    if isUnderlined != other.isUnderlined { codes.append(isUnderlined ? 4 : 24) }
    if isReversed != other.isReversed { codes.append(isReversed ? 7 : 27) }
    if color != other.color { codes += color?.codes ?? [39] }
    if background != other.background { codes += background?.codesBehind ?? [49] }
    return codes
  }

  /// The parameters of an SGR sequence that changes plain text to these attributes.
  ///
  /// They are empty for plain attributes.
  package var codes: [UInt8] {
    [weight.code, isUnderlined ? 4 : nil, isReversed ? 7 : nil].compactMap(\.self)
      + (color?.codes ?? []) + (background?.codesBehind ?? [])
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

extension [UInt8] {
  /// The number of digits and separators of the parameters of a sequence, and one more.
  fileprivate var textLength: Int {
    reduce(count) { $0 + ($1 < 10 ? 1 : $1 < 100 ? 2 : 3) }
  }
}
