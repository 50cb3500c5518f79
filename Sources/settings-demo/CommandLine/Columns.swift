/// Two columns of text, the first as wide as its longest entry.
enum Columns {
  /// Returns the pairs one below the other, each line indented and ended by a line feed.
  static func text(_ pairs: [(String, String)], indent: Int = 0) -> String {
    let width = pairs.map(\.0.count).max() ?? 0
    return pairs.map { name, summary in
      let gap = String(repeating: " ", count: width - name.count + 2)
      return String(repeating: " ", count: indent) + name + gap + summary + "\n"
    }.joined()
  }
}
