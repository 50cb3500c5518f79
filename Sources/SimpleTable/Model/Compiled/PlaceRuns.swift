/// The places of a section's rows, a run for each sequence of adjacent rows in one block.
///
/// A loop over a million rows is one run, so that its places need almost no memory.
struct PlaceRuns {
  private struct Run {
    let start: Int
    let scope: PlaceScope
    let firstIndex: Int
  }

  private var runs: [Run] = []

  /// The runs of each block, in order, listed when a place is first looked for.
  private var runsByScope: [PlaceScope: [Int]]?

  /// Adds the place of the next row.
  ///
  /// - Parameters:
  ///   - row: The number of the row in its section.
  ///   - scope: The block that contains it.
  ///   - index: The number of its statement in the block.
  mutating func append(row: Int, scope: PlaceScope, index: Int) {
    if let last = runs.last, last.scope === scope, index - last.firstIndex == row - last.start {
      return
    }
    runs.append(Run(start: row, scope: scope, firstIndex: index))
    runsByScope = nil
  }

  /// Returns the place of a row.
  ///
  /// - Complexity: O(log *r*) in the number of runs.
  subscript(row: Int) -> Place {
    let run = runs[runs.partitionPoint { $0.start > row } - 1]
    return Place(scope: run.scope, index: run.firstIndex + row - run.start)
  }

  /// Returns the row at a place, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - place: The place to look for.
  ///   - count: The number of rows of the section.
  /// - Returns: The number of the row in its section.
  /// - Complexity: O(log *r*) in the number of runs, O(*r*) the first time.
  mutating func row(at place: Place, count: Int) -> Int? {
    let runsByScope = runsByScope ?? Dictionary(grouping: runs.indices) { runs[$0].scope }
    self.runsByScope = runsByScope
    let numbers = runsByScope[place.scope] ?? []
    let next = numbers.partitionPoint { runs[$0].firstIndex > place.index }
    guard next > 0 else { return nil }
    let number = numbers[next - 1]
    let run = runs[number]
    let end = number + 1 < runs.count ? runs[number + 1].start : count
    let offset = place.index - run.firstIndex
    return offset < end - run.start ? run.start + offset : nil
  }
}
