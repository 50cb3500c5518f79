import TestFixtures
import Testing

@testable import SimpleTable

@Suite struct `Search word` {
  @Test func `words of two letters are found where a plain search finds them`() {
    var random = SeededGenerator()
    for _ in 0..<20_000 {
      let word = (0...Int.random(in: 0...7, using: &random)).map { _ in
        UInt8.random(in: 0...1, using: &random)
      }
      let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        UInt8.random(in: 0...1, using: &random)
      }
      let (isFound, comparisons) = search(word, text)
      #expect(isFound == plainSearch(word, text), "\(word) in \(text), \(random)")
      #expect(comparisons <= 2 * text.count, "\(word) in \(text), \(random)")
    }
  }

  @Test(arguments: ["b after", "b before", "b within"])
  func `a long word takes two comparisons for a byte of text at most`(shape: String) {
    let run = [UInt8](repeating: UInt8(ascii: "a"), count: 4_000)
    let b = [UInt8(ascii: "b")]
    let word =
      switch shape {
      case "b after": run + b
      case "b before": b + run
      default: run + b + run
      }
    let text = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    let (isFound, comparisons) = search(word, text)
    #expect(!isFound)
    #expect(comparisons <= 2 * text.count)
  }

  @Test func `a word longer than the text is not compared`() {
    #expect(search([1, 2, 3], [1, 2]) == (false, 0))
  }

  @Test func `a word of no bytes is refused`() async {
    await #expect(processExitsWith: .failure) {
      _ = SearchWord([])
    }
  }

  /// Looks for a word, and counts the comparisons.
  private func search(_ word: [UInt8], _ text: [UInt8]) -> (isFound: Bool, comparisons: Int) {
    var comparisons = 0
    let word = SearchWord(word)
    let isFound = text.withUnsafeBufferPointer { text in
      word.isFound(in: text) { left, right in
        comparisons += 1
        return left == right
      }
    }
    return (isFound, comparisons)
  }
}

/// Returns whether a text contains a word, by trying every position.
func plainSearch(_ word: [UInt8], _ text: [UInt8]) -> Bool {
  text.indices.contains { text[$0...].starts(with: word) }
}
