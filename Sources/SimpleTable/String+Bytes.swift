extension String {
  /// Returns whether two texts have the same bytes, without reading them where they share their
  /// memory.
  package func hasSameBytes(as other: String) -> Bool {
    let areSame = utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { other in
        one.count == other.count
          && (one.baseAddress == other.baseAddress || one.elementsEqual(other))
      }
    }
    return areSame.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
  }
}
