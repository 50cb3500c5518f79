public import SimpleTable

extension ValuesFile {
  /// Stores some values and removes others in the present content of the file.
  ///
  /// An existing key is updated in place, nested or flat. A new key is added to the object of its
  /// first components, or else flat; empty objects are kept. If a value replaces an object, the
  /// other members move next to it unchanged: `b` in `a` becomes `a.b`.
  ///
  /// Every other member and the layout of the file are preserved. The file is not written if its
  /// values would not change.
  ///
  /// A comment in a removed value is removed with it. So is one after it on a line without another
  /// value. All other comments are kept, also those between the texts of a list. If a comment would
  /// be lost otherwise, as in a list that becomes a number, the file is not written.
  ///
  /// If several processes change different keys at the same time, no change is lost; if they change
  /// the same key, the last one wins. To ensure this, the folder of the file is locked with `flock`
  /// during the change. After three seconds of waiting, or if the folder cannot be locked, as on
  /// NFS, the change is made without the lock: right before the file is replaced, it is compared
  /// with what was read, and read again if it differs. The same is done for programs that know no
  /// lock, such as editors: the guide to storing values says what a change at that moment may lose.
  ///
  /// The file is replaced as a whole: another process reads either the old or the new content, even after
  /// a crash or a power failure. The file keeps its owner, its group and its permissions, and
  /// a symbolic link to it stays a link. If this process cannot keep them, or if the file has other
  /// names (hard links), the file is not written. A file that root creates belongs to the owner of
  /// its folder. A file that is a mount point, as a container's bind mount of one file, is locked itself and
  /// written in place, see the guide to storing values.
  ///
  /// - Parameters:
  ///   - values: The values to store, by key.
  ///   - keys: The keys to remove. One that is not stored is ignored; one that is also in `values`
  ///     is stored.
  /// - Throws: ``ValuesFileError`` if the file cannot be read or written, is not a JSON object, has
  ///   one of the keys twice, a comment or another member would be lost, a value has no form in
  ///   JSON, or the file would be larger than 64 MB; it is then as it was.
  /// - Complexity: O(*n* + *k* log *k*) in the length of the file and the number of keys.
  public func merge(
    set values: [String: SettingValue], unset keys: Set<String>
  ) throws(ValuesFileError) {
    let change: JSONChange
    do throws(JSONProblem) { change = try JSONChange(set: values, unset: keys) } catch {
      throw ValuesFileError(.unwritable, path, reason: error.description)
    }
    try shared.update(makingFolder: !values.isEmpty) { bytes throws(ValuesFileError) in
      try withObject(bytes ?? []) { object throws(JSONProblem) in try object.merging(change) }
    }
  }
}
