/// What a second, plain reader finds in a JSON object with comments, which is written as in a textbook.
///
/// It shares nothing with the reader of the module, and expects a text without faults.
struct PlainJSON {
  /// A member that is no object: its key, its value as written and where, and in how many objects it is.
  struct Leaf {
    let key: String
    let text: String
    let place: Range<Int>
    let level: Int
  }

  /// A fault in the text.
  struct Fault: Error {
    let place: Int
  }

  /// The members that are no objects, in the order in which they are written.
  private(set) var leaves: [Leaf] = []

  /// The keys of all objects but the outermost one, and of those without members.
  private(set) var objects: Set<String> = []
  private(set) var emptyObjects: Set<String> = []

  /// The comments that are not in a value other than an object.
  private(set) var comments: [String] = []

  private let characters: [Unicode.Scalar]
  private let removed: Set<String>
  private var place = 0

  /// Reads an object, as if those with some keys had no members.
  init(_ text: String, withoutMembersOf removed: Set<String> = []) throws {
    characters = Array(text.unicodeScalars)
    self.removed = removed
    try skipSpace()
    _ = try object(prefix: "", level: 0)
    try skipSpace()
    if place < characters.count { throw Fault(place: place) }
  }

  /// The values of each key as written, the one that applies first.
  var values: [String: [String]] {
    var values: [String: [(leaf: Leaf, number: Int)]] = [:]
    for (number, leaf) in leaves.enumerated() {
      values[leaf.key, default: []].append((leaf, number))
    }
    return values.mapValues { leaves in
      leaves.sorted { ($1.leaf.level, $0.number) < ($0.leaf.level, $1.number) }.map(\.leaf.text)
    }
  }

  /// Returns the keys of values as they are written, without some.
  func keys(besides others: Set<String>) -> [String] {
    leaves.map(\.key).filter { !others.contains($0) }
  }

  /// Returns the text with other values in place of some.
  func text(replacing values: (Leaf) -> String) -> String {
    var (result, copied) = (String.UnicodeScalarView(), 0)
    for leaf in leaves {
      result += characters[copied..<leaf.place.lowerBound]
      result += values(leaf).unicodeScalars
      copied = leaf.place.upperBound
    }
    return String(result + characters[copied...])
  }

  private var next: Unicode.Scalar { place < characters.count ? characters[place] : "\0" }

  private mutating func expect(_ character: Unicode.Scalar) throws {
    guard next == character else { throw Fault(place: place) }
    place += 1
  }

  private mutating func skipSpace() throws {
    while true {
      while [" ", "\n", "\r", "\t"].contains(next) { place += 1 }
      guard next == "/" else { return }
      let start = place
      place += 1
      if next == "/" {
        while place < characters.count, next != "\n", next != "\r" { place += 1 }
      } else {
        try expect("*")
        while next != "*" || place + 1 >= characters.count || characters[place + 1] != "/" {
          if place >= characters.count { throw Fault(place: start) }
          place += 1
        }
        place += 2
      }
      comments.append(text(from: start))
    }
  }

  private func text(from start: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: characters[start..<place])
    return String(text)
  }

  /// Moves past an object, and returns how many members it has.
  private mutating func object(prefix: String, level: Int) throws -> Int {
    try expect("{")
    var count = 0
    try skipSpace()
    while next != "}" {
      let key = prefix + (try name())
      try skipSpace()
      try expect(":")
      try skipSpace()
      let start = place
      if next == "{" {
        objects.insert(key)
        var inner = self
        let isEmpty = try inner.object(prefix: key + ".", level: level + 1) == 0
        if removed.contains(key) {
          place = inner.place
        } else {
          self = inner
          if isEmpty { emptyObjects.insert(key) }
        }
      } else {
        let outer = comments
        try value()
        comments = outer
        leaves.append(
          Leaf(key: key, text: text(from: start), place: start..<place, level: level))
      }
      count += 1
      try skipSpace()
      if next != "," { break }
      place += 1
      try skipSpace()
    }
    try expect("}")
    return count
  }

  /// Moves past a text without escapes but `\uXXXX` and one character after a backslash.
  private mutating func name() throws -> String {
    try expect("\"")
    var name = String.UnicodeScalarView()
    while next != "\"" {
      if next == "\\", place + 5 < characters.count, characters[place + 1] == "u" {
        let digits = String(String.UnicodeScalarView(characters[place + 2..<place + 6]))
        name.append(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "?")
        place += 6
      } else {
        if next == "\\" { place += 1 }
        if place >= characters.count { throw Fault(place: place) }
        name.append(next)
        place += 1
      }
    }
    place += 1
    return String(name)
  }

  private mutating func value() throws {
    switch next {
    case "\"": _ = try name()
    case "[":
      place += 1
      try skipSpace()
      while next != "]" {
        if next == "{" {
          // Objects in lists have no keys.
          var inner = self
          _ = try inner.object(prefix: "", level: 0)
          place = inner.place
        } else {
          try value()
        }
        try skipSpace()
        if next != "," { break }
        place += 1
        try skipSpace()
      }
      try expect("]")
    default:
      let start = place
      while "+-.0123456789abcdefghijklmnopqrstuvwxyzE".unicodeScalars.contains(next) { place += 1 }
      if place == start { throw Fault(place: place) }
    }
  }
}
