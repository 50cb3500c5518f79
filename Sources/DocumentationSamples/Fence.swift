/// The line that opens a fenced code block, by the rules of CommonMark.
///
/// A fence may be indented by any width, since it may stand in a list.
struct Fence {
  /// The first word after the fence; empty where there is none.
  let language: String

  /// What is taken away before each line of the block.
  let indentation: Int

  private let marker: Character
  private let length: Int

  /// Creates a fence, if the line opens one.
  init?(_ line: DocumentLine) {
    let text = line.text.dropFirst(line.indentation)
    guard let marker = text.first, marker == "`" || marker == "~" else { return nil }
    let length = text.prefix { $0 == marker }.count
    let info = text.dropFirst(length)
    guard length >= 3, marker == "~" || !info.contains("`") else { return nil }
    self.marker = marker
    self.length = length
    indentation = line.indentation
    language = String(info.drop(while: \.isWhitespace).prefix { !$0.isWhitespace })
  }

  /// Returns whether a line closes the block: the same sign, at least as often, and nothing else.
  func isClosed(by line: DocumentLine) -> Bool {
    let text = line.text.trimmed
    return text.count >= length && text.allSatisfy { $0 == marker }
  }
}
