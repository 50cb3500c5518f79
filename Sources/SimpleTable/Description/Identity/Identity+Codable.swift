extension Identity: Codable {
  /// A place in its stored form.
  ///
  /// The owner is `nil` in the builder of the table. The path has the numbers of the statements
  /// that lead to the place.
  private struct PlaceForm: Codable {
    let owner: PlaceScope.Owner?
    let path: [Int]
  }

  init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self = .name(name)
      return
    }
    let form = try PlaceForm(from: decoder)
    guard let index = form.path.last, form.path.count <= PlaceScope.mostLevels + 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "a place has 1 to \(PlaceScope.mostLevels + 1) numbers"))
    }
    let scope = form.path.dropLast().reduce(PlaceScope(owner: form.owner)) { $0.scope(at: $1) }
    self = .place(Place(scope: scope, index: index))
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .name(let name):
      var container = encoder.singleValueContainer()
      try container.encode(name)
    case .place(let place):
      let path = place.scope.path + [place.index]
      try PlaceForm(owner: place.scope.owner, path: path).encode(to: encoder)
    }
  }
}
