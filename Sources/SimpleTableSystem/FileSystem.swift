#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#endif

// Paths are read by their bytes: a combining mark makes one character with the slash before it.
private let slash = UInt8(ascii: "/")

/// The files that processes share, by their paths.
package enum FileSystem {
  /// The folder at which relative paths begin, or `nil` if it was removed.
  package static var currentFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Whether this process may give files to other users.
  package static var isSuperuser: Bool { geteuid() == 0 }

  /// Returns the attributes of a file, following links; `nil` if there is no file.
  package static func status(of path: String) throws(SystemError) -> FileStatus? {
    try expectNoNull(in: path)
    var information = stat()
    do throws(SystemError) {
      try call("stat") { stat(path, &information) }
      return FileStatus(information)
    } catch {
      guard error.kind == .missingFile else { throw error }
      return nil
    }
  }

  /// Returns whether there is a folder at a path, following links.
  package static func isFolder(_ path: String) -> Bool {
    (try? status(of: path))?.isFolder == true
  }

  /// The user's own folder: that of the variable `HOME`, or else the one that the system knows; `nil`
  /// where there is none.
  package static var home: String? {
    if let home = SystemProcess.variable("HOME"), !home.isEmpty { return home }
    return getpwuid(geteuid())?.pointee.pw_dir.map { String(cString: $0) }
  }

  /// The folder in which programs keep the settings of the user.
  ///
  /// It is the variable `XDG_CONFIG_HOME` if that is an absolute path, or else `.config` in the user's own
  /// folder. Where the user has none, the folder is in the current one.
  package static var configuration: String {
    if let chosen = SystemProcess.variable("XDG_CONFIG_HOME"), chosen.utf8.first == slash {
      return chosen
    }
    return (home.map { $0.utf8.last == slash ? $0 : $0 + "/" } ?? "") + ".config"
  }

  /// Makes a folder that only the user can use, and the folders above it that are missing.
  ///
  /// A folder that root makes belongs to the owner of the folder that it is in.
  package static func makeFolder(_ path: String) throws(SystemError) {
    try expectNoNull(in: path)
    var path = path
    while path.utf8.count > 1, path.utf8.last == slash { path.unicodeScalars.removeLast() }
    guard !isFolder(path), let end = path.utf8.lastIndex(of: slash) else { return }
    let above = String(path.unicodeScalars[...end])
    if end > path.startIndex { try makeFolder(above) }
    do throws(SystemError) { try call("mkdir") { mkdir(path, 0o700) } } catch {
      // Another process may have made it meanwhile.
      if isFolder(path) { return }
      throw error.code == EEXIST ? SystemError("\"\(path)\" is not a folder") : error
    }
    guard isSuperuser, let owner = try status(of: above) else { return }
    let folder = try SystemFile(path, for: .folder)
    defer { folder.release() }
    try folder.setOwner(like: owner)
  }

  /// Returns a path with the user's own folder in place of `~` at its start.
  ///
  /// Only `~` alone and `~/` mean that folder, which is that of the variable `HOME`.
  package static func expandingTilde(_ path: String) -> String {
    guard path == "~" || path.utf8.starts(with: "~/".utf8),
      let home = SystemProcess.variable("HOME"), !home.isEmpty
    else { return path }
    let rest = path.unicodeScalars.dropFirst()
    return home + String(home.utf8.last == slash ? rest.dropFirst() : rest)
  }

  /// Returns whether a path is that of a symbolic link.
  package static func isLink(_ path: String) -> Bool { !bytes(ofLink: path).isEmpty }

  /// Returns the destination of a symbolic link, or `nil` if the path is not a link.
  ///
  /// - Throws: An error if the destination is not UTF-8, so that no text can name it.
  package static func destination(ofLink path: String) throws(SystemError) -> String? {
    try expectNoNull(in: path)
    let bytes = bytes(ofLink: path)
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else {
      throw SystemError("the destination of its link is not UTF-8")
    }
    return bytes.isEmpty ? nil : text
  }

  private static func bytes(ofLink path: String) -> [UInt8] {
    guard (try? expectNoNull(in: path)) != nil else { return [] }
    return [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, count in
      let place = UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: CChar.self)
      count = place.map { max(0, readlink(path, $0, buffer.count)) } ?? 0
    }
  }

  /// Returns the names of the files in a folder; `[]` if it cannot be read.
  package static func names(inFolder path: String) -> [String] {
    guard (try? expectNoNull(in: path)) != nil, let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        names.append(String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self))
      }
    }
    return names
  }

  /// Renames a file, replacing one that already has the new name.
  package static func rename(_ path: String, to name: String) throws(SystemError) {
    try expectNoNull(in: path)
    try expectNoNull(in: name)
    try call("rename") { systemRename(path, name) }
  }

  /// Removes a name, if it can be removed.
  package static func remove(_ path: String) {
    if (try? expectNoNull(in: path)) != nil { unlink(path) }
  }

  /// The folder for temporary files, with a slash at its end.
  package static var temporaryFolder: String {
    let chosen = SystemProcess.variable("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    return chosen.hasSuffix("/") ? chosen : chosen + "/"
  }

  /// Waits for a time.
  package static func wait(milliseconds: UInt32) {
    SystemFile.willWait?(Int(milliseconds))
    usleep(milliseconds * 1_000)
  }
}

/// Expects that the system sees the whole of a path, which for it ends at a null character.
func expectNoNull(in path: String) throws(SystemError) {
  if path.utf8.contains(0) { throw SystemError("its path contains a null character") }
}

/// The call, under a name that no method hides.
private func systemRename(_ path: String, _ name: String) -> Int32 { rename(path, name) }
