import SimpleTable
import SimpleTableSystem

extension String {
  /// The path with the user's home folder in place of a tilde at its beginning.
  ///
  /// Only `~` alone and `~/` mean that folder, which the variable `HOME` names. Without the
  /// variable, and for all other paths, this is the path itself. Settings keep paths as they are
  /// typed, so use this when you open one.
  public var expandingTilde: String { FileSystem.expandingTilde(self) }

  /// The path from the root; the path itself where the current folder was removed.
  package var absolutePath: String {
    begins(with: "/") ? self : FileSystem.currentFolder.map(path) ?? self
  }

  /// Returns the path of what has this name in a folder.
  func path(in folder: String) -> String { folder + (folder.hasSuffix("/") ? "" : "/") + self }

  /// The path up to its last slash, or that of the current folder if it has no slash.
  var folder: String {
    let folder = unicodeScalars[..<endOfFolder]
    return folder.isEmpty ? "./" : String(folder)
  }

  /// The path after its last slash.
  package var fileName: Substring { Substring(unicodeScalars[endOfFolder...]) }

  /// The place after the last slash.
  private var endOfFolder: Index {
    unicodeScalars.lastIndex(of: "/").map(unicodeScalars.index(after:)) ?? startIndex
  }

  /// The path after following all symbolic links; there may be no file.
  ///
  /// - Throws: An error if the destination of a link is not UTF-8.
  var followingLinks: String {
    get throws(SystemError) {
      var path = self
      // A cycle of links ends here, as in the system, which then refuses to open the path.
      for _ in 0..<40 {
        guard let destination = try FileSystem.destination(ofLink: path) else { break }
        path = destination.begins(with: "/") ? destination : path.folder + destination
      }
      return path
    }
  }
}
