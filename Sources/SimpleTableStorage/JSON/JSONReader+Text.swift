extension JSONReader {
  /// Moves past a text in quotes and returns it without quotes and escapes.
  ///
  /// - Parameter what: What the text is, as in "a key in quotes".
  /// - Returns: The text.
  /// - Throws: A problem if the text is missing or malformed.
  mutating func text(_ what: String = "a text") throws(JSONProblem) -> String {
    let start = position + 1
    guard try skipText(what) else {
      return String(decoding: bytes[start..<position - 1], as: UTF8.self)
    }
    let end = position - 1
    var text: [UInt8] = []
    text.reserveCapacity(end - start)
    var reader = JSONReader(bytes, at: start)
    while reader.position < end {
      let start = reader.position
      reader.skip { $0.isPlain }
      text += bytes[start..<reader.position]
      if reader.take("\\") { text += try reader.escaped().utf8 }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The text at the position; an empty one if it is not well formed.
  var knownText: String {
    var reader = self
    return (try? reader.text()) ?? ""
  }

  /// Moves past a text in quotes and returns whether a character in it is escaped.
  @discardableResult
  @inline(__always)
  mutating func skipText(_ what: String = "a text") throws(JSONProblem) -> Bool {
    try expect("\"", what)
    var hasEscape = false
    while true {
      skip { $0.isPlain }
      guard let byte = next, byte != UInt8(ascii: "\"") else { break }
      guard byte == UInt8(ascii: "\\") else { throw problem("a text contains a control character") }
      advance()
      _ = try escaped()
      hasEscape = true
    }
    try expect("\"", "the quote that ends a text")
    return hasEscape
  }
}
