/// How many entries or options there may be.
struct EntryCount {
  /// The numbers; `nil` for any number.
  let range: ClosedRange<Int>?

  /// What is wrong with the declaration.
  let problems: [String]

  /// Creates the limit that a range declares.
  init(_ limit: some RangeExpression<Int>) {
    let bounds = limit.relative(to: Numbers())
    let first = max(bounds.lowerBound, 0)
    let last = bounds.upperBound == .max ? Int.max : max(bounds.upperBound, 0) - 1
    if first == 0, last == .max {
      (range, problems) = (nil, [])
    } else if first <= last {
      (range, problems) = (first...last, [])
    } else {
      (range, problems) = (max(last, 0)...first, ["the range from \(first) to \(last) is reversed"])
    }
  }

  /// Returns why there cannot be a number of entries, or `nil` if there can.
  func refusal(of number: Int) -> Message? {
    guard let range, !range.contains(number) else { return nil }
    return range.refusal
  }

  /// Returns why no entry can be added to a number of them, or `nil` if one can.
  func refusal(ofOneMoreThan number: Int) -> Message? {
    guard let range, number >= range.upperBound else { return nil }
    return range.refusal
  }
}

/// All integers but the last, in which a range finds its bounds: those of the standard library
/// trap.
private struct Numbers: Collection {
  var startIndex: Int { .min }
  var endIndex: Int { .max }
  subscript(number: Int) -> Int { number }
  func index(after number: Int) -> Int { number == .max ? number : number + 1 }
}

extension ClosedRange<Int> {
  /// Why another number of entries is refused.
  fileprivate var refusal: Message {
    switch self {
    case 1...1: Message(.oneEntry)
    case 1...Int.max: Message(.atLeastOneEntry)
    default: Message(.entryCount, last: message)
    }
  }

  /// The range as a number of entries, as in "3", "1 to 3" and "at least 2".
  private var message: Message {
    if upperBound == .max { return Message(.atLeast, "\(lowerBound)") }
    return lowerBound == upperBound
      ? Message(text: "\(lowerBound)") : Message(.countRange, "\(lowerBound)", "\(upperBound)")
  }

  /// Returns the range as a number of entries, in words.
  func text(in words: TableWords) -> String { message.text(in: words) }

  /// The phrase for a kind with as many entries, if that is one of its own for a single entry.
  var phraseOfOne: TablePhrase? {
    switch self {
    case 1...1: .kindOfOneEntry
    case 1...Int.max: .kindOfAtLeastOneEntry
    default: nil
    }
  }
}
