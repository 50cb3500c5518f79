/// The value of a setting, as a store keeps it.
public enum SettingValue: Hashable, Sendable {
  /// True or false.
  case bool(Bool)
  /// A number in decimal form, such as 60 or 0.5, so that no digit is lost.
  case number(String)
  /// A text.
  case text(String)
  /// A list of texts, in order.
  case texts([String])
  /// A list of numbers in decimal form, in order; an empty list is one of texts instead.
  case numbers([String])
  /// Values by their names, each of which is true or false, a number or a text.
  case map([String: SettingValue])
  /// A value of a type that no setting has, in the form in which its store writes it.
  ///
  /// In JSON, these are `null` and values such as `{"a": []}`.
  case other(String)
}

extension SettingValue {
  /// Returns whether two values are the same.
  ///
  /// Texts and the names of a map are compared byte for byte: the two Unicode forms of `é` differ.
  /// Numbers are compared by their value, with all digits: `3.0` equals `3`, and `-0` equals `0`.
  public static func == (one: SettingValue, other: SettingValue) -> Bool {
    switch (one, other) {
    case (.bool(let one), .bool(let other)): one == other
    case (.text(let one), .text(let other)), (.other(let one), .other(let other)):
      one.hasSameBytes(as: other)
    case (.texts(let one), .texts(let other)):
      one.elementsEqual(other) { $0.hasSameBytes(as: $1) }
    case (.number(let one), .number(let other)): one.isSameNumber(as: other)
    case (.numbers(let one), .numbers(let other)):
      one.elementsEqual(other) { $0.isSameNumber(as: $1) }
    case (.map(let one), .map(let other)):
      one == other
        && one.keys.allSatisfy { name in
          other.index(forKey: name).map { other.keys[$0].hasSameBytes(as: name) } ?? false
        }
    default: false
    }
  }

  /// Hashes the value, so that equal numbers have one hash whatever their form.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .bool(let isOn): hasher.combine(isOn)
    case .number(let text): hasher.combine(text.normalNumber)
    case .text(let text), .other(let text): hasher.combine(text)
    case .texts(let texts): hasher.combine(texts)
    case .numbers(let texts): for text in texts { hasher.combine(text.normalNumber) }
    case .map(let map): hasher.combine(map)
    }
  }

  /// Whether the value is an object, whose members have keys and values of their own.
  package var isObject: Bool {
    switch self {
    case .map: true
    case .other(let text): text.utf8.first == UInt8(ascii: "{")
    default: false
    }
  }

  /// The text form, in which the value is set and printed.
  ///
  /// Examples are `true`, `60`, `dark`, and `Mon, Tue` for a list.
  ///
  /// The entries of a list are joined with commas. A backslash makes the next character part of a
  /// text; it is added before commas, backslashes, and white space at the ends of a text. An empty
  /// text is `""`; nothing between two commas is read as an empty text, too. A map is a JSON object
  /// in one line, in the order of the names: `{"EDITOR": "vi", "JOBS": 4}`; `EDITOR=vi, JOBS=4` is
  /// read as well.
  public var text: String {
    switch self {
    case .bool(let value): String(value)
    case .number(let text), .text(let text), .other(let text): text
    case .texts(let texts), .numbers(let texts): TextList(texts).joined
    case .map(let map): MapText.text(of: map)
    }
  }

  /// The entries of a list as a control reads them; `nil` for any other value.
  package var list: [String]? {
    switch self {
    case .texts(let texts): texts
    case .numbers(let texts): texts.map(DecimalText.exact)
    default: nil
    }
  }

  /// The values by their names of a map; `nil` for any other value.
  package var map: [String: SettingValue]? { if case .map(let map) = self { map } else { nil } }

  /// The entries of the list that the value is, or that its text form joins.
  var entries: [String] { list ?? TextList(joined: text).texts }

  /// The text form as a control reads it: a stored number has no second meaning.
  package var exactText: String {
    switch self {
    case .number(let text): DecimalText.exact(text)
    case .numbers: TextList(entries).joined
    case .bool, .text, .texts, .map, .other: text
    }
  }

  /// Creates a list of numbers, which without entries is one of texts.
  package init(numbers: [String]) { self = numbers.isEmpty ? .texts([]) : .numbers(numbers) }

  /// Whether the value is the null of JSON.
  package var isNull: Bool { self == .other("null") }

  /// Creates a value of a kind from a text, or `nil` if the text is not of that kind.
  ///
  /// The unit of a number is left out. Ranges, options and rules are not checked.
  public init?(_ text: String, as kind: SettingKind) {
    switch kind.type {
    case .bool:
      guard let value = Bool(switch: text) else { return nil }
      self = .bool(value)
    case .number where kind.mayBeEmptyText && text.trimmed.isEmpty: self = .text("")
    case .number:
      let numbers = kind.numbers
      guard let number = DecimalText(text, unit: numbers?.unit, isWhole: numbers?.isWhole == true)
      else { return nil }
      self = .number(number.text)
    case .text: self = .text(text)
    case .texts: self = .texts(TextList(joined: text).texts)
    case .numbers:
      let texts = TextList(joined: text).texts
      let numbers = texts.compactMap { DecimalText($0)?.text }
      guard numbers.count == texts.count else { return nil }
      self.init(numbers: numbers)
    case .map:
      guard let map = try? MapText.map(text) else { return nil }
      self = .map(map)
    }
  }

  /// The type in which a store keeps the value; `nil` for one that no setting has.
  package var type: SettingKind.ValueType? {
    switch self {
    case .bool: .bool
    case .number: .number
    case .text: .text
    case .texts: .texts
    case .numbers: .numbers
    case .map: .map
    case .other: nil
    }
  }
}

extension SettingValue: CustomStringConvertible {
  /// The text form.
  public var description: String { text }
}
