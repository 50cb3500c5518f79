/// Counts brackets in code that stand neither in texts nor in comments.
struct BracketCount {
  /// How many brackets are open at the end; less than none where too many were closed.
  private(set) var depth = 0

  init(_ lines: [DocumentLine]) {
    var quote: String?
    for line in lines {
      var rest = line.text[...]
      while !rest.isEmpty {
        if let end = quote {
          let isEscaped = rest.hasPrefix("\\") && !end.hasSuffix("#")
          if rest.hasPrefix(end) { quote = nil }
          rest = rest.dropFirst(quote == nil ? end.count : isEscaped ? 2 : 1)
        } else if rest.hasPrefix("//") {
          rest = ""
        } else if let opening = rest.openingQuote {
          quote = String(opening.reversed())
          rest = rest.dropFirst(opening.count)
        } else {
          let character = rest.removeFirst()
          if "([{".contains(character) { depth += 1 }
          if ")]}".contains(character) { depth -= 1 }
        }
      }
      if quote?.hasPrefix("\"\"\"") != true { quote = nil }
    }
  }
}

extension Substring {
  /// The quotation marks that a text starts with here, with the signs of a raw one.
  fileprivate var openingQuote: String? {
    let signs = prefix { $0 == "#" }
    let marks = dropFirst(signs.count)
    guard marks.hasPrefix("\"") else { return nil }
    return signs + (marks.hasPrefix("\"\"\"") ? "\"\"\"" : "\"")
  }
}
