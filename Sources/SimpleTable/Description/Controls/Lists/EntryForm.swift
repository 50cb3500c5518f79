/// How the entries of a list and the values of a map are read from texts, and written as such.
struct EntryForm<Entry: LosslessStringConvertible> {
  /// Whether entries are the names of records, which are texts whatever their type.
  var areNames = false

  var kind: SettingKind.Entries {
    if areNames { return .names }
    if areSwitches { return .switches }
    return areWholeNumbers ? .wholeNumbers : areDecimals ? .numbers : .texts
  }

  var areNumbers: Bool { !areNames && (areWholeNumbers || areDecimals) }
  var areSwitches: Bool { Entry.self is Bool.Type }
  private var areWholeNumbers: Bool { Entry.self is any BinaryInteger.Type }
  private var areDecimals: Bool { Entry.self is any BinaryFloatingPoint.Type }
}

extension EntryForm {
  /// Returns entries as texts; a number without a fraction has none in its text.
  func texts(of entries: [Entry]) -> [String] {
    if let texts = entries as? [String] { return texts }
    return entries.map(text)
  }

  func text(of entry: Entry) -> String {
    guard areDecimals, let number = entry as? any BinaryFloatingPoint else {
      return entry.description
    }
    return String(decimal: number)
  }

  /// Returns what is shown of entries in one line, which are the first ten of them.
  static func label<Texts: Collection>(
    of entries: Texts, _ text: (Texts.Element) -> String
  ) -> String {
    let most = 10
    return entries.prefix(most).map(text).joined(separator: ", ")
      + (entries.count > most ? ", …" : "")
  }

  /// Returns the entries that texts stand for, or `nil` if one of them stands for none.
  func entries(of texts: [String]) -> [Entry]? {
    if let entries = texts as? [Entry] { return entries }
    let entries = texts.compactMap(entry)
    return entries.count == texts.count ? entries : nil
  }

  /// Returns the entry that a text stands for, or `nil` if it stands for none.
  func entry(of text: String) -> Entry? {
    if areNumbers { return number(of: text) }
    // A character is the one type of the standard library whose initializer traps.
    return Entry.self is Character.Type && text.count != 1 ? nil : Entry(text)
  }

  /// Returns the number that a text stands for: `80`, `80.0` and `8e1` are one whole number.
  private func number(of text: String) -> Entry? {
    guard let decimal = DecimalText(text, isWhole: areWholeNumbers) else { return nil }
    let number = Entry(decimal.text) ?? decimal.whole(Int64.self).flatMap { Entry("\($0)") }
    // A number that is too large is infinite.
    return number.flatMap { DecimalText($0.description) == nil ? nil : $0 }
  }

  /// The numbers that an entry can be.
  var numbers: NumberRange {
    NumberRange(
      minimum: nil, maximum: nil, step: nil, isWhole: areWholeNumbers, unit: nil, mayBeEmpty: false)
  }

  /// Returns why a text is no entry.
  func refusal(ofNoEntry text: String) -> Message {
    guard areNumbers else { return Message(.notAValue, text) }
    guard let decimal = DecimalText(text, isWhole: areWholeNumbers) else {
      return DecimalText.refusal(of: text, isWhole: areWholeNumbers)
    }
    return areWholeNumbers && decimal.isFraction ? Message(.notWhole) : Message(.notAValue, text)
  }
}
