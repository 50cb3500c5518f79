extension Array where Element: Hashable {
  /// The elements without later duplicates.
  package var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
