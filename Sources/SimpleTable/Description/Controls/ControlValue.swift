/// The value of a control as text, and what kind of value it is.
package struct ControlValue: Hashable, Sendable {
  /// The value as text.
  package let text: String

  /// What the text stands for.
  package var kind = Kind.text

  /// What kind of value a text stands for.
  package enum Kind: Sendable {
    /// `true` or `false`.
    case truth
    /// A number.
    case number
    /// Itself.
    case text
    /// Itself, and not to be shown or kept.
    case secret
  }
}
