extension ClosedRange {
  /// Returns a range with the bounds in the wrong order, as an unchecked one of an optimized program.
  static func reversed(from upper: Bound, to lower: Bound) -> ClosedRange {
    unsafeBitCast((upper, lower), to: ClosedRange.self)
  }
}
