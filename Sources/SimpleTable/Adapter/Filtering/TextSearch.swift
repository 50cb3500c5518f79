struct TextSearch {
  var words: [String]
  init(_ t: String) { words = t.lowercased().split(whereSeparator: \.isWhitespace).map(String.init) }
  var isEmpty: Bool { words.isEmpty }
  mutating func matches(_ texts: [String?]) -> Bool {
    words.allSatisfy { w in texts.contains { $0?.lowercased().contains(w) ?? false } }
  }
}
