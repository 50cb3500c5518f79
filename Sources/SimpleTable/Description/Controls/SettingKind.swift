/// What values a setting can have.
public enum SettingKind: Hashable, Sendable {
  /// On or off.
  case toggle
  /// A number, with or without a range and steps.
  case number(NumberRange)
  /// One of several options.
  case choice([SettingOption])
  /// Any number of several options.
  case choices([SettingOption])
  /// A line of text.
  case text
  /// A text that may have several lines.
  case longText
  /// A line of text that is the path of a file or a folder.
  case file
  /// A line of text that is the path of a folder.
  case folder
  /// Texts in order, with how many there may be.
  case list(ClosedRange<Int>?)
  /// A date, a time of day, or both.
  case date(DateRange)
}

/// The numbers that a setting can have, in decimal form so that no digit is lost.
public struct NumberRange: Hashable, Sendable {
  /// The smallest number; `nil` if there is none.
  public let minimum: String?

  /// The largest number; `nil` if there is none.
  public let maximum: String?

  /// The size of one step, counted from the smallest number or from 0; `nil` for any number.
  public let step: String?

  /// Whether only whole numbers are allowed.
  public let isWhole: Bool

  /// What the number counts, which is shown after it and may be typed.
  public let unit: String?

  /// Whether there may be no number, which is stored as an empty text.
  public let mayBeEmpty: Bool
}

/// One of the values that a picker or a group of choices offers.
public struct SettingOption: Hashable, Sendable {
  /// The form in which it is stored and set.
  public let value: String

  /// What the user sees.
  public let label: String
}

extension SettingKind {
  /// The options to choose from; `[]` if the kind has none.
  public var options: [SettingOption] {
    switch self {
    case .choice(let options), .choices(let options): options
    case .toggle, .number, .text, .longText, .file, .folder, .list, .date: []
    }
  }

  /// Returns why a stored value is not of this kind, as in "expected a number, got a text".
  ///
  /// A store has one type for each kind, the one that is written: the value of an option is a text, and
  /// several are a list. What people type is also taken as a list in one text; were a store to take that
  /// too, no schema could say what a file may hold.
  ///
  /// - Parameters:
  ///   - value: The value as a store keeps it.
  ///   - words: The words of the reason.
  /// - Returns: The reason, or `nil` if the value is of this kind. It may still be refused.
  package func mismatch(with value: SettingValue, in words: TableWords) -> String? {
    let wanted: TablePhrase
    switch (self, value) {
    case (.toggle, .bool), (.number, .number), (.list, .texts), (.text, .text), (.longText, .text),
      (.file, .text), (.folder, .text), (.choice, .text), (.choices, .texts):
      return nil
    case (.date(let range), .text(let text)):
      return text == text.trimmed ? nil : words(range.parts.refusal, text)
    case (.number(let range), .text("")) where range.mayBeEmpty: return nil
    case (.toggle, _): wanted = .trueOrFalse
    case (.number, _): wanted = .aNumber
    case (.text, _), (.longText, _), (.file, _), (.folder, _), (.choice, _), (.date, _):
      wanted = .aText
    case (.choices, _), (.list, _): wanted = .aListOfTexts
    }
    return words(.wrongKind, words[wanted], value.kindName(in: words))
  }
}

extension SettingKind: CustomStringConvertible {
  /// The kind in English, as in `number from 0 to 100 in steps of 5`.
  public var description: String { text(in: TableWords()) }

  /// Returns the kind in words.
  public func text(in words: TableWords) -> String {
    switch self {
    case .toggle: words(.switchKind)
    case .number(let range): range.text(in: words)
    case .choice(let options): words(.choiceKind, options.map(\.value).joined(separator: ", "))
    case .choices(let options): words(.choicesKind, options.map(\.value).joined(separator: ", "))
    case .text: words(.textKind)
    case .longText: words(.longTextKind)
    case .file: words(.fileKind)
    case .folder: words(.folderKind)
    case .date(let range): range.text(in: words)
    case .list(nil): words(.listKind)
    case .list(let count?): words(.listKindOf, "\(count.lowerBound)", "\(count.upperBound)")
    }
  }
}

extension NumberRange {
  /// Returns the range in words, as in `whole number from 0 to 900 in steps of 5 (s)`.
  fileprivate func text(in words: TableWords) -> String {
    var parts = [words(isWhole ? .wholeNumberKind : .numberKind)]
    if let minimum, let maximum { parts.append(words(.rangeOfKind, minimum, maximum)) }
    if let step { parts.append(words(.stepOfKind, step)) }
    if let unit { parts.append("(\(unit))") }
    if mayBeEmpty { parts.append(words(.orNone)) }
    return parts.joined(separator: " ")
  }
}

extension DateRange {
  /// Returns the range in words, as in `time of day from 06:00 to 22:00`.
  fileprivate func text(in words: TableWords) -> String {
    let kind =
      switch parts {
      case .date: words(.dateKind)
      case .time: words(.timeKind)
      case .dateAndTime: words(.dateAndTimeKind)
      }
    guard let minimum, let maximum else { return kind }
    return kind + " " + words(.rangeOfKind, minimum, maximum)
  }
}

extension SettingOption: CustomStringConvertible {
  /// The value and the label, as in `fi (Finnish)`.
  public var description: String { value == label ? value : "\(value) (\(label))" }
}
