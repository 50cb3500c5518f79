public import SimpleTable

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension ValuesFile {
  /// Writes the values of a table's controls into the file.
  ///
  /// Values that the file holds for other ids stay. Secret texts, and numbers that JSON has no
  /// form for, are not written, and what the file holds for them is taken out.
  ///
  /// Controls that are hidden, filtered out or folded away are written like any other. Those that
  /// the table does not declare at that moment, such as those of an `if` whose condition is false,
  /// are not: what the file holds for them stays, older as it may be.
  ///
  /// The file is replaced at once: who reads it meets the old content or the new, whatever
  /// happens meanwhile. A symbolic link stays one, and the permissions stay what they are. Of two
  /// saves at the same time the later one counts. The file need not exist, but its folder must.
  ///
  /// - Parameters:
  ///   - adapter: The table.
  ///   - replacesDamagedFile: Whether a file that is not a JSON object is to be replaced, and what
  ///     it holds lost. Otherwise it is left as it is, and that is an error.
  /// - Throws: ``ValuesFileError`` if the file cannot be read or written; it stays as it was.
  public func save(
    valuesOf adapter: TableAdapter, replacingDamagedFile replacesDamagedFile: Bool = false
  ) throws(ValuesFileError) {
    var members: [String: JSONText]
    do {
      members = try read() ?? [:]
    } catch {
      guard replacesDamagedFile, error.kind == .damaged else { throw error }
      members = [:]
    }
    adapter.forEachValue { id, value, isSecret in
      if let key = id.name { members[key] = isSecret ? nil : JSONText(value) }
    }
    do {
      try write(Data(JSONText.object(of: members).utf8))
    } catch {
      throw ValuesFileError(.unwritable, url, reason: error.reason)
    }
  }

  /// Replaces the content of the file by way of another one beside it.
  private func write(_ data: Data) throws {
    let target = url.followingLinks
    let name = ".\(target.lastPathComponent).\(UUID().uuidString)"
    let draft = target.deletingLastPathComponent().appendingPathComponent(name)
    do {
      try Data().write(to: draft, options: .withoutOverwriting)
      try draft.copyPermissions(of: target)
      try data.write(to: draft)
      try draft.synchronize()
      guard rename(draft.path, target.path) == 0 else { throw POSIXError.last }
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw error
    }
  }
}

extension URL {
  /// The place to which a symbolic link leads in the end, which need not exist.
  fileprivate var followingLinks: URL {
    var place = path
    // A ring of links ends here and fails when it is written to.
    for _ in 0..<40 {
      guard
        let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
      else { break }
      place = (destination.hasPrefix("/") ? destination : place.folder + destination).placed
    }
    return URL(fileURLWithPath: place)
  }

  /// Waits until the content of the file is on the disk.
  fileprivate func synchronize() throws {
    let file = open(path, O_WRONLY)
    guard file >= 0 else { throw POSIXError.last }
    defer { close(file) }
    guard fsync(file) == 0 else { throw POSIXError.last }
  }

  fileprivate func copyPermissions(of other: URL) throws {
    let attributes = try? FileManager.default.attributesOfItem(atPath: other.path)
    guard let permissions = attributes?[.posixPermissions] else { return }
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }
}

extension String {
  /// The path up to its last slash.
  fileprivate var folder: String {
    lastIndex(of: "/").map { String(self[...$0]) } ?? ""
  }

  /// The path of the same file without links to folders, or as it is where its folder is missing.
  ///
  /// Only the system knows what `..` is above a folder that a link leads to: to take the name
  /// before it away from the path would end elsewhere.
  fileprivate var placed: String {
    guard let real = realpath(folder.isEmpty ? "." : folder, nil) else { return self }
    defer { free(real) }
    return String(cString: real) + "/" + dropFirst(folder.count)
  }
}

extension POSIXError {
  /// The error of the last system call that failed.
  fileprivate static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
