public import SimpleTable
import SimpleTableSystem

extension ValidationRule where Value == String {
  /// A path must be that of a file or a folder that exists, or be empty.
  ///
  /// The rule is asked when a user enters a path, and by `check`. A path of a store or the
  /// environment applies all the same, as files come and go. `~/` is the user's own folder, and
  /// other relative paths begin at the current folder.
  public static var exists: ValidationRule {
    ValidationRule(ofEntered: .doesNotExist) { path in
      guard !path.isEmpty else { return true }
      let status = try? FileSystem.status(of: path.expandingTilde)
      return status != nil
    }
  }

  /// A path must be that of a folder that exists, or be empty; see ``exists``.
  public static var isFolder: ValidationRule {
    ValidationRule(ofEntered: .isNoFolder) { path in
      path.isEmpty || FileSystem.isFolder(path.expandingTilde)
    }
  }
}

extension String {
  /// The path with the user's own folder in place of `~` at its start.
  ///
  /// Only `~` alone and `~/` mean that folder, which is that of the variable `HOME`. Where that is
  /// not set, and for all other paths, it is the path itself. Settings keep paths as they are typed,
  /// so a program asks for this where it opens one.
  public var expandingTilde: String { FileSystem.expandingTilde(self) }
}
