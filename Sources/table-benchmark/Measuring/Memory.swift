import PlainC

/// The memory that this program has allocated.
enum Memory {
  /// Returns how many bytes more are allocated while something exists; `nil` where the C library
  /// does not say.
  static func bytesHeld<Object>(by object: () -> Object) -> Double? {
    let before = allocated_memory()
    let held = withExtendedLifetime(object()) { allocated_memory() - before }
    return before < 0 ? nil : Double(held)
  }
}
