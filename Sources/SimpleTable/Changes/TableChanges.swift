/// The changes between two states of a table, numbered as batch updates of a list view expect it.
///
/// As for `UITableView.performBatchUpdates`, deletions and the origins of moves refer to the old
/// state, everything else to the new one. The rows of a deleted or inserted section are not listed.
/// Applied to the old table at once, the changes give the new one; ``stages`` lists them step by
/// step.
///
/// The indicators of a collapsing header and of an expanding row are not listed, because the listed
/// rows imply them.
///
/// Printed, each change is a line: `-` deleted, `+` inserted, `>` moved, `~` reloaded.
public struct TableChanges: Hashable, Sendable {
  /// The number of sections before the changes.
  var oldSectionCount = 0

  /// The changes of the sections, and of the rows of sections that stayed.
  var sections = Listings<Int>()
  var rows = Listings<RowPath>()

  /// Creates an empty change list.
  package init() {}
}

extension TableChanges {
  /// The sections that were deleted, by their old numbers, in order.
  public var deletedSections: [Int] { sections.deleted.places }

  /// The sections that were inserted, by their new numbers, in order.
  public var insertedSections: [Int] { sections.inserted.places }

  /// The sections that moved among those that stayed, ordered by their new numbers.
  public var movedSections: [Move<Int>] { sections.moved.places }

  /// The sections whose header or footer looks different, by their new numbers, in order.
  public var reloadedSections: [Int] { sections.reloaded.places }

  /// The rows that were deleted, by their old paths, in order.
  public var deletedRows: [RowPath] { rows.deleted.places }

  /// The rows that were inserted, by their new paths, in order.
  public var insertedRows: [RowPath] { rows.inserted.places }

  /// The rows that moved among those that stayed, ordered by their new paths.
  public var movedRows: [Move<RowPath>] { rows.moved.places }

  /// The rows that look different, by their new paths, in order.
  public var reloadedRows: [RowPath] { rows.reloaded.places }

  /// Whether the list has no changes.
  public var isEmpty: Bool { rows.isEmpty && sections.isEmpty }

  /// Ends the recording, after which all lists without changes are equal.
  mutating func complete() {
    if isEmpty { self = TableChanges() }
  }
}

extension TableChanges {
  /// A move of a row between two paths, or of a section between two numbers.
  public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    /// The place in the old table.
    public let from: Place
    /// The place in the new table.
    public let to: Place
  }
}

extension TableChanges: CustomStringConvertible {
  /// The changes, one a line, with sanitized titles; empty if there are none.
  ///
  /// Sections come before rows: `- [2] Devices`, then `- [0,3] Bluetooth`, `+ [1,0] Otters`,
  /// `> [0,1] to [0,4] Sound`, `~ [0,2] Wi-Fi`.
  public var description: String {
    var lines: [String] = []
    func add<Place>(_ symbol: Character, _ list: Listing<Place>, _ name: (Place) -> String) {
      for (place, title) in zip(list.places, list.titles) {
        lines.append("\(symbol) \(name(place))" + (title.isEmpty ? "" : " \(title.sanitized)"))
      }
    }
    add("-", sections.deleted) { "[\($0)]" }
    add("+", sections.inserted) { "[\($0)]" }
    add(">", sections.moved) { "[\($0.from)] to [\($0.to)]" }
    add("~", sections.reloaded) { "[\($0)]" }
    add("-", rows.deleted, \.description)
    add("+", rows.inserted, \.description)
    add(">", rows.moved) { "\($0.from) to \($0.to)" }
    add("~", rows.reloaded, \.description)
    return lines.joined(separator: "\n")
  }
}
