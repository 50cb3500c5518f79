import SimpleTableSystem

extension FolderLock {
  /// Replaces or creates a file by writing a draft beside it and renaming that.
  ///
  /// If the process ends before the file is replaced, the file is unchanged and the draft is left
  /// for ``removeDrafts(of:)``.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which is no link.
  ///   - status: The attributes of the file when it was read, or `nil` if there was no file.
  ///   - bytes: The new content.
  /// - Returns: Whether it was replaced: `false` if the file has changed since it was read, or if
  ///   another process has removed the draft.
  /// - Throws: An error if the file cannot be written, or if more than its content would change.
  ///   The file is then unchanged.
  func replace(_ path: String, _ status: FileStatus?, with bytes: [UInt8]) throws(SystemError)
    -> Bool
  {
    if let status, status.names > 1 {
      throw SystemError("it has other names (hard links), which would keep the old content")
    }
    let draft = Self.draft(of: path)
    let file = try SystemFile(draft, for: .creating(isPrivate: status != nil))
    defer { file.release() }
    do throws(SystemError) {
      try setRights(of: file, at: path, like: status)
      if status != nil { file.copyAttributes(of: path) }
      try file.append(bytes)
      // A write without the lock between this check and the renaming is lost.
      guard try Self.statusOfWritable(path) == status else {
        FileSystem.remove(draft)
        return false
      }
      try FileSystem.rename(draft, to: path)
      synchronize()
      return true
    } catch {
      FileSystem.remove(draft)
      // See `removeDrafts(of:)`.
      if error.kind == .missingFile { return false }
      throw error
    }
  }

  private func setRights(
    of draft: SystemFile, at path: String, like status: FileStatus?
  ) throws(SystemError) {
    if let status {
      do throws(SystemError) {
        try draft.setOwner(like: status)
        try draft.setPermissions(like: status)
      } catch {
        throw SystemError("its owner, its group or its permissions would change")
      }
    } else if FileSystem.isSuperuser, let folder = try FileSystem.status(of: path.folder) {
      // The owner of the folder must be able to use a file that root makes there.
      try draft.setOwner(like: folder)
    }
  }

  /// Returns the attributes of a file that this process may write, or `nil` if there is no file.
  private static func statusOfWritable(_ path: String) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      let file = try SystemFile(path, for: .writing)
      defer { file.release() }
      return try file.status
    } catch {
      guard error.kind == .missingFile else { throw error }
      return nil
    }
  }
}

// MARK: - Abandoned drafts

extension FolderLock {
  /// Removes the drafts of a file that were left when their processes ended.
  ///
  /// While the lock is held, no other process has a draft, except one that went on without the lock
  /// after three seconds. That process finds its draft removed, and starts again.
  func removeDrafts(of path: String) {
    guard isHeld == true else { return }
    let start = ".\(path.fileName)."
    for name in FileSystem.names(inFolder: path.folder)
    where name.hasPrefix(start) && name.hasSuffix(".draft") {
      let number = name.dropFirst(start.count).dropLast(".draft".count)
      guard number.count == 16, number.allSatisfy(\.isHexDigit) else { continue }
      FileSystem.remove(path.folder + name)
    }
  }

  /// Returns the path of a new draft.
  private static func draft(of path: String) -> String {
    // From this number on, all have 16 hexadecimal digits.
    let number = UInt64.random(in: 1 << 60 ... .max)
    return "\(path.folder).\(path.fileName).\(String(number, radix: 16)).draft"
  }
}
