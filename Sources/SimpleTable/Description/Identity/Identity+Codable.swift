extension Identity: Codable {
  /// Whose builder a place belongs to, if not the table's.
  private enum Owner: Codable {
    case section(SectionID)
    case row(RowID)
  }

  private struct PlaceForm: Codable {
    let owner: Owner?
    let path: [Int]
  }

  init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self = .name(name)
      return
    }
    let form = try PlaceForm(from: decoder)
    let owner: PlaceScope.Owner? =
      switch form.owner {
      case .section(let id): .section(id)
      case .row(let id): .row(id)
      case nil: nil
      }
    let scope = form.path.dropLast().reduce(PlaceScope(owner: owner)) { $0.scope(at: $1) }
    self = .place(Place(scope: scope, index: form.path.last ?? 0))
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .name(let name):
      var container = encoder.singleValueContainer()
      try container.encode(name)
    case .place(let place):
      let owner: Owner? =
        switch place.scope.owner {
        case .section(let id): .section(id)
        case .row(let id): .row(id)
        case nil: nil
        }
      try PlaceForm(owner: owner, path: place.scope.path + [place.index]).encode(to: encoder)
    }
  }
}
