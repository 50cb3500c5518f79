// How the entries of a list are read from texts, and written as such.

extension EntryList {
  /// What values the list can have.
  var kind: SettingKind {
    if page != nil { return .listOfRecords(count) }
    return isOfNumbers ? .listOfNumbers(count, areWhole: isOfWholeNumbers) : .list(count)
  }

  private var isOfNumbers: Bool { page == nil && (isOfWholeNumbers || isOfDecimals) }
  private var isOfWholeNumbers: Bool { Entry.self is any BinaryInteger.Type }
  private var isOfDecimals: Bool { Entry.self is any BinaryFloatingPoint.Type }

  /// Returns entries as they are stored.
  func stored(_ texts: [String]) -> SettingValue {
    isOfNumbers ? SettingValue(numbers: texts) : .texts(texts)
  }

  /// Returns entries as texts; a number without a fraction has none in its text.
  func texts(of entries: [Entry]) -> [String] {
    if let texts = entries as? [String] { return texts }
    let texts = entries.map(\.description)
    guard isOfDecimals else { return texts }
    return texts.map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }
  }

  /// Returns the entries that texts stand for, or `nil` if one of them stands for none.
  func entries(of texts: [String]) -> [Entry]? {
    if let entries = texts as? [Entry] { return entries }
    let entries = texts.compactMap(entry)
    return entries.count == texts.count ? entries : nil
  }

  /// Returns the entry that a text stands for, or `nil` if it stands for none.
  func entry(of text: String) -> Entry? {
    if isOfNumbers { return number(of: text) }
    // A character is the one type of the standard library whose initializer traps.
    return Entry.self is Character.Type && text.count != 1 ? nil : Entry(text)
  }

  /// Returns the number that a text stands for: `80`, `80.0` and `8e1` are one whole number.
  private func number(of text: String) -> Entry? {
    guard let decimal = DecimalText(text, isWhole: isOfWholeNumbers) else { return nil }
    let number = Entry(decimal.text) ?? decimal.whole(Int64.self).flatMap { Entry("\($0)") }
    // A number that is too large is infinite.
    return number.flatMap { DecimalText($0.description) == nil ? nil : $0 }
  }

  /// Returns why a text is no entry.
  func refusal(ofNoEntry text: String) -> Message {
    guard isOfNumbers else { return Message(.notAValue, text) }
    guard let decimal = DecimalText(text, isWhole: isOfWholeNumbers) else {
      return DecimalText.refusal(of: text, isWhole: isOfWholeNumbers)
    }
    let isBetween = isOfWholeNumbers && decimal.whole(Int64.self) == nil
    return isBetween && abs(decimal.number) < 0x1p63
      ? Message(.notWhole) : Message(.notAValue, text)
  }
}
