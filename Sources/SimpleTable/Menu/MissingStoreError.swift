/// There is no store in which changes could be saved.
struct MissingStoreError: Error, CustomStringConvertible {
  /// What is wrong, and what to do, as a sentence.
  var description: String {
    "The changes are not saved, as there is no store: start the menu with one, or use save(to:)."
  }
}
