extension TableChanges {
  /// The changes of rows, or of sections.
  struct Listings<Place: Hashable & Sendable>: Hashable, Sendable {
    var deleted = Listing<Place>()
    var inserted = Listing<Place>()
    var moved = Listing<Move<Place>>()
    var reloaded = Listing<Place>()

    /// Whether nothing has changed.
    var isEmpty: Bool {
      deleted.places.isEmpty && inserted.places.isEmpty && moved.places.isEmpty
        && reloaded.places.isEmpty
    }
  }

  /// Where rows or sections have changed in one way, with their titles for printing.
  struct Listing<Place: Hashable & Sendable>: Hashable, Sendable {
    private(set) var places: [Place] = []
    private(set) var titles: [String] = []

    /// Adds a row or a section, which may have no title.
    mutating func append(_ place: Place, _ title: String?) {
      places.append(place)
      titles.append(title ?? "")
    }

    /// Returns the list with its places transformed; those that become `nil` are left out.
    func compactMap<Other>(_ transform: (Place) -> Other?) -> Listing<Other> {
      var list = Listing<Other>()
      for (place, title) in zip(places, titles) {
        if let other = transform(place) { list.append(other, title) }
      }
      return list
    }
  }
}

extension TableChanges.Listing where Place: Comparable {
  /// Sorts the places with their titles; a list in order is not copied.
  mutating func sort() {
    guard zip(places, places.dropFirst()).contains(where: { $0 > $1 }) else { return }
    let sorted = zip(places, titles).sorted { $0.0 < $1.0 }
    places = sorted.map(\.0)
    titles = sorted.map(\.1)
  }
}
