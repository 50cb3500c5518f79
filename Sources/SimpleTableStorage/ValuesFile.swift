public import SimpleTable
public import SimpleTableMenu
import SimpleTableSystem

/// A JSON file that keeps the values of settings.
///
/// <!-- compile only -->
/// ```swift
/// let file = ValuesFile("settings.json")
/// try file.merge(set: ["volume": .number("60"), "wifi": .bool(true)], unset: ["theme"])
/// print(try file.load()["volume"]?.text ?? "60")
/// ```
///
/// The file contains one object, with the keys of the settings and their values as `true`, `60`,
/// `"Otters"` or `["Otters", "Seals"]`. A key with dots may be nested, as in
/// `{"http": {"port": 80}}` for `http.port`. If the file has both forms, the nested one applies.
/// Comments (`//` and `/* … */`) and a comma after the last member are accepted and kept. A file
/// that is empty, or has only comments, holds no values. The file need not exist, but its folder
/// must, unless it is that of ``init(program:)``.
///
/// Several menus, programs and versions of a program may share the file, see ``merge(set:unset:)``.
/// Secrets are not kept in it. When the file is written, its access control lists are lost, and,
/// except on Apple's platforms, its extended attributes.
public struct ValuesFile: SettingsStore, Hashable, Sendable {
  /// The file on the disk.
  package var shared: SharedFile

  /// The path of the file, which need not exist yet.
  public var path: String { shared.path }

  /// Creates the store of a file at a path, without reading or writing the file.
  ///
  /// - Parameter path: The path; a relative path begins at the present current folder.
  public init(_ path: String) { shared = SharedFile(path.absolutePath) }

  /// Creates the store of a program's file, at the usual place for the settings of a tool.
  ///
  /// The file is `PROGRAM/settings.json` in the folder of the variable `XDG_CONFIG_HOME` if that is
  /// an absolute path, or else in `~/.config`, on macOS too. Apps use a `UserDefaultsStore`. The
  /// first write creates missing folders, for the user alone. Without the variable `HOME`, the home
  /// folder in the system's user database is used, or else the current folder.
  ///
  /// - Parameter program: The name of the program. If it is empty, `.` or `..`, or has a slash, the
  ///   file is neither read nor written.
  public init(program: String) {
    let hasPlace = !["", ".", ".."].contains(program) && !program.has("/")
    shared = SharedFile(
      "\(program)/settings.json".path(in: FileSystem.configuration).absolutePath, makesFolder: true,
      problem: hasPlace ? nil : "\"\(program.sanitized)\" is not a valid program name")
  }
}

extension ValuesFile {
  /// The path of the file.
  public var location: String? { path }

  /// The attributes of the file, which change when another process writes or replaces it.
  ///
  /// A missing file has a stamp, too; `nil` means that the attributes cannot be read. Reading them
  /// costs one system call.
  public var stamp: AnyHashable? {
    // An optional in an optional: no file is a stamp as well.
    let status: FileStatus??
    do throws(SystemError) { status = .some(try FileSystem.status(of: path)) } catch {
      status = nil
    }
    return status.map { AnyHashable($0) }
  }
}

extension ValuesFile: FileStore {
  /// Whether the path is that of a symbolic link.
  package var isLink: Bool { FileSystem.isLink(path) }

  /// Whether the file was emptied less than a second ago, as by a program that is about to write
  /// it.
  package var isJustEmptied: Bool { (try? FileSystem.status(of: path))?.isJustEmptied == true }
}

// MARK: - Reading

extension ValuesFile {
  /// Returns all values in the file, by key; none if there is no file.
  ///
  /// A list of texts is `SettingValue.texts`, and a list of numbers is `SettingValue.numbers`. Any
  /// other list, an object and `null` are `SettingValue.other`, which can be stored again as it
  /// was.
  ///
  /// - Throws: ``ValuesFileError`` if the file cannot be read, is larger than 64 MB, is not a JSON
  ///   object or has a key twice.
  /// - Complexity: O(*n*) in the length of the file.
  public func load() throws(ValuesFileError) -> [String: SettingValue] {
    guard let bytes = try shared.read() else { return [:] }
    return try withObject(bytes) { object throws(JSONProblem) in try object.values() }
  }

  /// Returns the keys that appear more than once in the file, nested and flat or in two Unicode
  /// forms.
  package func repeatedKeys() throws(ValuesFileError) -> [String] {
    guard let bytes = try shared.read() else { return [] }
    return try withObject(bytes) { $0.repeatedKeys() }
  }

  /// Parses a content as a JSON object, and calls a function with it.
  func withObject<Result>(
    _ bytes: [UInt8], _ body: (JSONObject) throws(JSONProblem) -> Result
  ) throws(ValuesFileError) -> Result {
    do throws(JSONProblem) {
      return try body(JSONObject(bytes))
    } catch {
      throw ValuesFileError(
        error.isDamage ? .damaged : .unwritable, path, reason: error.description)
    }
  }
}

// MARK: - Writing

extension ValuesFile {
  /// Stores some values and removes others, and keeps everything else in the file as it is.
  ///
  /// An existing key is updated in place, nested or flat. A new key such as `http.host` is added to
  /// the object `http`; without such an object, it is added as `"http.host"`. Empty objects are
  /// kept. If a key is removed whose value is an object, all its members are removed with it,
  /// except those that are set. An object with members is never replaced by another value.
  ///
  /// Every other member and the layout of the file are preserved. Lists are changed entry by entry,
  /// so the lines of the entries that stay are kept. An empty list or object gets the layout of the
  /// object that contains it. The file is not written if its values would not change.
  ///
  /// A comment in a removed value is removed with it. So is a comment after it, if no other value
  /// is on the line; such a comment also moves with its entry. All other comments are kept, also
  /// those between the entries of a list. If another comment would be lost, as in a list that
  /// becomes a number, the file is not written.
  ///
  /// If the file was emptied less than a second ago, the change waits for that second, because
  /// another program may be about to write the rest.
  ///
  /// If several processes change different keys at the same time, no change is lost; if they change
  /// the same key, the last one wins. To ensure this, the folder of the file is locked with `flock`
  /// during the change. After three seconds of waiting, or if the folder cannot be locked, as on
  /// NFS, the change is made without the lock. In any case the file is compared with what was read
  /// right before it is replaced, and read again if it differs, because editors and other programs
  /// do not use the lock. What they write between these two moments may be lost.
  ///
  /// The file is replaced as a whole: another process reads either the old or the new content, even
  /// after a crash or a power failure. The file keeps its owner, its group and its permissions, and
  /// a symbolic link to it stays a link. If this process cannot keep them, or if the file has other
  /// names (hard links), the file is not written. A file that root creates belongs to the owner of
  /// its folder. If the file is a mount point, such as the bind mount of a single file in a
  /// container, the file itself is locked, and it is written in place.
  ///
  /// - Parameters:
  ///   - values: The values to store, by key.
  ///   - keys: The keys to remove. One that is not stored is ignored; one that is also in `values`
  ///     is stored.
  /// - Throws: ``ValuesFileError`` if the file cannot be read or written, is not a JSON object or
  ///   has one of the keys twice; if a comment or another member would be lost; if a value has no
  ///   form in JSON; or if the file would be larger than 64 MB. The file is then unchanged.
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
