/// The members of removed objects, which get keys of their own next to the object, unchanged.
///
/// If `a` is removed, its member `b` becomes the member `a.b` of the object around `a`. An object
/// in which a key changes, or whose new name is taken, does not move as a whole: its members do.
struct MovedMembers {
  private let object: JSONObject

  /// The keys that change, which do not move.
  private let keys: Set<String>

  /// Where the members that change begin, in ascending order.
  private let changes: [Int]

  private let partsByStart: [Int: Int]

  /// The names that are taken in the objects to which members move.
  private var names: [Int: Set<String>] = [:]

  /// The members by the parts to which they move.
  private(set) var members: [Int: [JSONObject.NewMember]] = [:]

  /// The number of comments that move out of each removed object.
  private(set) var comments: [JSONObject.Place: Int] = [:]

  /// Creates the members of an object of which none has moved yet.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - keys: The keys that change.
  ///   - places: The places of these keys.
  init(
    from object: JSONObject, besides keys: Set<String>, at places: some Sequence<JSONObject.Place>
  ) {
    self.object = object
    self.keys = keys
    let hasObjects = places.contains(where: object.isObject)
    changes = hasObjects ? places.map { object[$0].key.lowerBound }.sorted() : []
    partsByStart = hasObjects ? object.partsByStart : [:]
  }

  /// Moves the members of a value, if it is an object.
  ///
  /// - Throws: A problem if a member has no place, or a comment between those that move would be lost.
  mutating func take(from place: JSONObject.Place) throws(JSONProblem) {
    guard let part = part(at: place) else { return }
    let count = members[place.part]?.count
    try move(membersOf: part, under: object.name(at: place), to: place)
    guard members[place.part]?.count != count else { return }
    guard object.comments(in: object[place].value) == comments[place, default: 0] else {
      throw JSONProblem(losingCommentOf: object.key(at: place))
    }
  }

  private mutating func move(
    membersOf part: Int, under name: String, to target: JSONObject.Place
  ) throws(JSONProblem) {
    for number in object.parts[part].members.indices {
      let place = JSONObject.Place(part: part, member: number)
      let (key, value) = (object.key(at: place), object[place].value)
      let name = name + "." + object.name(at: place)
      let changes = keys.contains(key)
      if !changes, !hasChange(in: value), takeName(name, in: target.part) {
        members[target.part, default: []].append((name, Array(object.bytes[value])))
        comments[target, default: 0] += object.comments(in: value)
        continue
      }
      let inner = self.part(at: place)
      if !changes, inner.map({ object.parts[$0].members.isEmpty }) ?? true {
        throw JSONProblem(losing: key)
      }
      if let inner { try move(membersOf: inner, under: name, to: target) }
    }
  }

  /// Takes a name in an object, and returns whether it was free.
  private mutating func takeName(_ name: String, in part: Int) -> Bool {
    if names[part] == nil {
      let members = object.parts[part].members.indices
      names[part] = Set(members.map { object.name(at: JSONObject.Place(part: part, member: $0)) })
    }
    return names[part, default: []].insert(name).inserted
  }

  /// Returns the object that is the value at a place, or `nil` if there is another value.
  private func part(at place: JSONObject.Place) -> Int? {
    object.isObject(at: place) ? partsByStart[object[place].value.lowerBound + 1] : nil
  }

  /// Returns whether a member that changes is in a part of the text.
  private func hasChange(in range: Range<Int>) -> Bool {
    var (start, end) = (0, changes.count)
    while start < end {
      let middle = (start + end) / 2
      if changes[middle] < range.lowerBound { start = middle + 1 } else { end = middle }
    }
    return start < changes.count && changes[start] < range.upperBound
  }
}
