package import SimpleTable

extension SettingKind {
  /// Returns why a stored value is not of this kind, as in "expected a number, got a text".
  ///
  /// A store has one type for each kind, the one that is written: the value of an option is a text,
  /// or a number where all are whole numbers, and several are a list.
  ///
  /// - Parameters:
  ///   - value: The value as a store keeps it.
  ///   - words: The words of the reason.
  /// - Returns: The reason, or `nil` if the value is of this kind. It may still be refused.
  package func mismatch(with value: SettingValue, in words: TableWords) -> String? {
    if let refusal = refusal(ofStored: value) { return refusal.text(in: words) }
    if hasType(of: value) { return nil }
    if type == .numbers, let reason = value.mismatchOfNumbers(in: words) { return reason }
    if isMap, let reason = value.mismatchOfMap(in: words) { return reason }
    return words(.wrongKind, words[type.phrase], value.kindName(in: words))
  }
}

extension SettingKind {
  /// Returns whether a stored value is kept from being replaced, as it may be all that others have:
  /// an object, a list where the kind is none, and a list with elements of another type.
  func protects(_ value: SettingValue) -> Bool {
    switch value {
    case .bool, .number, .text: false
    case .map: !isMap
    case .texts, .numbers: !hasType(of: value)
    case .other(let text): text.begins(with: "{") || text.begins(with: "[")
    }
  }
}

extension SettingValue {
  /// What the value is, as in "a number".
  func kindName(in words: TableWords) -> String {
    switch self {
    case .bool, .number, .text, .texts, .numbers: type.map { words[$0.phrase] } ?? ""
    case .map: words[.anObject]
    case .other(let text) where text.begins(with: "{"): words[.anObject]
    case .other(let text) where text.begins(with: "["): words[.aList]
    case .other(let text): text
    }
  }
}

extension SettingValue {
  /// Returns why a list is not one of numbers: its first element that is none; `nil` for any other
  /// value.
  fileprivate func mismatchOfNumbers(in words: TableWords) -> String? {
    let elements = list.map { $0.map { ($0, SettingValue.text($0)) } } ?? writtenElements
    guard let index = elements.firstIndex(where: { DecimalText($0.0) == nil }) else { return nil }
    let kind = elements[index].1.kindName(in: words)
    return words(.entryRefused, "\(index + 1)", words(.wrongKind, words[.aNumber], kind))
  }

  /// The elements of a list of several types, as its store writes them; none of any other value.
  private var writtenElements: [(text: String, value: SettingValue)] {
    guard case .other(let text) = self, text.begins(with: "["), text.ends(with: "]") else {
      return []
    }
    var (elements, depth, isQuoted, isEscaped) = ([""], 0, false, false)
    for character in text.dropFirst().dropLast() {
      if character == "\"", !isEscaped { isQuoted.toggle() }
      if !isQuoted { depth += "[{".contains(character) ? 1 : "]}".contains(character) ? -1 : 0 }
      isEscaped = isQuoted && !isEscaped && character == "\\"
      if character == ",", depth == 0, !isQuoted {
        elements.append("")
      } else {
        elements[elements.count - 1].append(character)
      }
    }
    return elements.map { $0.trimmed }
      .map { ($0, $0.begins(with: "\"") ? SettingValue.text($0) : .other($0)) }
  }
}

extension SettingValue {
  /// Returns why an object is not a map: its first member that is no scalar; `nil` for any other
  /// value.
  fileprivate func mismatchOfMap(in words: TableWords) -> String? {
    guard case .other(let text) = self,
      let member = MapText(json: text)?.members.first(where: { !$0.value.isScalar })
    else { return nil }
    return words(.entryRefused, member.name, words[.notAScalar])
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
    case .map: .anObject
    }
  }
}
