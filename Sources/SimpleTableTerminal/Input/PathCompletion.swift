import SimpleTable
import SimpleTableSystem

/// The completion of a path that is being typed, by the files that are there.
struct PathCompletion {
  /// Whether files are left out that are no folders.
  let isOfFolders: Bool

  /// Returns a path extended as far as all matching files agree, with a slash after a folder.
  ///
  /// Hidden files count only after a full stop. A name with characters that cannot be typed into a
  /// field is left out.
  ///
  /// - Complexity: O(*n*) in the number of files in the folder.
  func completing(_ path: String) -> String {
    let scalars = path.unicodeScalars
    let end = scalars.lastIndex(of: "/").map(scalars.index(after:)) ?? path.startIndex
    let (folder, start) = (String(scalars[..<end]), String(scalars[end...]))
    if start == ".." || path == "~" { return path + "/" }
    let place = folder.isEmpty ? "./" : FileSystem.expandingTilde(folder)
    let names = FileSystem.names(inFolder: place).filter { name in
      name.begins(with: start) && name.begins(with: ".") == start.begins(with: ".")
        && ![".", ".."].contains(name) && name.isTyped
        && (!isOfFolders || FileSystem.isFolder(place + name))
    }
    guard var common = names.first else { return path }
    for name in names.dropFirst() {
      common = String(zip(common, name).prefix { $0 == $1 }.map(\.0))
    }
    let isWhole = names.count == 1 && FileSystem.isFolder(place + common)
    return folder + common + (isWhole ? "/" : "")
  }
}

extension String {
  /// Whether the name can be typed, and was not repaired when it was read.
  fileprivate var isTyped: Bool { sanitized == self && !unicodeScalars.contains("\u{FFFD}") }
}
