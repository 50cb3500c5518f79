import SimpleTable

/// A menu is used by its own description, or by a getter or setter of its settings, while these
/// run.
struct MenuInUseError: Error, CustomStringConvertible {
  /// The problem and its remedy, as a sentence.
  var description: String {
    "Nothing was read, as the menu is in use: load its stores outside of descriptions, getters and setters."
  }
}

/// There is no store in which changes could be saved.
package struct MissingStoreError: Error, CustomStringConvertible {
  /// The problem and its remedy, as a sentence.
  package var description: String {
    "The changes are not saved, as there is no store: start the menu with one."
  }
}

/// The store of a project is a link, through which something else would be written.
///
/// A folder may come from an attacker. A link in it could lead to any file of the user.
struct LinkedProjectError: Error, CustomStringConvertible {
  /// Where the link is.
  let location: String?

  /// The problem as a sentence, without control characters.
  var description: String {
    let name = location.map { "\"\($0)\"" } ?? "of the project"
    return "The file \(name) is a link, and a project's file is not written through one.".sanitized
  }
}
