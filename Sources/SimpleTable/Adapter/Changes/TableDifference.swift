/// Tells two states of a table apart after its description was evaluated again.
///
/// Sections are matched by identity; the rows of matched sections by walking both lists at once.
/// Only rows for which that fails are hashed. Of the rows found again, those of a longest run in
/// unchanged order stay, so that no more moves are told than rows moved.
///
/// - Complexity: O(*n*) comparisons where rows keep their order, O(*n* log *n*) at worst.
package struct TableDifference {
  private let old: TableState
  private let new: TableState
  private var changes = TableChanges()

  /// The sections of both states that are the same ones, in the new order.
  private var matchings: [RowMatching] = []

  /// Rows that stand in another section than before: the old matching and place by new path.
  private var strays: [RowPath: RowPosition] = [:]

  /// Returns what changed from one state to another.
  package static func changes(from old: TableState, to new: TableState) -> TableChanges {
    var difference = TableDifference(old: old, new: new)
    difference.matchSections()
    difference.matchRest()
    difference.listRows()
    difference.changes.complete()
    return difference.changes
  }

  private init(old: TableState, new: TableState) {
    self.old = old
    self.new = new
    changes.oldSectionCount = old.map.shownSectionCount
  }
}

// MARK: - Sections

extension TableDifference {
  private mutating func matchSections() {
    var oldPlaces = [Int32](repeating: -1, count: new.map.shownSectionCount)
    var stays = Set<Int>()
    new.forEachShownSection { place, number in
      if let oldPlace = old.place(of: new.declared.sections[number].id) {
        oldPlaces[place] = Int32(oldPlace)
        stays.insert(oldPlace)
      }
    }
    old.forEachShownSection { place, number in
      if !stays.contains(place) {
        changes.delete(section: place, old.declared.sections[number].section)
      }
    }
    let keepsOrder = longestIncreasingSubsequence(oldPlaces)
    new.forEachShownSection { place, number in
      let declared = new.declared.sections[number]
      let oldPlace = Int(oldPlaces[place])
      guard oldPlace >= 0 else { return changes.insert(section: place, declared.section) }
      if !keepsOrder[place] { changes.move(section: oldPlace, to: place, declared.section) }
      if let before = old.header(ofShown: oldPlace), let after = new.header(ofShown: place),
        !after.reads(like: before)
      {
        changes.reload(section: place, declared.section)
      }
      matchings.append(RowMatching(old: old.rows(ofShown: oldPlace), new: new.rows(ofShown: place)))
    }
  }
}

// MARK: - Rows that the walk did not find

extension TableDifference {
  /// Looks up by identity which of the rows left over are the same.
  private mutating func matchRest() {
    guard matchings.contains(where: { !$0.oldRest.isEmpty }),
      matchings.contains(where: { !$0.newRest.isEmpty })
    else { return }
    var index = IdentityIndex(capacity: matchings.reduce(0) { $0 + $1.oldRest.count })
    for (number, matching) in matchings.enumerated() {
      for place in matching.oldRest {
        index.insert(matching.old.quickHash(place), RowPosition(section: number, row: place))
      }
    }
    let before = matchings.map(\.old)
    for number in matchings.indices {
      for place in matchings[number].newRest {
        let new = matchings[number].new
        let found = index.take(new.quickHash(place)) { old in
          before[old.section].isSame(old.row, new, place)
        }
        guard let found else { continue }
        if found.section == number {
          matchings[number].match(old: found.row, new: place)
        } else {
          strays[matchings[number].new.path(place)] = found
          matchings[number].compare(place, with: before[found.section], found.row)
        }
      }
      matchings[number].sortChangedPlaces()
    }
  }
}

// MARK: - Listing

extension TableDifference {
  private mutating func listRows() {
    var leaving = Set(strays.values.map { matchings[$0.section].old.path($0.row) })
    listDeletions(except: &leaving)
    for matching in matchings { listArrivals(matching) }
  }

  private mutating func listDeletions(except leaving: inout Set<RowPath>) {
    let inOldOrder = matchings.sorted { $0.old.section < $1.old.section }
    for matching in inOldOrder where !matching.oldMiddle.isEmpty {
      var stays = [Bool](repeating: false, count: matching.oldMiddle.count)
      for place in matching.oldPlaces where place >= 0 {
        stays[Int(place) - matching.oldMiddle.lowerBound] = true
      }
      for place in matching.oldMiddle where !stays[place - matching.oldMiddle.lowerBound] {
        let path = matching.old.path(place)
        if leaving.remove(path) == nil { changes.delete(path, matching.old[place]) }
      }
    }
  }

  private mutating func listArrivals(_ matching: RowMatching) {
    let keepsOrder =
      matching.oldPlaces.isEmpty ? [] : longestIncreasingSubsequence(matching.oldPlaces)
    for (number, oldPlace) in matching.oldPlaces.enumerated() where !keepsOrder[number] {
      let place = matching.newMiddle.lowerBound + number
      let path = matching.new.path(place)
      let row = matching.new[place]
      if oldPlace >= 0 {
        changes.move(from: matching.old.path(Int(oldPlace)), to: path, row)
      } else if let stray = strays[path] {
        changes.move(from: matchings[stray.section].old.path(stray.row), to: path, row)
      } else {
        changes.insert(path, row)
      }
    }
    for place in matching.changedPlaces {
      changes.reload(matching.new.path(place), matching.new[place])
    }
  }
}
