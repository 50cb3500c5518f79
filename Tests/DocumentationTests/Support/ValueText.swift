/// A value as it is written in Swift, as far as the standard library knows.
struct ValueText {
  /// The ways to write the value, the best one first.
  let forms: [String]

  init(_ value: some Any) {
    let exact = String(reflecting: value)
    let short = Self.withoutQualification(exact)
    forms = value is String ? [exact] : [short, exact, "\(value)", ".\(value)"]
  }

  /// Returns the text without modules and outer types: `.system` for `SimpleTable.Theme.system`.
  private static func withoutQualification(_ text: String) -> String {
    var result = ""
    var isQuoted = false
    var rest = text[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !isQuoted, first.isUppercase, rest[word.endIndex...].first == "." {
        rest = rest[word.endIndex...].dropFirst()
        if rest.first?.isUppercase != true { result += "." }
      } else if word.isEmpty {
        if first == "\"", result.last != "\\" { isQuoted.toggle() }
        result.append(first)
        rest = rest.dropFirst()
      } else {
        result += word
        rest = rest[word.endIndex...]
      }
    }
    return result
  }
}
