/// The most that a measured figure may be.
enum Bar {
  /// A multiple of the baseline of the same round.
  case ratio(Double)
  /// A time for one operation, in nanoseconds.
  case nanoseconds(Double)
  /// A number of bytes.
  case bytes(Double)
  /// Heap memory for a row, in bytes.
  case bytesPerRow(Double)

  /// Returns whether figures keep it.
  func isMet(by figures: Figures) -> Bool {
    switch self {
    case .ratio(let most): figures.ratio.map { $0 <= most } ?? false
    case .nanoseconds(let most), .bytes(let most): figures.median <= most
    case .bytesPerRow(let most): figures.bytesPerRow.map { $0 <= most } ?? false
    }
  }
}

extension Bar: CustomStringConvertible {
  var description: String {
    switch self {
    case .ratio(let most): "≤ \(most.rounded(places: 1)) ×"
    case .nanoseconds(let most): "≤ \(Unit.nanoseconds.text(most))"
    case .bytes(let most): "≤ \(Unit.bytes.text(most))"
    case .bytesPerRow(let most): "≤ \(most.rounded(places: 1)) B a row"
    }
  }
}
