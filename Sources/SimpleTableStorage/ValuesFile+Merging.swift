public import SimpleTable

extension ValuesFile {
  /// Stores some values and removes others, in what the file holds at that moment.
  ///
  /// Every other member stays as it is written and where it is, and so does the layout of the file.
  /// Nothing is written if nothing changes.
  ///
  /// Processes that change different keys at the same time all keep their changes; of those that
  /// change the same key, the later one counts. For that, the folder of the file is locked
  /// meanwhile, with `flock`. After three seconds of waiting, and where a folder cannot be locked,
  /// as on NFS, the change is made all the same: unless the file is still what was read, right
  /// before it is replaced, it is read again. Only a change within that moment could then be lost.
  ///
  /// The file is replaced as a whole: a reader gets the old content or the new, even after a crash
  /// or a power failure. It keeps its owner, its group and its permissions, and a symbolic link to
  /// it stays a link. A file that this process could not keep so, or that has other names (hard
  /// links), is not written. A file that root makes belongs to the owner of its folder.
  ///
  /// - Parameters:
  ///   - values: The values to store, by key.
  ///   - keys: The keys to remove; one that is not stored is passed over.
  /// - Throws: ``ValuesFileError`` if the file cannot be read or written, is not a JSON object, has
  ///   one of the keys twice, or a value has no form in JSON; the file is then as it was.
  /// - Complexity: O(*n* + *k* log *k*) in the length of the file and the number of keys.
  public func merge(
    set values: [String: SettingValue], unset keys: Set<String>
  ) throws(ValuesFileError) {
    if let key = values.keys.filter({ values[$0]?.json == nil }).min() {
      throw ValuesFileError(
        .unwritable, path, reason: "the value of \"\(key)\" has no form in JSON")
    }
    let target = path.followingLinks
    let lock = FolderLock(folder: target.folder)
    defer { lock.release() }
    lock.removeDrafts(of: target)
    // With the lock the first turn is the last one; without it, other processes may come first.
    for _ in 0..<100 {
      let content = try read()
      let old = content?.bytes ?? Array("{}\n".utf8)
      let new = try withObject(old) { object throws(JSONProblem) in
        try object.merging(set: values, unset: keys)
      }
      guard let new else { return }
      do throws(SystemError) {
        if try lock.replace(target, content?.status, with: new) { return }
      } catch {
        throw ValuesFileError(.unwritable, path, reason: error.reason)
      }
    }
    throw ValuesFileError(.unwritable, path, reason: "other programs change it all the time")
  }
}
