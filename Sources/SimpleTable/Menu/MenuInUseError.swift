/// A menu is used by its own description, or by a getter or setter of its settings, while these run.
struct MenuInUseError: Error, CustomStringConvertible {
  /// What is wrong, and what to do, as a sentence.
  var description: String {
    "Nothing was read, as the menu is in use: load its stores outside of descriptions, getters and setters."
  }
}
