extension Double {
  /// The nearest whole number; halves go away from zero.
  ///
  /// The standard library's rounding may call the system's mathematics library, with which
  /// a program that uses this module alone is not linked.
  var nearestWhole: Double {
    // From 2^53 on numbers have no fraction.
    guard abs(self) < 0x1p53 else { return self }
    return Double(Int64(self < 0 ? self - 0.5 : self + 0.5))
  }
}
