/// The lines of a text that were replaced by lines of another.
///
/// Lines are compared byte for byte. As many lines as possible are matched, unless more than
/// ``maximumSharedCount`` may have moved, as in a shuffled list. Then all from the first to the
/// last of these are replaced.
///
/// - Complexity: O(*n*) in the size of the texts, and O(*m*²) in the number of lines that may have
///   moved, up to the maximum.
package struct LineDifference {
  /// The lines of the old text.
  let old: [ArraySlice<UInt8>]

  /// The lines of the new text.
  let new: [ArraySlice<UInt8>]

  /// The replaced lines, in order, with equal lines between them.
  private(set) var changes: [Change] = []

  /// Creates the difference of two texts.
  package init(from old: String, to new: String) {
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
    compare()
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
  /// Collects the differences between the lines that the texts have in common.
  private mutating func compare() {
    var (endOfOld, endOfNew) = (0, 0)
    for line in sharedLines() + [(old.count, new.count)] {
      let change = Change(old: endOfOld..<line.old, new: endOfNew..<line.new)
      if !change.old.isEmpty || !change.new.isEmpty { changes.append(change) }
      (endOfOld, endOfNew) = (line.old + 1, line.new + 1)
    }
  }

  /// Returns the places of the lines that the texts have in common, in order.
  private func sharedLines() -> [(old: Int, new: Int)] {
    // Lines that occur in one text only cost nothing, and numbers are compared faster than lines.
    let numbers = Dictionary(zip(old, old.indices)) { first, _ in first }
    let newLines = new.indices.compactMap { line in numbers[new[line]].map { (line, number: $0) } }
    let known = Set(newLines.map(\.number))
    let oldLines = old.indices.compactMap { line in
      numbers[old[line]].flatMap { known.contains($0) ? (line, number: $0) : nil }
    }
    let start = zip(oldLines, newLines).prefix { $0.number == $1.number }.count
    let end = zip(oldLines[start...].reversed(), newLines[start...].reversed())
      .prefix { $0.number == $1.number }.count
    let oldRest = oldLines[start..<(oldLines.count - end)]
    let newRest = newLines[start..<(newLines.count - end)]
    var (removed, inserted) = (Set(oldRest.indices), Set(newRest.indices))
    if oldRest.count + newRest.count <= Self.maximumSharedCount {
      let difference = newRest.map(\.number).difference(from: oldRest.map(\.number))
      removed = Set(difference.removals.map { start + $0.offset })
      inserted = Set(difference.insertions.map { start + $0.offset })
    }
    return zip(
      oldLines.indices.filter { !removed.contains($0) },
      newLines.indices.filter { !inserted.contains($0) }
    ).map { (oldLines[$0].0, newLines[$1].0) }
  }

  /// The number of lines in both texts together up to which they are compared one by one, as memory
  /// and time grow with its square.
  static var maximumSharedCount: Int { 4_000 }
}

extension CollectionDifference.Change {
  /// The place of the line that was removed or inserted.
  fileprivate var offset: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
