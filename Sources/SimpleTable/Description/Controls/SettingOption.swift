/// One of the values that a picker or a group of choices offers.
public struct SettingOption: Hashable, Sendable {
  /// The form in which it is stored and set.
  public let value: String

  /// What the user sees.
  public let label: String
}

extension SettingOption: CustomStringConvertible {
  /// The value and the label, as in `fi (Finnish)`.
  public var description: String { value == label ? value : "\(value) (\(label))" }
}
