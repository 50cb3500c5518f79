public import SimpleTable
import SimpleTableSystem

extension ValidationRule where Value == String {
  /// The rule that a path leads to an existing file or folder, or is empty.
  ///
  /// The rule is checked when a user enters a path, and by the command `check`. A path from a store
  /// or the environment always applies, because files may be missing for a while. `~/` is the
  /// user's home folder; other relative paths begin at the current folder.
  public static var exists: ValidationRule {
    ValidationRule(ofEntered: .doesNotExist) { path in
      let status = try? FileSystem.status(of: path.expandingTilde)
      return path.isEmpty || status != nil
    }
  }

  /// The rule that a path leads to an existing folder, or is empty.
  ///
  /// It is checked when ``exists`` would be.
  public static var isFolder: ValidationRule {
    ValidationRule(ofEntered: .isNoFolder) { path in
      path.isEmpty || FileSystem.isFolder(path.expandingTilde)
    }
  }
}
