internal import SimpleTable

extension JSONObject {
  /// Returns the text of a list after a change of its elements, in which the lines of those that
  /// stay, and the comments between them, stay as well.
  ///
  /// An element that moves takes the comment on its line with it.
  func list(
    at member: Place, from old: [SettingValue], to new: [SettingValue]
  ) throws(JSONProblem) -> [UInt8] {
    var numbers = Dictionary(grouping: old.indices) { old[$0] }.mapValues { $0[...] }
    let sources = new.map { numbers[$0]?.popFirst() }
    var search = LongestIncreasingSubsequence()
    let stays = search.membership(of: sources.map { Int32($0 ?? -1) })
    var (isKept, moves) = (old.map { _ in false }, old.map { _ in false })
    for case (let source?, let stays) in zip(sources, stays) {
      if stays { isKept[source] = true } else { moves[source] = true }
    }
    let items = items(ofList: Array(bytes[self[member].value]), at: member)

    // First, elements that are gone are replaced or removed, and those that move are removed.
    var (edits, removed, isReplacement) = (JSONEdits(), [Int](), stays)
    var next = 0
    for (number, element) in new.enumerated() {
      if stays[number], let source = sources[number] {
        removed += next..<source
        next = source + 1
      } else if sources[number] == nil {
        while next < old.count, moves[next] {
          removed.append(next)
          next += 1
        }
        guard next < old.count, !isKept[next] else { continue }
        edits.replace(items.places[next], with: Array((element.json ?? "null").utf8))
        isReplacement[number] = true
        next += 1
      }
    }
    items.remove(removed + (next..<old.count), in: &edits)

    // Then the others are added to the rest.
    let rest = self.items(ofList: edits.applied(to: items.bytes), at: member)
    var (additions, place, added) = (JSONEdits(), 0, [(text: [UInt8], comment: [UInt8])]())
    for (number, element) in new.enumerated() {
      if isReplacement[number] {
        if !added.isEmpty { rest.insert(added, at: place, in: &additions) }
        (place, added) = (place + 1, [])
      } else if let source = sources[number] {
        added.append((Array(items.bytes[items.places[source]]), items.comment(of: source)))
      } else {
        added.append((Array((element.json ?? "null").utf8), []))
      }
    }
    if !added.isEmpty { rest.insert(added, at: place, in: &additions) }
    return additions.applied(to: rest.bytes)
  }

  /// Returns the space between the elements of a new list on a line: none where an object shows
  /// none.
  func spaceInList(in part: Int) -> [UInt8] { narrowSpace(in: part).isEmpty ? [] : [0x20] }

  /// Returns the elements of a list.
  ///
  /// - Parameters:
  ///   - list: The text of the list.
  ///   - member: The member whose value it is.
  /// - Returns: The elements.
  private func items(ofList list: [UInt8], at member: Place) -> JSONItems<[Range<Int>]> {
    var (reader, places) = (JSONReader(list), [Range<Int>]())
    try? reader.forEachElement { reader throws(JSONProblem) in
      let start = reader.position
      try reader.skipValue()
      places.append(start..<reader.position)
    }
    return JSONItems(
      bytes: list, places: places, body: 1..<list.count - 1,
      narrowSpace: spaceInList(in: member.part)[...],
      layout: places.isEmpty ? layout(ofEmpty: member, isList: true) : ([], []),
      lineBreak: lineBreak)
  }
}
