/// The ids that several elements of a table have, in the order in which they are repeated.
///
/// - Complexity: O(1) for each element, and memory for each id and a few places.
struct RepeatedIDs<Key: Hashable> {
  /// An id that several elements have.
  private struct Repeated {
    let name: String
    var count: Int
    var sites: [DeclarationSite]
  }

  /// The number of places that a diagnostic names.
  private static var mostSites: Int { 8 }

  private var repeated: [Repeated] = []

  /// The number of each id in the list, by the first element that has it.
  private var numbers: [Key: Int] = [:]

  /// Adds an element that has the id of an earlier one.
  ///
  /// - Parameters:
  ///   - name: The id.
  ///   - first: The caller's key of the first element that has it.
  ///   - sites: Where the first element and the later one are declared.
  mutating func add(_ name: String, of first: Key, at sites: DeclarationSite...) {
    let number = numbers[first] ?? repeated.count
    if number == repeated.count {
      numbers[first] = number
      repeated.append(Repeated(name: name, count: 1, sites: []))
    }
    repeated[number].count += 1
    for site in sites
    where repeated[number].sites.count < Self.mostSites && !repeated[number].sites.contains(site) {
      repeated[number].sites.append(site)
    }
  }

  /// Returns one diagnostic for each id.
  ///
  /// - Parameter elements: What the elements are called, as in "rows".
  /// - Returns: The diagnostics.
  func diagnostics(of elements: String) -> [Diagnostic] {
    repeated.map { id in
      let (count, end) =
        id.count == 2
        ? ("two", "one goes by its place") : ("\(id.count)", "ones go by their places")
      return Diagnostic(
        message: "\(count) \(elements) have the id \"\(id.name)\"; the later \(end)",
        sites: id.sites)
    }
  }
}
