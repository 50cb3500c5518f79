internal import SimpleTable

extension JSONObject {
  /// Returns the text with some members set and others removed, or `nil` if that changes nothing.
  ///
  /// Every other byte is as it was. A new member is written like the last one before it: on a line
  /// of its own or not, with the same indentation. New members follow in the order of their keys.
  ///
  /// - Parameters:
  ///   - values: The values to set, by key, as JSON.
  ///   - keys: The keys to remove.
  func merging(set values: [String: SettingValue], unset keys: Set<String>) -> [UInt8]? {
    var changes: [Int: [UInt8]?] = [:]
    var added: [[UInt8]] = []
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let json = value.json else { continue }
      if let number = number(of: key) {
        if self.value(ofMember: number) != value { changes[number] = .some(json) }
      } else {
        added.append(SettingValue.quoted(key) + layout.colon + json)
      }
    }
    for number in keys.compactMap(number) where changes[number] == nil {
      changes[number] = .some(nil)
    }
    return changes.isEmpty && added.isEmpty ? nil : text(changing: changes, adding: added)
  }

  /// Returns the text with some values replaced, or removed with their keys, and members added.
  private func text(changing changes: [Int: [UInt8]?], adding added: [[UInt8]]) -> [UInt8] {
    let layout = layout
    var text = Array(bytes[..<body.lowerBound])
    text.reserveCapacity(bytes.count + 64 * (changes.count + added.count))
    let first = members.indices.first { changes[$0] != .some(nil) }
    // The first member that stays has the space that the first one had before it.
    var copied = first == 0 ? body.lowerBound : members[first ?? members.count].key.lowerBound
    return text
  }
}
