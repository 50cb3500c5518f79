extension TableChanges: CustomStringConvertible {
  /// The changes as lines, empty where there are none; titles are made harmless.
  ///
  /// Sections come before rows: `- [2] Devices`, then `- [0,3] Bluetooth`, `+ [1,0] Otters`,
  /// `> [0,1] to [0,4] Sound`, `~ [0,2] Wi-Fi`.
  public var description: String {
    var lines: [String] = []
    func add(_ sign: Character, _ places: [String], _ titles: [String]) {
      for (place, title) in zip(places, titles) {
        lines.append(title.isEmpty ? "\(sign) \(place)" : "\(sign) \(place) \(title.harmless)")
      }
    }
    add("-", deletedSections.map { "[\($0)]" }, titles.deletedSections)
    add("+", insertedSections.map { "[\($0)]" }, titles.insertedSections)
    add(">", movedSections.map { "[\($0.from)] to [\($0.to)]" }, titles.movedSections)
    add("~", reloadedSections.map { "[\($0)]" }, titles.reloadedSections)
    add("-", deleted.map(\.description), titles.deleted)
    add("+", inserted.map(\.description), titles.inserted)
    add(">", moved.map { "\($0.from) to \($0.to)" }, titles.moved)
    add("~", reloaded.map(\.description), titles.reloaded)
    return lines.joined(separator: "\n")
  }
}
