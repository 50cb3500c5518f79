public import SimpleTable
import SimpleTableSystem

extension ValidationRule where Value == String {
  /// A path must be that of a file or a folder that exists, or be empty.
  ///
  /// The rule is asked when a user enters a path, and by `check`. A path from a store or the
  /// environment always applies, because files may be missing for a while. `~/` is the user's own
  /// folder, and other relative paths begin at the current folder.
  public static var exists: ValidationRule {
    ValidationRule(ofEntered: .doesNotExist) { path in
      let status = try? FileSystem.status(of: path.expandingTilde)
      return path.isEmpty || status != nil
    }
  }

  /// A path must be that of a folder that exists, or be empty; see ``exists``.
  public static var isFolder: ValidationRule {
    ValidationRule(ofEntered: .isNoFolder) { path in
      path.isEmpty || FileSystem.isFolder(path.expandingTilde)
    }
  }
}
