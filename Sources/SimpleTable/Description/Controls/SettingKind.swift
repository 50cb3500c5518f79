/// The kind of a setting, with the values that it can have.
public struct SettingKind: Hashable, Sendable {
  /// The name of the kind, as in the JSON of a setting.
  ///
  /// The names are `toggle`, `text`, `longText`, `file`, `folder`, `number`, `choice`, `choices`,
  /// `list`, `map`, `date`, `time` and `dateAndTime`.
  public let name: String

  /// The type in which a store keeps a value.
  public let type: ValueType

  /// What the kind is called.
  private let phrase: TablePhrase

  private var details = Details.none

  /// The type in which a store keeps a value.
  public enum ValueType: Hashable, Sendable {
    /// True or false.
    case bool
    /// A number.
    case number
    /// A text.
    case text
    /// A list of texts.
    case texts
    /// A list of numbers.
    case numbers
    /// Values by their names.
    case map
  }

  /// What only some kinds have.
  private enum Details: Hashable, Sendable {
    case none
    case numbers(NumberRange)
    case dates(DateRange)
    case options([SettingOption], ClosedRange<Int>? = nil)
    case entries(ClosedRange<Int>?, Entries)
    case form(String)
    case lines
    case path(ofFolder: Bool)
  }

  /// What the entries of a list are, or the values of a map.
  package enum Entries: Hashable {
    case texts, numbers, wholeNumbers, switches, names

    fileprivate var phrase: TablePhrase {
      switch self {
      case .texts: .textEntries
      case .numbers: .numberEntries
      case .wholeNumbers: .wholeNumberEntries
      case .switches: .switchEntries
      case .names: .namedEntries
      }
    }
  }

  private init(
    _ name: String, _ type: ValueType, _ phrase: TablePhrase, _ details: Details = .none
  ) {
    (self.name, self.type, self.phrase, self.details) = (name, type, phrase, details)
  }
}

// MARK: - The kinds

extension SettingKind {
  /// On or off.
  package static var toggle: SettingKind { SettingKind("toggle", .bool, .switchKind) }

  /// A line of text.
  package static var text: SettingKind { SettingKind("text", .text, .textKind) }

  /// Returns a line of text in a form, such as "a colour such as #ff8000".
  package static func text(_ form: String) -> SettingKind {
    SettingKind("text", .text, .textKind, .form(form))
  }

  /// A text that may have several lines.
  package static var longText: SettingKind { SettingKind("longText", .text, .longTextKind, .lines) }

  /// A line of text that is the path of a file or a folder.
  package static var file: SettingKind {
    SettingKind("file", .text, .fileKind, .path(ofFolder: false))
  }

  /// A line of text that is the path of a folder.
  package static var folder: SettingKind {
    SettingKind("folder", .text, .folderKind, .path(ofFolder: true))
  }

  /// Returns a number, with or without a range and steps.
  package static func number(_ range: NumberRange) -> SettingKind {
    SettingKind(
      "number", .number, range.isWhole ? .wholeNumberKind : .numberKind, .numbers(range))
  }

  /// Returns one of several options, which are numbers in a store if all of them are whole numbers.
  package static func choice(_ options: [SettingOption]) -> SettingKind {
    let type: ValueType = options.areWholeNumbers ? .number : .text
    return SettingKind("choice", type, .choiceKind, .options(options))
  }

  /// Returns several of some options, which are numbers in a store if all of them are whole
  /// numbers, with how many there may be.
  package static func choices(
    _ options: [SettingOption], _ count: ClosedRange<Int>? = nil
  ) -> SettingKind {
    let type: ValueType = options.areWholeNumbers ? .numbers : .texts
    return SettingKind(
      "choices", type, count == nil ? .choicesKind : .choicesKindOf, .options(options, count))
  }

  /// Returns entries in order, with how many there may be; `nil` for any number.
  package static func list(of entries: Entries, _ count: ClosedRange<Int>?) -> SettingKind {
    let areNumbers = entries == .numbers || entries == .wholeNumbers
    return SettingKind(
      "list", areNumbers ? .numbers : .texts, .listKind, .entries(count, entries))
  }

  /// Returns names with values, with how many there may be; `nil` for any number.
  package static func map(of values: Entries, _ count: ClosedRange<Int>?) -> SettingKind {
    SettingKind("map", .map, .mapKind, .entries(count, values))
  }

  /// Returns a date, a time of day, or both.
  package static func date(_ range: DateRange) -> SettingKind {
    let name =
      switch range.parts {
      case .date: "date"
      case .time: "time"
      case .dateAndTime: "dateAndTime"
      }
    return SettingKind(name, .text, range.parts.phrase, .dates(range))
  }
}

// MARK: - What only some kinds have

extension SettingKind {
  /// The options to choose from; empty if the kind has none.
  public var options: [SettingOption] {
    if case .options(let options, _) = details { options } else { [] }
  }

  /// The possible numbers; `nil` for a kind of other values.
  public var numbers: NumberRange? {
    if case .numbers(let range) = details { range } else { nil }
  }

  /// The possible dates; `nil` for a kind of other values.
  public var dates: DateRange? {
    if case .dates(let range) = details { range } else { nil }
  }

  /// The possible numbers of entries or options; `nil` for any number, and for a kind of other
  /// values.
  public var count: ClosedRange<Int>? {
    switch details {
    case .entries(let count, _), .options(_, let count): count
    default: nil
    }
  }

  /// The form that a text must have, as in "a colour such as #ff8000"; `nil` if none was declared.
  public var form: String? {
    if case .form(let form) = details { form } else { nil }
  }

  /// Returns the texts that are to be options.
  private func texts(of value: SettingValue) -> [String] {
    switch value {
    case .text(let text) where isChoice: [text]
    case .texts(let texts) where !options.isEmpty: texts
    default: []
    }
  }

  /// Returns the first text that is only the label of an option, or its value but for case: people
  /// may type it.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of texts and options.
  private func otherNameOfOption(in texts: [String]) -> String? {
    let values = Set(texts.isEmpty ? [] : options.map(\.value))
    let others = texts.filter { !values.contains($0) }
    if others.isEmpty { return nil }
    let names = Set(options.flatMap { [$0.value.lowercased(), $0.label.lowercased()] })
    return others.first { names.contains($0.trimmed.lowercased()) }
  }

  /// Whether a number may be missing, which is stored as an empty text.
  package var mayBeEmptyText: Bool { type == .number && (isChoice || numbers?.mayBeEmpty == true) }

  /// Whether a value is one of the options.
  package var isChoice: Bool { hasOptions && !isList }

  /// Whether a value is a list: entries, or several options.
  package var isList: Bool { type == .texts || type == .numbers }

  /// Whether a value is names with values.
  package var isMap: Bool { type == .map }

  /// Whether a value has entries that can be added and removed: a list, several options, or a map.
  package var hasEntries: Bool { isList || isMap }

  /// In which type a store keeps the values of a map; a text where the kind is none.
  package var typeOfValues: ValueType {
    guard case .entries(_, let entries) = details else { return .text }
    return switch entries {
    case .texts, .names: .text
    case .numbers, .wholeNumbers: .number
    case .switches: .bool
    }
  }

  /// Whether a value is a list whose entries need not be options.
  package var takesAnyEntries: Bool { isList && !hasOptions }

  /// Whether the entries of a list are whole numbers.
  package var hasWholeEntries: Bool {
    if case .entries(_, .wholeNumbers) = details { true } else { hasOptions && type == .numbers }
  }

  /// Whether an empty environment variable counts as unset.
  package var ignoresEmptyVariables: Bool {
    switch type {
    case .bool, .number: true
    case .text: dates != nil || isChoice && !options.contains { $0.value.isEmpty }
    case .texts, .numbers, .map: false
    }
  }

  /// Whether a text may have several lines.
  package var breaksLines: Bool { details == .lines }

  /// Whether a path must be that of a folder; `nil` for other values.
  package var isPathOfFolder: Bool? {
    if case .path(let isOfFolder) = details { isOfFolder } else { nil }
  }

  private var hasOptions: Bool { if case .options = details { true } else { false } }

  /// Returns why a text is refused that a store has, although it has the right type; `nil` if it is
  /// not.
  ///
  /// A store is stricter than what people may type, so that the schema says exactly what a file may
  /// hold.
  package func refusal(ofStored value: SettingValue) -> Message? {
    if let dates, case .text(let text) = value, !dates.parts.isWritten(as: text) {
      return dates.parts.refusal(of: text)
    }
    return otherNameOfOption(in: texts(of: value)).map(options.refusal(of:))
  }

  /// Returns whether a value has the type in which a store keeps this kind.
  package func hasType(of value: SettingValue) -> Bool {
    // Before lists of numbers had a form of their own, they were stored as texts.
    isListOfNumbersAsTexts(value) || value.type == type
      || mayBeEmptyText && (value == .text("") || value.isNull)
  }
}

extension SettingKind {
  /// Returns whether a value is the texts of numbers where numbers are stored, or an empty list of
  /// them.
  package func isListOfNumbersAsTexts(_ value: SettingValue) -> Bool {
    guard type == .numbers, case .texts(let texts) = value else { return false }
    return texts.allSatisfy { DecimalText($0) != nil }
  }
}

extension SettingKind: CustomStringConvertible {
  /// The kind in English, as in "number from 0 to 100 in steps of 5".
  public var description: String { text(in: TableWords()) }

  /// Returns the kind in the words of a table.
  public func text(in words: TableWords) -> String {
    switch details {
    case .none, .lines, .path: words(phrase)
    case .form(let form): form
    case .options(let options, let count):
      words.text(
        phrase.english,
        [count.map { $0.text(in: words) }, options.map(\.value).joined(separator: ", ")]
          .compactMap(\.self))
    case .entries(let count, let entries):
      if let phraseOfOne = count?.phraseOfOne {
        words(phraseOfOne, words(phrase, words[entries.phrase]))
      } else if isMap {
        (count.map { $0.text(in: words) + " " } ?? "") + words(phrase, words[entries.phrase])
      } else {
        words(phrase, (count.map { $0.text(in: words) + " " } ?? "") + words[entries.phrase])
      }
    case .numbers(let range): ([words(phrase)] + range.texts(in: words)).joined(separator: " ")
    case .dates(let range):
      ([words(phrase)] + words.range(range.minimum, range.maximum)).joined(separator: " ")
    }
  }
}

extension NumberRange {
  /// Returns what is demanded of the numbers, as in `from 0 to 900` and `in steps of 5`.
  fileprivate func texts(in words: TableWords) -> [String] {
    // A single number has no steps.
    let step = minimum != nil && minimum == maximum ? nil : step
    return words.range(minimum, maximum) + (step.map { [words(.stepOfKind, $0)] } ?? [])
      + (unit.map { ["(\($0))"] } ?? []) + (mayBeEmpty ? [words[.orNone]] : [])
  }
}

extension TableWords {
  /// Returns a range in words; `[]` where there is none.
  fileprivate func range(_ minimum: String?, _ maximum: String?) -> [String] {
    guard let minimum, let maximum else { return [] }
    if minimum == maximum { return [minimum.shortDecimal] }
    return [self(.rangeOfKind, minimum.shortDecimal, maximum.shortDecimal)]
  }
}
