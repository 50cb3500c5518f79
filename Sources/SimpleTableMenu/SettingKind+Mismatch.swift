package import SimpleTable

extension SettingKind {
  /// Returns why a stored value is not of this kind, as in "expected a number, got a text".
  ///
  /// A store has one type for each kind, the one that is written: the value of an option is a text, or a
  /// number where all are whole numbers, and several are a list.
  ///
  /// - Parameters:
  ///   - value: The value as a store keeps it.
  ///   - words: The words of the reason.
  /// - Returns: The reason, or `nil` if the value is of this kind. It may still be refused.
  package func mismatch(with value: SettingValue, in words: TableWords) -> String? {
    if let refusal = refusal(ofStored: value) { return refusal.text(in: words) }
    return hasType(of: value)
      ? nil : words(.wrongKind, words[type.phrase], value.kindName(in: words))
  }
}

extension SettingValue {
  /// What the value is, as in "a number".
  func kindName(in words: TableWords) -> String {
    switch self {
    case .bool, .number, .text, .texts, .numbers: type.map { words[$0.phrase] } ?? ""
    case .other(let text) where text.begins(with: "{"): words[.anObject]
    case .other(let text) where text.begins(with: "["): words[.aList]
    case .other(let text): text
    }
  }
}

extension SettingKind.ValueType {
  /// What a value of the type is called, as in "a number".
  fileprivate var phrase: SettingPhrase {
    switch self {
    case .bool: .trueOrFalse
    case .number: .aNumber
    case .text: .aText
    case .texts: .aListOfTexts
    case .numbers: .aListOfNumbers
    }
  }
}
