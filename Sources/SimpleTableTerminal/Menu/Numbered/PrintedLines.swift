import SimpleTableMenu

/// The lines of a page as they were last printed, and their numbers.
///
/// A number keeps its item until the next listing. Later items get numbers above the highest, and
/// the number of an item that disappeared is not reused.
struct PrintedLines {
  /// The target of a number.
  enum Target: Hashable {
    /// An item of the page in view.
    case item(ItemID)
    /// A row of another page.
    case hit(SearchHit)
    /// An item of a page that was left, with the number that it had.
    case left(Int)
  }

  /// A line as it was last printed.
  struct Line: Equatable {
    var id: ItemID
    /// The number of the section among those that are visible.
    let section: Int
    /// The title of the item.
    let name: String
    /// The item with its explanations.
    let text: String
    /// The item without them, which is printed once it has changed.
    let summary: String
    /// The number of rows that it is below.
    var depth = 0
    var isNumbered = true
    /// Whether it hides the rows that belong to it.
    var isCollapsed = false

    /// Returns whether it belongs to a line before it, so collapsing that line hides it.
    func isPart(of line: Line) -> Bool {
      guard section == line.section else { return false }
      if case .header = line.id { return true }
      return depth > line.depth
    }
  }

  /// The lines from top to bottom.
  private(set) var lines: [Line] = []

  private var targets: [Target] = []
  private var numbers: [Target: Int] = [:]

  /// The highest number, 0 where there is none.
  var count: Int { targets.count }

  /// Returns the target of a number, or `nil` if there is no such number.
  subscript(number: Int) -> Target? {
    (1..<count + 1).contains(number) ? targets[number - 1] : nil
  }

  /// Returns the number of an item or a row, which gets the next one if it has none yet.
  mutating func number(of target: Target) -> Int {
    if let number = numbers[target] { return number }
    targets.append(target)
    numbers[target] = targets.count
    return targets.count
  }

  /// Adds lines after the printed ones.
  mutating func append(_ lines: [Line]) { self.lines += lines }

  /// Forgets the lines of a page that is left for another one, and keeps the numbers of the rows of
  /// other pages.
  ///
  /// - Parameter isThere: Whether a row of another page is on the one in view now.
  mutating func leavePage(_ isThere: (SearchHit) -> Bool) {
    lines = []
    targets = targets.enumerated().map { index, target in
      guard case .hit(let hit) = target else { return .left(index + 1) }
      return isThere(hit) ? .item(.row(hit.row)) : target
    }
    numbers = Dictionary(zip(targets, 1...)) { first, _ in first }
  }

  /// Gives an item the number and the line of another, which it has replaced.
  mutating func replace(_ old: ItemID, with new: ItemID) {
    guard numbers[.item(new)] == nil, let number = numbers.removeValue(forKey: .item(old)) else {
      return
    }
    targets[number - 1] = .item(new)
    numbers[.item(new)] = number
    for index in lines.indices where lines[index].id == old { lines[index].id = new }
  }

  /// Replaces the lines with the present ones, and returns the difference.
  mutating func update(to lines: [Line]) -> Difference {
    defer { self.lines = lines }
    return Difference(from: self.lines, to: lines)
  }
}

extension PrintedLines {
  /// The difference between printed and present lines.
  struct Difference {
    /// The lines that are new.
    private(set) var new: Set<ItemID> = []

    /// The lines that are different now, each with its new text.
    private(set) var changed: [ItemID: String] = [:]

    /// The lines that disappeared, without those hidden by collapsing.
    private(set) var gone: [Line] = []

    /// Whether the lines that have stayed are in another order.
    let isReordered: Bool

    /// Compares lines.
    ///
    /// - Complexity: O(*n*)
    init(from old: [Line], to now: [Line]) {
      let before = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
      let after = Dictionary(now.map { ($0.id, $0) }) { first, _ in first }
      for line in now {
        // A header that has become one to choose gets its number, as a new line does.
        guard let earlier = before[line.id], earlier.isNumbered || !line.isNumbered else {
          new.insert(line.id)
          continue
        }
        guard line.text != earlier.text else { continue }
        changed[line.id] = line.summary == earlier.summary ? line.text : line.summary
      }
      var collapsed: Line?
      for line in old {
        if let now = after[line.id] {
          collapsed = now.isCollapsed ? line : nil
        } else if collapsed.map(line.isPart(of:)) != true {
          collapsed = nil
          if line.isNumbered { gone.append(line) }
        }
      }
      let stayed = old.lazy.map(\.id).filter { after[$0] != nil }
      isReordered = !stayed.elementsEqual(now.lazy.map(\.id).filter { before[$0] != nil })
    }
  }
}
