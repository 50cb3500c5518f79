import SimpleTable

/// A menu is used by its own description, or by a getter or setter of its settings, while these run.
struct MenuInUseError: Error, CustomStringConvertible {
  /// What is wrong, and what to do, as a sentence.
  var description: String {
    "Nothing was read, as the menu is in use: load its stores outside of descriptions, getters and setters."
  }
}

/// There is no store in which changes could be saved.
package struct MissingStoreError: Error, CustomStringConvertible {
  /// What is wrong, and what to do, as a sentence.
  package var description: String {
    "The changes are not saved, as there is no store: start the menu with one."
  }
}

/// The store of a project is a link, through which something else would be written.
///
/// A folder may come from anybody. A file in it that is a link could lead to any file of the user.
struct LinkedProjectError: Error, CustomStringConvertible {
  /// Where the link is.
  let location: String?

  /// What is wrong, as a sentence without control characters.
  var description: String {
    let name = location.map { "\"\($0)\"" } ?? "of the project"
    return "The file \(name) is a link, and a project's file is not written through one.".sanitized
  }
}
