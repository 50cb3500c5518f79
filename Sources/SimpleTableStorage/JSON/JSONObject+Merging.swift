internal import SimpleTable

extension JSONObject {
  /// Sets some members and removes others.
  ///
  /// Every other byte stays the same. New members follow the others in the order of their keys,
  /// with the same indentation, in one line or in many.
  ///
  /// - Parameters:
  ///   - values: The values to set, by key; one that has no form in JSON is left out.
  ///   - keys: The keys to remove.
  /// - Returns: The new text, or `nil` if nothing changes.
  /// - Throws: A problem if one of the keys appears twice.
  /// - Complexity: O(*n* + *k* log *k*) in the length of the text and the number of keys.
  func merging(
    set values: [String: SettingValue], unset keys: Set<String>
  ) throws(JSONProblem) -> [UInt8]? {
    let numbers = try numbers(of: keys.union(values.keys))
    // The new text of each member that changes; an empty text removes the member.
    var changes: [Int: String] = [:]
    for key in keys { numbers[key].map { changes[$0] = "" } }
    var added: [(key: String, json: String)] = []
    for (key, value) in values {
      guard let json = value.json else { continue }
      if let number = numbers[key] {
        changes[number] = self.value(ofMember: number) == value ? nil : json
      } else {
        added.append((key, json))
      }
    }
    guard !changes.isEmpty || !added.isEmpty else { return nil }
    added.sort { $0.key < $1.key }
    let members = added.map { Array(SettingValue.quoted($0.key).utf8) + colon + $0.json.utf8 }
    return text(changing: changes, adding: members)
  }

  private func text(changing changes: [Int: String], adding added: [[UInt8]]) -> [UInt8] {
    let separator = [UInt8(ascii: ",")] + spaceBeforeNext
    guard let first = members.indices.first(where: { changes[$0] != "" }) else {
      let list = Array(added.joined(separator: separator))
      let content = added.isEmpty ? [] : spaceBeforeFirst + list + spaceAtEnd
      return Array(bytes[..<body.lowerBound]) + content + bytes[body.upperBound...]
    }
    // The first member that stays keeps the white space before the first member.
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + added.reduce(64) { $0 + separator.count + $1.count })
    text += bytes[..<members[0].key.lowerBound]
    var copied = members[first].key.lowerBound
    for (number, json) in changes.sorted(by: { $0.key < $1.key }) where number >= first {
      let member = members[number]
      let end = json.isEmpty ? members[number - 1].value.upperBound : member.value.lowerBound
      text += bytes[copied..<end]
      text += json.utf8
      copied = member.value.upperBound
    }
    let end = members[members.count - 1].value.upperBound
    text += bytes[copied..<end]
    for member in added { text += separator + member }
    text += bytes[end...]
    return text
  }
}

// MARK: - Layout

extension JSONObject {
  private var spaceBeforeFirst: ArraySlice<UInt8> {
    members.first.map { bytes[body.lowerBound..<$0.key.lowerBound] } ?? Self.line[...]
  }

  private var spaceBeforeNext: ArraySlice<UInt8> {
    if members.count > 1 {
      return bytes[..<members[members.count - 1].key.lowerBound].suffix { $0.isSpace }
    }
    let space = spaceBeforeFirst
    return space.contains(UInt8(ascii: "\n")) ? space : colon.suffix { $0.isSpace }
  }

  private var colon: ArraySlice<UInt8> {
    members.last.map { bytes[$0.key.upperBound..<$0.value.lowerBound] } ?? [0x3A, 0x20]
  }

  private var spaceAtEnd: ArraySlice<UInt8> {
    members.last.map { bytes[$0.value.upperBound..<body.upperBound] } ?? Self.line[..<1]
  }

  /// A line break and the space before a member.
  private static let line = Array("\n  ".utf8)
}

extension ArraySlice<UInt8> {
  /// Returns the longest end whose bytes all fulfil a condition.
  fileprivate func suffix(while isIncluded: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !isIncluded($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
