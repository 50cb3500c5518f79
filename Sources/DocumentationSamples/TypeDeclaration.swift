/// A declaration at the start of a line that may have to stand outside of functions.
struct TypeDeclaration {
  /// All lines, with the attributes before.
  let range: Range<Int>

  /// The line with the keyword.
  let line: Int

  let keyword: String

  /// The name of what is declared or extended.
  let name: String

  /// Whether it is a test or a suite of tests.
  let isTest: Bool

  /// Returns the declarations in a sample that is formatted as usual: what starts at the first
  /// column goes on to a brace at the first column.
  static func all(in lines: [DocumentLine]) -> [TypeDeclaration] {
    var declarations: [TypeDeclaration] = []
    var start: Int?
    var next = 0
    while next < lines.count {
      let index = next
      next += 1
      let text = lines[index].text
      guard let words = Words(text) else {
        start = text.hasPrefix("@") || text.hasPrefix("//") ? start ?? index : nil
        continue
      }
      if !text.isClosed {
        next = (lines[index...].firstIndex { $0.text.hasPrefix("}") } ?? index) + 1
      }
      let first = start ?? index
      start = nil
      declarations.append(
        TypeDeclaration(
          range: first..<next, line: index, keyword: words.keyword, name: words.name,
          isTest: lines[first...index].contains { $0.text.isTest }))
    }
    return declarations
  }

  /// Returns whether the declaration cannot stand in a function: extensions, operators, tests, and
  /// types that are extended.
  func isHoisted(_ extended: Set<String>) -> Bool {
    ["extension", "operator", "precedencegroup"].contains(keyword) || isTest
      || (keyword != "func" && extended.contains(name))
  }

  /// Whether it must stand among the names that samples may use: a function that is a test.
  var isTestFunction: Bool { isTest && keyword == "func" }

  /// Returns the line with the keyword, changed so that other documents may declare the same.
  func filePrivateText(of text: String) -> String {
    let keepsAccess = ["extension", "operator", "precedencegroup"].contains(keyword)
    let hasAccess = ["public ", "package ", "private "].contains { text.contains($0) }
    let range = text.split(separator: " ").first { $0 == keyword }
    guard !keepsAccess, !hasAccess, let range else { return text }
    return text[..<range.startIndex] + "fileprivate " + text[range.startIndex...]
  }
}

/// The keyword and the name in the first line of a declaration.
private struct Words {
  let keyword: String
  let name: String

  init?(_ text: String) {
    guard let first = text.first, !first.isWhitespace else { return nil }
    let text = text[...].withoutAttributes
    let keywords: Set<Substring> = [
      "extension", "operator", "precedencegroup", "struct", "class", "enum", "actor", "protocol",
      "func",
    ]
    let modifiers: Set<Substring> = [
      "public", "package", "internal", "fileprivate", "private", "final", "indirect", "prefix",
      "infix", "postfix", "nonisolated", "async",
    ]
    for word in text.split(separator: " ") {
      if keywords.contains(word) {
        keyword = String(word)
        let rest = text[word.endIndex...].drop(while: \.isWhitespace)
        name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        return
      }
      guard modifiers.contains(word) else { return nil }
    }
    return nil
  }
}

extension String {
  /// Whether a declaration ends on its first line.
  fileprivate var isClosed: Bool {
    let opened = filter { $0 == "{" }.count
    return opened == filter { $0 == "}" }.count && (opened > 0 || !hasSuffix(","))
  }

  fileprivate var isTest: Bool { hasPrefix("@Test") || hasPrefix("@Suite") }
}

extension Substring {
  /// The text without the attributes that it starts with, as far as they end on the line.
  var withoutAttributes: Substring {
    guard hasPrefix("@") else { return self }
    var rest = dropFirst().drop { $0.isLetter || $0.isNumber || "_.".contains($0) }
    if rest.hasPrefix("(") {
      var depth = 0
      rest = rest.drop { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth > 0
      }
      rest = rest.dropFirst()
    }
    return rest.drop(while: \.isWhitespace).withoutAttributes
  }
}
