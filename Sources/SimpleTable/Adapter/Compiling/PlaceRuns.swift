/// The places of a section's rows, a run for rows that stand side by side in one block.
///
/// A loop over a million rows is one run, so that places cost next to nothing.
struct PlaceRuns {
  private struct Run {
    let start: Int
    let scope: PlaceScope
    let firstIndex: Int
  }

  /// The runs of each block, in order, listed when a place is first looked for.
  private final class Index {
    var runs: [PlaceScope: [Int]]?
  }

  private var runs: [Run] = []
  private var index = Index()

  /// Adds the place of the next row.
  ///
  /// - Parameters:
  ///   - row: The number of the row in its section.
  ///   - scope: The block in which it stands.
  ///   - index: The number of its statement in the block.
  mutating func append(row: Int, scope: PlaceScope, index: Int) {
    if let last = runs.last, last.scope === scope, index - last.firstIndex == row - last.start {
      return
    }
    runs.append(Run(start: row, scope: scope, firstIndex: index))
    if self.index.runs != nil { self.index = Index() }
  }

  /// Returns the place of a row.
  ///
  /// - Complexity: O(log *r*) in the number of runs.
  subscript(row: Int) -> Place {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= row { low = middle } else { high = middle }
    }
    let run = runs[low]
    return Place(scope: run.scope, index: run.firstIndex + row - run.start)
  }

  /// Returns the row at a place, or nothing if there is none.
  ///
  /// - Parameters:
  ///   - place: The place to look for.
  ///   - count: The number of rows of the section.
  /// - Returns: The number of the row in its section.
  /// - Complexity: O(log *r*) in the number of runs, O(*r*) the first time.
  func row(at place: Place, count: Int) -> Int? {
    let numbers = runsByScope[place.scope] ?? []
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if runs[numbers[middle]].firstIndex <= place.index { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let number = numbers[low - 1]
    let row = runs[number].start + place.index - runs[number].firstIndex
    let end = number + 1 < runs.count ? runs[number + 1].start : count
    return row < end ? row : nil
  }

  private var runsByScope: [PlaceScope: [Int]] {
    if let known = index.runs { return known }
    let grouped = Dictionary(grouping: runs.indices) { runs[$0].scope }
    index.runs = grouped
    return grouped
  }
}
