import SimpleTable

/// The difference between two lines: what to write to replace one with the other.
struct LineChange {
  /// The line that is to be shown.
  let new: CellLine

  /// The indices of the pieces of the new line to write, from left to right.
  private(set) var written: [Int] = []

  /// Whether something after the end of the new line is to be erased.
  private(set) var erasesRest: Bool

  /// The number of unchanged cells from which on stepping over them is shorter than writing them.
  ///
  /// The sequence of a step takes four bytes or five.
  private static let shortestStep = 5

  /// Compares two lines.
  ///
  /// - Complexity: O(*n*) in the number of their cells.
  init(from old: CellLine, to new: CellLine, columns: Int) {
    self.new = new
    erasesRest = old.cells > new.cells
    var oldIndex = 0
    var rewritesRest = false
    for (index, piece) in new.pieces.enumerated() {
      var overlapsDispute = piece.isDisputed
      var isSame = piece.isBlank
      while oldIndex < old.pieces.count, old.pieces[oldIndex].column < piece.end {
        let other = old.pieces[oldIndex]
        isSame = piece == other
        overlapsDispute = overlapsDispute || other.isDisputed
        guard other.end <= piece.end else { break }
        oldIndex += 1
      }
      // A character that was drawn wider or narrower than expected has moved the text after it.
      rewritesRest = rewritesRest || (!isSame && overlapsDispute)
      if rewritesRest || !isSame { append(index) }
    }
    erasesRest = (erasesRest || rewritesRest) && new.cells < columns
  }

  private mutating func append(_ index: Int) {
    // A short gap of unchanged cells is written as well, as stepping over it takes more bytes.
    if let last = written.last, index > last + 1 {
      let gap = new.pieces[index].column - new.pieces[last].end
      // After text in reverse or on a bar a blank needs other attributes as well.
      let isPlain = new.pieces[last].attributes.ofBlank == .plain
      let isCheap = new.pieces[last + 1..<index].allSatisfy {
        $0.isBlank && isPlain
          || $0.text.utf8.count == 1 && $0.attributes == new.pieces[index].attributes
      }
      if gap < Self.shortestStep, isCheap {
        written += last + 1..<index
      }
    }
    written.append(index)
  }
}

extension LineChange {
  /// A part of a line that is changed.
  enum Run {
    /// A piece of the new line.
    case written(Int)
    /// Cells that are blank now, and how they are drawn.
    case erased(Range<Int>, TextAttributes)
    /// All cells from a column on, of which the first ones are blank now, and the others are written.
    case erasedRest(Int)
  }

  /// The number of blanks from which on erasing them and stepping over them is shorter than writing
  /// them.
  private static let shortestErasure = 11

  /// Returns the runs to write, with long runs of blanks as one.
  ///
  /// - Parameter inColor: Whether erased cells get the background of what is written.
  /// - Returns: The runs, from left to right.
  func runs(erasingInColor inColor: Bool) -> [Run] {
    var runs: [Run] = []
    var start = 0
    while start < written.count {
      let first = new.pieces[written[start]]
      let erased = TextAttributes(background: inColor ? first.attributes.background : nil)
      var end = start
      while end < written.count, written[end] == written[start] + end - start,
        case let piece = new.pieces[written[end]], piece.text == " ", piece.attributes == erased,
        piece.hyperlink == nil
      {
        end += 1
      }
      if end - start >= Self.shortestErasure {
        if erased == .plain, rewritesAll(after: end - 1) {
          runs.append(.erasedRest(first.column))
        } else {
          runs.append(.erased(first.column..<new.pieces[written[end - 1]].end, erased))
        }
        start = end
      } else {
        let last = max(start + 1, end)
        runs += written[start..<last].map(Run.written)
        start = last
      }
    }
    return runs
  }

  /// Returns whether all pieces after one of those that are written are blank or written as well, and none may
  /// be drawn wider than expected.
  private func rewritesAll(after position: Int) -> Bool {
    var next = position + 1
    for index in (written[position] + 1)..<new.pieces.count {
      if new.pieces[index].isDisputed { return false }
      if next < written.count, written[next] == index {
        next += 1
      } else if !new.pieces[index].isBlank {
        return false
      }
    }
    return true
  }
}
