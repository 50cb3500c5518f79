import SimpleTableSystem

/// A file that several programs read, and change as a whole.
///
/// ``update(makingFolder:whenWaiting:_:)`` is the only way in which this library changes a file: it
/// is locked, read, changed and replaced, and read again if another program was faster.
package struct SharedFile: Hashable, Sendable {
  /// Where the file is, or will be; it may be a link.
  package let path: String

  /// The number of bytes of which it is read, and written, at most.
  var largestSize = 1 << 26

  /// Whether its folder is made when it is first written.
  let makesFolder: Bool

  /// Why the file has no place; `nil` if it has one.
  let problem: String?

  /// Creates a file, without reading or writing it.
  package init(_ path: String, makesFolder: Bool = false, problem: String? = nil) {
    (self.path, self.makesFolder, self.problem) = (path, makesFolder, problem)
  }
}

// MARK: - Reading

extension SharedFile {
  /// Returns the content of the file, or `nil` if there is no file.
  ///
  /// - Throws: ``ValuesFileError`` if it is no plain file, is too large, cannot be read, or was not
  ///   written to its end.
  package func read() throws(ValuesFileError) -> [UInt8]? { try content()?.bytes }

  /// Returns the attributes and the content of the file, or `nil` if there is no file.
  ///
  /// - Parameter mounted: The file if it was opened to be written in place, which has waited for
  ///   its lock already: a reader of this process would wait for that lock in vain.
  /// - Returns: The attributes and the content.
  /// - Throws: As ``read()`` does.
  private func content(
    of mounted: MountedFile? = nil
  ) throws(ValuesFileError) -> (status: FileStatus, bytes: [UInt8])? {
    if let problem { throw ValuesFileError(.unreadable, path, reason: problem) }
    let content: (status: FileStatus, bytes: [UInt8])?
    var isBeingWritten = false
    do throws(SystemError) {
      content = try SystemFile.contents(of: path, atMost: largestSize) { file in
        guard mounted == nil || mounted?.problem != nil else { return }
        isBeingWritten = MountedFile.isBeingWritten(
          file, path, after: mounted == nil ? 3_000 : 0)
      }
    } catch {
      throw ValuesFileError(.unreadable, path, reason: error.reason)
    }
    guard content?.bytes.first == 0 else { return content }
    if isBeingWritten {
      throw ValuesFileError(.unreadable, path, reason: "another program writes it")
    }
    throw ValuesFileError(.damaged, path, reason: MountedFile.problem(ofIncomplete: path))
  }
}

// MARK: - Changing

extension SharedFile {
  /// Changes the content of the file, or makes the file.
  ///
  /// Another program reads either the old or the new content. Programs that know the lock wait for
  /// each other, for three seconds at most; without it, the file is compared with what was read
  /// right before it is replaced. One that was emptied less than a second ago is read again until
  /// it is written, for as long at most.
  ///
  /// - Parameters:
  ///   - makesFolder: Whether its folder may be made.
  ///   - notice: Called once if this waits for a lock longer than 300 milliseconds.
  ///   - change: Returns the new content for one that was read, which is `nil` if there is no file,
  ///     or `nil` to leave it. It is called again if another program has changed the file
  ///     meanwhile.
  /// - Throws: ``ValuesFileError`` if the file cannot be read or written, or what the function
  ///   throws; the file is then as it was.
  package func update(
    makingFolder makesFolder: Bool = true, whenWaiting notice: (() -> Void)? = nil,
    _ change: (_ bytes: [UInt8]?) throws(ValuesFileError) -> [UInt8]?
  ) throws(ValuesFileError) {
    let target = try target(makingFolder: makesFolder)
    var (folder, mounted) = locks(of: target, notice)
    defer {
      mounted?.release()
      folder.release()
    }
    let start = SystemProcess.now
    // With the lock, the first attempt succeeds; without it, other programs may be faster.
    for _ in 0..<100 {
      var old = try content(of: mounted)
      while old?.status.isJustEmptied == true, SystemProcess.now - start < 3_000 {
        FileSystem.wait(milliseconds: 10)
        old = try content(of: mounted)
      }
      // A draft of a file that was not written to its end, or that another program writes, is kept.
      if mounted?.problem == nil {
        folder.removeDrafts(of: target)
        mounted?.removeDraft()
      }
      guard let new = try change(old?.bytes), new != old?.bytes else { return }
      do throws(SystemError) {
        guard new.count <= largestSize else { throw SystemError("it would be larger than 64 MB") }
        let isWritten =
          if let mounted, let old { try mounted.overwrite(old, with: new, in: folder) } else {
            try folder.replace(target, old?.status, with: new)
          }
        if isWritten { return }
      } catch {
        // Where the system does not report mount points, a failed replacement shows one.
        guard error.kind == .busy, mounted == nil else {
          throw ValuesFileError(.unwritable, target, reason: error.reason)
        }
        mounted = MountedFile(target, notice: notice)
      }
    }
    let lock = folder.isHeld == false ? ", and one holds its lock" : ""
    throw ValuesFileError(
      .unwritable, path, reason: "other programs change it all the time\(lock)")
  }

  /// Calls a function while the file is locked, so that it can write what depends on what it reads.
  ///
  /// Its folder is made first if the file makes folders. What the function writes into this file,
  /// and into others of the folder, such as secrets, does not wait for these locks.
  package func locking<Failure: Error>(
    whenWaiting notice: (() -> Void)? = nil, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    // A problem is reported when the file is read or written.
    guard let target = try? target(makingFolder: true) else { return try body() }
    let (folder, mounted) = locks(of: target, notice)
    defer {
      mounted?.release()
      folder.release()
    }
    let known = [folder.known, mounted?.known].compactMap(\.self)
    let result = SystemFile.$knownLocks.withValue(
      SystemFile.knownLocks.merging(known) { $1 }
    ) { Result { () throws(Failure) in try body() } }
    try result.get()
  }

  private func locks(
    of target: String, _ notice: (() -> Void)?
  ) -> (folder: FolderLock, mounted: MountedFile?) {
    let folder = FolderLock(folder: target.folder, notice: notice)
    let isMounted = MountedFile.isMountPoint(target)
    return (folder, isMounted ? MountedFile(target, notice: notice) : nil)
  }

  /// Returns the path of the file itself, behind all links.
  ///
  /// - Parameter makesNow: Whether its folder is made now if the file makes folders.
  /// - Returns: The path.
  /// - Throws: ``ValuesFileError`` if a link cannot be followed, or the folder cannot be made.
  private func target(makingFolder makesNow: Bool) throws(ValuesFileError) -> String {
    do throws(SystemError) {
      if let problem { throw SystemError(problem) }
      let target = try path.followingLinks
      if makesFolder, makesNow { try FileSystem.makeFolder(target.folder) }
      return target
    } catch {
      throw ValuesFileError(.unwritable, path, reason: error.reason)
    }
  }
}
