extension JSONReader {
  /// Moves past a value of any kind and depth.
  @inline(__always)
  mutating func skipValue() throws(JSONProblem) {
    if next == UInt8(ascii: "[") || next == UInt8(ascii: "{") {
      try skipNestedValue()
    } else {
      try skipScalar()
    }
  }

  private mutating func skipNestedValue() throws(JSONProblem) {
    // The ends of the lists and objects around the position.
    var ends: [Unicode.Scalar] = []
    repeat {
      try skipSpace()
      if let end: Unicode.Scalar = take("[") ? "]" : take("{") ? "}" : nil {
        ends.append(end)
        try skipSpace()
        if next != UInt8(ascii: end) {
          if end == "}" { try skipKey() }
          continue
        }
      } else {
        try skipScalar()
      }
      try skipToNextValue(&ends)
    } while !ends.isEmpty
  }

  /// Moves past the ends of lists and objects, up to the next value in one of them.
  private mutating func skipToNextValue(_ ends: inout [Unicode.Scalar]) throws(JSONProblem) {
    while let end = ends.last {
      try skipSpace()
      if take(",") {
        try skipSpace()
        if next != UInt8(ascii: end) {
          if end == "}" { try skipKey() }
          return
        }
      }
      try expect(end, end == "]" ? "a comma or a closing bracket" : "a comma or a closing brace")
      ends.removeLast()
    }
  }

  private mutating func skipKey() throws(JSONProblem) {
    try skipText("a key in quotes")
    try skipColon()
  }

  /// Moves past a colon and the space around it.
  @inline(__always)
  mutating func skipColon() throws(JSONProblem) {
    try skipSpace()
    try expect(":", "a colon")
    try skipSpace()
  }

  @inline(__always)
  private mutating func skipScalar() throws(JSONProblem) {
    switch next {
    case UInt8(ascii: "\""): try skipText()
    case UInt8(ascii: "t"): try skip("true")
    case UInt8(ascii: "f"): try skip("false")
    case UInt8(ascii: "n"): try skip("null")
    default: try skipNumber()
    }
  }

  private mutating func skip(_ word: StaticString) throws(JSONProblem) {
    for character in word.description.unicodeScalars where !take(character) {
      throw problem("the word is not \"\(word)\"")
    }
  }

  /// Moves past a number.
  @inline(__always)
  mutating func skipNumber() throws(JSONProblem) {
    let hasSign = take("-")
    if !take("0") { try skipDigits(hasSign ? "a digit" : "a value") }
    if take(".") { try skipDigits("a digit after the point") }
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      try skipDigits("a digit of the exponent")
    }
  }

  @inline(__always)
  private mutating func skipDigits(_ what: String) throws(JSONProblem) {
    guard next?.isDigit == true else { throw problem("\(what) is missing") }
    skip { $0.isDigit }
  }
}
