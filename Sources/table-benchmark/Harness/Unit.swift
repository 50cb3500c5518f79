/// What a figure counts.
enum Unit: String {
  case nanoseconds
  case bytes

  /// Returns a figure as text, in three significant digits.
  func text(_ value: Double) -> String {
    let steps: [(Double, String)] =
      switch self {
      case .nanoseconds: [(1e9, "s"), (1e6, "ms"), (1e3, "µs"), (1, "ns")]
      case .bytes: [(1_048_576, "MB"), (1_024, "kB"), (1, "B")]
      }
    let (size, name) = steps.first { value >= $0.0 } ?? steps[steps.count - 1]
    return "\((value / size).significant) \(name)"
  }
}

extension Double {
  /// The number in about three significant digits, none of them after many before the point.
  var significant: String {
    rounded(places: self < 9.995 ? 2 : self < 99.95 ? 1 : 0)
  }

  /// Returns the number with a fixed count of digits after the point.
  func rounded(places: Int) -> String {
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((self * Double(scale)).rounded())
    guard places > 0 else { return String(scaled) }
    let digits = String(scaled % scale)
    let zeros = String(repeating: "0", count: places - digits.count)
    return "\(scaled / scale).\(zeros)\(digits)"
  }
}
