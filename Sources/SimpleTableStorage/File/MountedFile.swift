import SimpleTableSystem

/// A file that is a mount point, which cannot be replaced, such as a container's bind mount of one
/// file.
///
/// It is locked itself, because processes may see it in different folders, and written in place.
/// Meanwhile its first byte is a null byte, which no text begins with: the null byte is written
/// first, on its own, and the real one last. So every reader recognizes an incomplete file, whose
/// new text is in a draft.
struct MountedFile {
  private let path: String
  private let file: SystemFile?

  /// Why the file cannot be written.
  let problem: SystemError?

  /// Opens a file and waits for its lock, for three seconds at most.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which is no link.
  ///   - notice: Called once if the wait takes longer than 300 milliseconds.
  init(_ path: String, notice: (() -> Void)?) {
    self.path = path
    do throws(SystemError) {
      let file = try SystemFile(path, for: .writing)
      self.file = file
      // Some file systems have no locks; there a file that has changed meanwhile is read again.
      let isTaken = file.waitForLock(notice: notice) == false
      problem = isTaken ? SystemError("another program has locked it") : nil
    } catch {
      (file, problem) = (nil, error)
    }
  }

  func release() { file?.release() }

  /// The file, and whether its lock is held.
  var known: (FileIdentity, Bool)? { (try? file?.status).map { ($0.identity, problem == nil) } }

  /// Returns whether a file is a mount point; `false` where the system cannot say.
  ///
  /// - Parameter path: The path of the file, which is no link.
  /// - Returns: Whether its mount is another one than that of its folder.
  static func isMountPoint(_ path: String) -> Bool {
    guard let file = try? SystemFile(path, for: .reading) else { return false }
    defer { file.release() }
    guard let folder = try? SystemFile(path.folder, for: .folder) else { return false }
    defer { folder.release() }
    return file.mount != folder.mount
  }

  /// Waits until no process writes a file in place, before it is read.
  ///
  /// - Parameters:
  ///   - file: The file, opened to be read.
  ///   - path: Its path.
  ///   - milliseconds: How long to wait at most.
  /// - Returns: Whether a process may be writing it still.
  static func isBeingWritten(_ file: SystemFile, _ path: String, after milliseconds: Int) -> Bool {
    // Other files are replaced as a whole, so a lock of another program means nothing.
    guard (try? file.lock(isShared: true)) == false,
      isMountPoint((try? path.followingLinks) ?? path)
    else { return false }
    return file.waitForLock(isShared: true, atMost: milliseconds) == false
  }
}

// MARK: - Writing

extension MountedFile {
  /// Writes a new content over the one that was read.
  ///
  /// - Parameters:
  ///   - old: The attributes and the content of the file when it was read.
  ///   - new: The new content.
  ///   - folder: The folder of the file.
  /// - Returns: Whether it was written: `false` if the file has changed since it was read.
  /// - Throws: An error if the file cannot be written. It has its old content then, unless that
  ///   could not be written either, as the error says.
  func overwrite(
    _ old: (status: FileStatus, bytes: [UInt8]), with new: [UInt8], in folder: FolderLock
  ) throws(SystemError) -> Bool {
    if let problem { throw problem }
    guard let file, try file.status == old.status else { return false }
    let draft = try makeDraft(new, in: folder)
    do throws(SystemError) {
      try write(new, to: file, after: old.status)
    } catch {
      // As on a full disk, where the old content has its place already.
      do throws(SystemError) { try write(old.bytes, to: file, after: old.status) } catch {
        throw SystemError("\(error.reason); its new text is in \"\(draft)\"")
      }
      FileSystem.remove(draft)
      throw error
    }
    FileSystem.remove(draft)
    return true
  }

  private func write(
    _ bytes: [UInt8], to file: SystemFile, after status: FileStatus
  ) throws(SystemError) {
    try file.overwrite([0], at: 0)
    try file.synchronize()
    try file.overwrite(bytes.dropFirst(), at: 1)
    try file.truncate(to: bytes.count)
    try file.synchronize()
    // The clock of a file system may advance only every 10 ms, and readers must see that the file
    // changed.
    for _ in 0..<20 {
      try file.overwrite(bytes.prefix(1), at: 0)
      if try file.status.isLater(than: status) { break }
      FileSystem.wait(milliseconds: 1)
    }
    try file.synchronize()
  }
}

// MARK: - Drafts

extension MountedFile {
  /// Writes a draft beside the file, or in the temporary folder where none can be made, and returns
  /// its path.
  private func makeDraft(_ bytes: [UInt8], in folder: FolderLock) throws(SystemError) -> String {
    removeDraft()
    let places = Self.places(ofDraftOf: path)
    let (draft, file) = try Self.create(places.beside, or: places.temporary)
    defer { file.release() }
    do throws(SystemError) {
      try file.append(bytes)
    } catch {
      FileSystem.remove(draft)
      throw error
    }
    folder.synchronize()
    return draft
  }

  private static func create(
    _ path: String, or other: String
  ) throws(SystemError) -> (path: String, file: SystemFile) {
    if let file = try? SystemFile(path, for: .creating(isPrivate: true)) { return (path, file) }
    do throws(SystemError) {
      return (other, try SystemFile(other, for: .creating(isPrivate: true)))
    } catch {
      throw SystemError("no draft can be made beside it, nor at \"\(other)\": \(error.reason)")
    }
  }

  /// Removes the draft of the file, if there is one.
  func removeDraft() {
    let places = Self.places(ofDraftOf: path)
    FileSystem.remove(places.beside)
    FileSystem.remove(places.temporary)
  }

  /// Returns why a content that begins with a null byte was not written to its end, as a phrase.
  static func problem(ofIncomplete path: String) -> String {
    let places = places(ofDraftOf: (try? path.followingLinks) ?? path)
    let draft = [places.beside, places.temporary].first { (try? FileSystem.status(of: $0)) != nil }
    let problem = "a program ended while it was writing it"
    return draft.map { "\(problem); the new text is in \"\($0)\"" }
      ?? "\(problem), and no draft of the new text is here"
  }

  private static func places(ofDraftOf path: String) -> (beside: String, temporary: String) {
    // In the temporary folder, drafts of files in many folders may be. With this bit, all hashes have
    // 16 hexadecimal digits.
    let number = path.lastingHash | 1 << 63
    let name = ".\(path.fileName).\(String(number, radix: 16)).draft"
    return (path.folder + name, FileSystem.temporaryFolder + name)
  }
}
