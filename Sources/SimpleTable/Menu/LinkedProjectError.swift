/// The store of a project is a link, through which something else would be written.
///
/// A folder may come from anybody. A file in it that is a link could lead to any file of the user.
struct LinkedProjectError: Error {
  /// Where the link is.
  let location: String?
}

extension LinkedProjectError: CustomStringConvertible {
  /// What is wrong, as a sentence without control characters.
  var description: String {
    let name = location.map { "\"\($0)\"" } ?? "of the project"
    return "The file \(name) is a link, and a project's file is not written through one.".sanitized
  }
}
