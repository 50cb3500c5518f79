import SimpleTable
import SimpleTableTerminal
import Testing

@testable import settings_demo

/// How much somebody hears who does not look at numbered lines.
@Suite struct `Words that are heard` {
  /// The words that the first errands took at first, in their order.
  ///
  /// Prompts count, and what is typed does not. The first page with its prompt does not count: it is heard
  /// once, whatever is done then. It had 75 words, and is held to 60.
  private static let first = [96, 44, 64, 51]

  @Test(arguments: zip(Errand.all, first))
  func `an errand takes fewer words than it took at first`(
    errand: Errand, first: Int
  ) {
    let session = NumberedLines(Menu(DemoMenu.phone.table()))
    let page = session.list() + session.prompt
    #expect(Self.count(page) <= 60, "\(page)")
    let heard = errand.lines.map { session.answer($0) + (session.isDone ? "" : session.prompt) }
    let count = Self.count(heard.joined())
    #expect(count < first, "\(count) words:\n\(heard.joined())")
  }

  /// Ways there and back, with the words that they took at first.
  @Test(
    arguments: [
      (["6", "back"], 106), (["/volume", "1 75", "back"], 122),
      (["7", "1 80", "back", "8", "2", "back"], 209),
    ])
  func `a way takes no more words than it took at first`(lines: [String], first: Int) {
    let session = NumberedLines(Menu(DemoMenu.phone.table()))
    _ = session.list()
    let heard = session.prompt + lines.map { session.answer($0) + session.prompt }.joined()
    #expect(Self.count(heard) <= first, "\(Self.count(heard)) words:\n\(heard)")
  }

  private static func count(_ text: String) -> Int {
    text.split(whereSeparator: \.isWhitespace).count
  }
}
