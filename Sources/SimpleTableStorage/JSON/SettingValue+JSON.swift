package import SimpleTable

extension SettingValue {
  /// Reads the value at a position where there is a well-formed one.
  ///
  /// A whole number that fits `Int` loses its fraction and exponent. Other numbers, those of maps,
  /// and values that no setting has are kept as written.
  init(reading reader: inout JSONReader) {
    let start = reader.position
    switch reader.next {
    case UInt8(ascii: "t"): self = .bool(true)
    case UInt8(ascii: "f"): self = .bool(false)
    case UInt8(ascii: "\""): self = .text(reader.knownText)
    case UInt8(ascii: "n"), UInt8(ascii: "{"), UInt8(ascii: "["):
      if reader.next == UInt8(ascii: "["), let list = Self.list(&reader) {
        self = list
      } else {
        let isObject = reader.next == UInt8(ascii: "{")
        try? reader.skipValue()
        let text = reader.text(from: start)
        self = (isObject ? MapText.map(json: text) : nil).map(SettingValue.map) ?? .other(text)
      }
    default: self = .number((try? Self.number(&reader)) ?? "0")
    }
  }

  /// Returns the list at a position, and moves past it; `nil` where it is no list of texts or of
  /// numbers.
  private static func list(_ reader: inout JSONReader) -> SettingValue? {
    var (list, texts, areNumbers) = (reader, [String](), false)
    let end: Void? = try? list.forEachElement { reader throws(JSONProblem) in
      let isNumber = reader.next != UInt8(ascii: "\"")
      if texts.isEmpty { areNumbers = isNumber }
      guard isNumber == areNumbers else { throw reader.problem("another type is") }
      texts.append(isNumber ? try number(&reader) : try reader.text())
    }
    guard end != nil else { return nil }
    reader = list
    return areNumbers ? .numbers(texts) : .texts(texts)
  }

  private static func number(_ reader: inout JSONReader) throws(JSONProblem) -> String {
    let start = reader.position
    try reader.skipNumber()
    let json = reader.text(from: start)
    let whole = Int(json) ?? DecimalText(json)?.whole()
    return whole.map { String($0) } ?? json
  }

  /// The value as JSON, or `nil` if it has no form there.
  package var json: String? {
    switch self {
    case .bool(let isOn): return isOn ? "true" : "false"
    case .number(let digits): return Self.json(ofNumber: digits)
    case .text(let text): return Self.quoted(text)
    case .texts, .numbers:
      let elements = elements?.map(\.json) ?? []
      if elements.contains(nil) { return nil }
      return "[\(elements.compactMap(\.self).joined(separator: ", "))]"
    case .map(let map):
      var members: [String] = []
      for (name, value) in map.sorted(by: { $0.key < $1.key }) {
        guard value.isScalar, let json = value.json else { return nil }
        members.append("\(Self.quoted(name)): \(json)")
      }
      return "{\(members.joined(separator: ", "))}"
    case .other(let json):
      // Only a value that the file had before is written back, such as null, an object or a list.
      var reader = JSONReader(Array(json.utf8))
      guard json.utf8.first.map("n{[".utf8.contains) == true, (try? reader.skipValue()) != nil,
        reader.next == nil
      else { return nil }
      return json
    }
  }

  /// The elements of a list; `nil` for any other value.
  var elements: [SettingValue]? {
    switch self {
    case .texts(let texts): texts.map(SettingValue.text)
    case .numbers(let numbers): numbers.map(SettingValue.number)
    default: nil
    }
  }

  private static func json(ofNumber digits: String) -> String? {
    var reader = JSONReader(Array(digits.utf8))
    if (try? reader.skipNumber()) != nil, reader.next == nil { return digits }
    // Such as +5 and .5
    guard let decimal = DecimalText(digits), decimal.number.isFinite else { return nil }
    return decimal.whole(Int.self).map { String($0) } ?? String(decimal.number)
  }
}

extension JSONReader {
  /// Moves past the elements of a list, up to its end.
  ///
  /// - Parameter body: Moves past an element.
  /// - Throws: A problem if there is no list, or what the function throws.
  mutating func forEachElement(
    _ body: (inout JSONReader) throws(JSONProblem) -> Void
  ) throws(JSONProblem) {
    try expect("[", "a list in brackets")
    try skipSpace()
    while next != UInt8(ascii: "]") {
      try body(&self)
      try skipSpace()
      guard take(",") else { break }
      try skipSpace()
    }
  }

  /// Returns the text read since a position.
  fileprivate func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }
}
