/// What values a setting can have.
public enum SettingKind: Hashable, Sendable {
  /// On or off.
  case toggle
  /// A number in a range, in steps.
  case number(NumberRange)
  /// One of several options.
  case choice([SettingOption])
  /// Any number of several options.
  case choices([SettingOption])
  /// A line of text.
  case text
}

/// The numbers that a setting can have, in their decimal form, so that no digit is lost.
public struct NumberRange: Hashable, Sendable {
  /// The smallest number.
  public let minimum: String

  /// The largest number.
  public let maximum: String

  /// How far one step goes, counted from the smallest number.
  public let step: String

  /// Whether only whole numbers are meant.
  public let isWhole: Bool
}

/// One of the values that a picker or a group of choices offers.
public struct SettingOption: Hashable, Sendable {
  /// The form in which it is stored and set.
  public let value: String

  /// What the reader sees.
  public let label: String
}

extension SettingKind {
  /// The options to choose from; none where the values are not listed.
  public var options: [SettingOption] {
    switch self {
    case .choice(let options), .choices(let options): options
    case .toggle, .number, .text: []
    }
  }

  /// Returns why a stored value is not of this kind, as in "must be a number and is a text".
  ///
  /// - Parameter value: The value as a store keeps it.
  /// - Returns: The reason, or `nil` if the value is of this kind. It may still be refused.
  package func mismatch(with value: SettingValue) -> String? {
    let wanted: String
    switch (self, value) {
    case (.toggle, .bool), (.number, .number), (.text, .text), (.choices, .text),
      (.choices, .texts),
      (.choice, .text), (.choice, .number), (.choice, .bool):
      return nil
    case (.toggle, _): wanted = "true or false"
    case (.number, _): wanted = "a number"
    case (.text, _), (.choice, _): wanted = "a text"
    case (.choices, _): wanted = "a list of texts"
    }
    return "must be \(wanted) and is \(value.kindName)"
  }
}

extension SettingKind: CustomStringConvertible {
  /// The kind in words, as in `number from 0 to 100 in steps of 5`.
  public var description: String {
    switch self {
    case .toggle: "on or off"
    case .number(let range): "\(range.isWhole ? "whole number" : "number") \(range)"
    case .choice(let options): "one of " + options.map(\.value).joined(separator: ", ")
    case .choices(let options): "any of " + options.map(\.value).joined(separator: ", ")
    case .text: "text"
    }
  }
}

extension NumberRange: CustomStringConvertible {
  /// The range and the step, as in `from 0 to 100 in steps of 5`.
  public var description: String { "from \(minimum) to \(maximum) in steps of \(step)" }
}

extension SettingOption: CustomStringConvertible {
  /// The value and the label, as in `fi (Finnish)`.
  public var description: String { value == label ? value : "\(value) (\(label))" }
}
