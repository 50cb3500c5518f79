/// What changed between two states of a table, in the terms of `UITableView.performBatchUpdates`.
///
/// Deletions and the origins of moves refer to the old state, everything else to the new one.
/// The rows of a deleted or inserted section go and come with it and are not listed. Applied to
/// the old table at once, the changes give the new one; ``stages`` lists them step by step.
///
/// The indicators of a section header that collapses and of a disclosure row that expands are not
/// listed: the rows that come or go imply them.
///
/// Printed, each change is a line: `-` deleted, `+` inserted, `>` moved, `~` reloaded.
public struct TableChanges: Hashable, Sendable {
  /// The sections that were deleted, by their old numbers, in order.
  public internal(set) var deletedSections: [Int] = []

  /// The sections that were inserted, by their new numbers, in order.
  public internal(set) var insertedSections: [Int] = []

  /// The sections that moved among those that stayed, ordered by their new numbers.
  public internal(set) var movedSections: [SectionMove] = []

  /// The sections whose header or footer looks different, by their new numbers, in order.
  public internal(set) var reloadedSections: [Int] = []

  /// The rows that were deleted, by their old paths, in order.
  public internal(set) var deleted: [RowPath] = []

  /// The rows that were inserted, by their new paths, in order.
  public internal(set) var inserted: [RowPath] = []

  /// The rows that moved among those that stayed, ordered by their new paths.
  public internal(set) var moved: [RowMove] = []

  /// The rows that look different, by their new paths, in order.
  public internal(set) var reloaded: [RowPath] = []

  /// The titles of the rows and sections listed above, for printing.
  var titles = Titles()

  /// The number of sections before the changes.
  var oldSectionCount = 0

  /// Creates an empty change list.
  public init() {}

  /// Whether the list has no changes.
  public var isEmpty: Bool {
    deleted.isEmpty && inserted.isEmpty && moved.isEmpty && reloaded.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty
  }
}

extension TableChanges {
  /// A move of a section.
  public struct SectionMove: Hashable, Sendable {
    /// Its old number.
    public let from: Int
    /// Its new number.
    public let to: Int
  }

  /// A move of a row.
  public struct RowMove: Hashable, Sendable {
    /// Its old path.
    public let from: RowPath
    /// Its new path.
    public let to: RowPath
  }

  /// The titles of the rows and sections in a change list, a list for each of its lists.
  struct Titles: Hashable {
    var deletedSections: [String] = []
    var insertedSections: [String] = []
    var movedSections: [String] = []
    var reloadedSections: [String] = []
    var deleted: [String] = []
    var inserted: [String] = []
    var moved: [String] = []
    var reloaded: [String] = []
  }
}
