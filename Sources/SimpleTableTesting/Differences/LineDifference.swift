import SimpleTable

/// The lines of a text that were replaced by lines of another.
///
/// Lines are compared byte for byte. Lines that occur once in each text, in the same order, are
/// matched first (the patience difference of Bram Cohen). The lines between them are compared exactly
/// where they are few, and as a whole where they are not.
///
/// - Complexity: O(*n* log *n*) in the number of lines beside reading the texts.
struct LineDifference {
  /// The lines of the old text.
  let old: [ArraySlice<UInt8>]

  /// The lines of the new text.
  let new: [ArraySlice<UInt8>]

  /// The replaced lines, in order, with equal lines between them.
  private(set) var changes: [Change] = []

  /// The lines as numbers, equal ones with the same number.
  private let oldNumbers: [Int32]
  private let newNumbers: [Int32]

  /// Creates the difference of two texts.
  init(from old: String, to new: String) {
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
    var numbers: [ArraySlice<UInt8>: Int32] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int32 {
      if let known = numbers[line] { return known }
      let next = Int32(numbers.count)
      numbers[line] = next
      return next
    }
    oldNumbers = self.old.map(number)
    newNumbers = self.new.map(number)
    compare(oldNumbers.indices, newNumbers.indices, depth: 0)
  }

  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}

extension LineDifference {
  /// Lines that were replaced by others; either range may be empty.
  struct Change: Hashable {
    let old: Range<Int>
    let new: Range<Int>
  }
}

extension LineDifference {
  /// Appends what changed between two ranges of lines.
  private mutating func compare(_ old: Range<Int>, _ new: Range<Int>, depth: Int) {
    var old = old
    var new = new
    while let i = old.first, let j = new.first, oldNumbers[i] == newNumbers[j] {
      old.removeFirst()
      new.removeFirst()
    }
    while let i = old.last, let j = new.last, oldNumbers[i] == newNumbers[j] {
      old.removeLast()
      new.removeLast()
    }
    guard !old.isEmpty && !new.isEmpty else {
      if !old.isEmpty || !new.isEmpty { changes.append(Change(old: old, new: new)) }
      return
    }
    let equal: [(old: Int, new: Int)]
    if old.count * new.count <= Self.exactSize {
      equal = longestCommonLines(old, new)
    } else {
      equal = depth < Self.maximumDepth ? uniqueCommonLines(old, new) : []
    }
    guard !equal.isEmpty else { return changes.append(Change(old: old, new: new)) }
    for line in equal {
      compare(old.lowerBound..<line.old, new.lowerBound..<line.new, depth: depth + 1)
      old = (line.old + 1)..<old.upperBound
      new = (line.new + 1)..<new.upperBound
    }
    compare(old, new, depth: depth + 1)
  }

  /// The product of line counts up to which ranges are compared exactly.
  private static var exactSize: Int { 1 << 14 }

  /// How often the lines between unique lines are searched for unique lines again.
  private static var maximumDepth: Int { 16 }
}

extension LineDifference {
  /// Returns the most lines, in order, that both ranges contain exactly once.
  private func uniqueCommonLines(_ old: Range<Int>, _ new: Range<Int>) -> [(old: Int, new: Int)] {
    var places: [Int32: (old: Int32, oldCount: Int, newCount: Int)] = [:]
    for index in old {
      let known = places[oldNumbers[index]]
      places[oldNumbers[index]] = (Int32(index), (known?.oldCount ?? 0) + 1, 0)
    }
    for index in new {
      places[newNumbers[index]]?.newCount += 1
    }
    let partners = new.map { index -> Int32 in
      guard let place = places[newNumbers[index]] else { return -1 }
      return place.oldCount == 1 && place.newCount == 1 ? place.old : -1
    }
    var search = LongestIncreasingSubsequence()
    let belongs = search.membership(of: partners)
    return partners.indices.filter { belongs[$0] }
      .map { (Int(partners[$0]), new.lowerBound + $0) }
  }

  /// Returns a longest common subsequence of two small ranges.
  private func longestCommonLines(_ old: Range<Int>, _ new: Range<Int>) -> [(old: Int, new: Int)] {
    var keptOld = Array(old)
    var keptNew = Array(new)
    let changes = newNumbers[new].difference(from: oldNumbers[old])
    // A difference has its removals from the last to the first, and its insertions in order.
    for case .remove(let offset, _, _) in changes { keptOld.remove(at: offset) }
    for case .insert(let offset, _, _) in changes.reversed() { keptNew.remove(at: offset) }
    return zip(keptOld, keptNew).map { ($0, $1) }
  }
}
