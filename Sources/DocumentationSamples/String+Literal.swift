extension String {
  /// The text as a literal of Swift.
  var swiftLiteral: String {
    let characters = unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\0"..<" ", "\u{7F}": "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(characters.joined())\""
  }

  /// The text as the name of a function: letters and digits stay.
  var swiftName: String {
    "document_" + map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()
  }
}
