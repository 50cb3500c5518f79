extension TableChanges: CustomStringConvertible {
  /// The changes as lines, empty where there are none; titles are made harmless.
  ///
  /// Sections come before rows: `- [2] Devices`, then `- [0,3] Bluetooth`, `+ [1,0] Otters`,
  /// `> [0,1] to [0,4] Sound`, `~ [0,2] Wi-Fi`.
  public var description: String {
    var lines: [String] = []
    func add<Place>(_ sign: Character, _ list: Listing<Place>, _ name: (Place) -> String) {
      for (place, title) in zip(list.places, list.titles) {
        lines.append("\(sign) \(name(place))" + (title.isEmpty ? "" : " \(title.harmless)"))
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
