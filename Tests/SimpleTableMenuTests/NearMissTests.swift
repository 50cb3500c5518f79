import Testing

@testable import SimpleTableMenu

@Suite struct `Near misses` {
  @Test(arguments: [
    ("volme", "volume"), ("volumee", "volume"), ("ovlume", "volume"), ("VOLUME", "volume"),
    ("vol", "volume"), ("deep", "a.deep"), ("xyzume", nil), ("", nil), ("lou", "loud"),
    ("loudest", nil), ("ldou", nil), ("odul", nil),
  ])
  func `the text nearest to a mistyped word is found`(word: String, text: String?) {
    #expect(["volume", "loud", "a.deep"].nearest(to: word) == text)
  }

  @Test func `of several near texts, the one with fewest edits is found, and the first of equals`()
  {
    #expect(["volumes", "volume", "volute"].nearest(to: "volme") == "volume")
    #expect(["left", "lift"].nearest(to: "lft") == "left")
  }

  @Test func `the number of edits is that of a plain model`() {
    func edits(_ one: ArraySlice<Int>, _ other: ArraySlice<Int>) -> Int {
      guard let first = one.first, let second = other.first else {
        return max(one.count, other.count)
      }
      let (rest, others) = (one.dropFirst(), other.dropFirst())
      var least = min(edits(rest, other), edits(one, others), edits(rest, others)) + 1
      if first == second { least = min(least, edits(rest, others)) }
      if let next = rest.first, let following = others.first, next == second, following == first {
        least = min(least, edits(rest.dropFirst(), others.dropFirst()) + 1)
      }
      return least
    }
    let words = (0...4).flatMap { length in
      (0..<(1 << length)).map { number in (0..<length).map { number >> $0 & 1 } }
    }
    for one in words {
      for other in words {
        let number = edits(one[...], other[...])
        for limit in 0...3 {
          #expect(one.edits(to: other, atMost: limit) == (number <= limit ? number : nil))
        }
      }
    }
  }
}
