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
/// `"Otters"` or `["Otters", "Seals"]`. A key with dots may be nested, as in `{"http": {"port":
/// 80}}` for `http.port`. If the file has both forms, the nested one applies. Comments (`//`, `/*
/// */`) and a comma after the last member are accepted and kept. The file need not exist, but its
/// folder must, unless it is that of ``init(program:)``. Several menus, programs and versions of a
/// program may share it, see ``merge(set:unset:)``. Secrets are not kept. Extended attributes and
/// access control lists are lost when the file is written.
public struct ValuesFile: SettingsStore, Hashable, Sendable {
  /// Where the file is, or will be.
  public let path: String

  /// The name of the program whose file it is, whose folder is made when it is first written.
  private let program: String?

  /// The number of bytes of which a file is read, and written, at most.
  var largestSize = 1 << 26

  /// Creates a file of values at a path, without reading or writing it.
  ///
  /// - Parameter path: The path; a relative one begins at the current folder of this moment.
  public init(_ path: String) {
    self.init(path, program: nil)
  }

  /// Creates the file of values of a program, where tools keep such files.
  ///
  /// That is `PROGRAM/settings.json` in the folder of the variable `XDG_CONFIG_HOME` if that is an
  /// absolute path, or else in `~/.config`, on macOS too. Apps use a `UserDefaultsStore`. The first
  /// write creates missing folders, for the user alone. Without the variable `HOME`, the system's
  /// record of the user's folder is used, or else the current folder.
  ///
  /// - Parameter program: The name of the program; a file of one that is empty, `.` or `..` or has a slash is
  ///   neither read nor written.
  public init(program: String) {
    self.init("\(FileSystem.configuration)/\(program)/settings.json", program: program)
  }

  private init(_ path: String, program: String?) {
    let folder = path.begins(with: "/") ? nil : FileSystem.currentFolder
    self.path = (folder.map { $0 + "/" } ?? "") + path
    self.program = program
  }

  /// Whether the folder is made when the file is first written.
  var makesFolder: Bool { program != nil }

  /// Why the file has no place; `nil` if it has one.
  var placeProblem: String? {
    guard let program, ["", ".", ".."].contains(program) || program.has("/") else {
      return nil
    }
    return "\"\(program.sanitized)\" is no name of a program"
  }
}

extension ValuesFile {
  /// The path.
  public var location: String? { path }

  /// The attributes of the file, or that there is none; `nil` if they cannot be read.
  ///
  /// They change when another process writes or replaces the file. Reading them costs one system
  /// call.
  public var stamp: AnyHashable? {
    // An optional in an optional: no file is a stamp as well.
    let status: FileStatus??
    do throws(SystemError) { status = .some(try FileSystem.status(of: path)) } catch {
      status = nil
    }
    return status.map { AnyHashable($0) }
  }
}

extension ValuesFile: LinkableStore {
  /// Whether the path is that of a symbolic link.
  package var isLink: Bool { FileSystem.isLink(path) }
}

// MARK: - Reading

extension ValuesFile {
  /// Returns all values in the file, by key, or `[:]` if there is no file.
  ///
  /// A list of texts is `SettingValue.texts`, and one of numbers `SettingValue.numbers`; any other list,
  /// an object and `null` are `SettingValue.other`, which can be stored again as it was.
  ///
  /// - Throws: ``ValuesFileError`` if the file cannot be read, is larger than 64 MB, is not a JSON
  ///   object or has a key twice.
  /// - Complexity: O(*n*) in the length of the file.
  public func load() throws(ValuesFileError) -> [String: SettingValue] { try load(under: nil) }

  /// Returns all values in the file, which may be locked by this process.
  func load(under lock: FileLock?) throws(ValuesFileError) -> [String: SettingValue] {
    guard let content = try read(under: lock) else { return [:] }
    return try withObject(content.bytes) { object throws(JSONProblem) in try object.values() }
  }

  /// Returns the keys that appear more than once in the file, nested and flat or in two Unicode
  /// forms.
  package func repeatedKeys() throws(ValuesFileError) -> [String] {
    try repeatedKeys(under: nil)
  }

  /// Returns the keys that appear more than once in the file, which this process may have locked.
  func repeatedKeys(under lock: FileLock?) throws(ValuesFileError) -> [String] {
    guard let content = try read(under: lock) else { return [] }
    return try withObject(content.bytes) { object throws(JSONProblem) in try object.repeatedKeys() }
  }

  /// Parses a content as a JSON object, and calls a function with it.
  func withObject<Result>(
    _ bytes: [UInt8], _ body: (JSONObject) throws(JSONProblem) -> Result
  ) throws(ValuesFileError) -> Result {
    guard !bytes.isEmpty else { throw ValuesFileError(.damaged, path, reason: "it is empty") }
    do throws(JSONProblem) {
      return try body(JSONObject(bytes))
    } catch {
      throw ValuesFileError(
        error.isDamage ? .damaged : .unwritable, path, reason: error.description)
    }
  }

  /// Returns the attributes and the content of the file, or `nil` if there is no file.
  ///
  /// - Parameter lock: The lock that this process holds, if any.
  /// - Returns: The attributes and the content.
  /// - Throws: ``ValuesFileError`` if the file cannot be read, or was not written to its end.
  func read(
    under lock: FileLock? = nil
  ) throws(ValuesFileError) -> (status: FileStatus, bytes: [UInt8])? {
    if let placeProblem { throw ValuesFileError(.unreadable, path, reason: placeProblem) }
    let content: (status: FileStatus, bytes: [UInt8])
    do throws(SystemError) {
      // A pipe or a device is not opened, because opening it may already have an effect.
      guard let found = try FileSystem.status(of: path) else { return nil }
      if let kind = found.otherKind { throw SystemError("it is \(kind)") }
      guard found.size <= largestSize else { throw SystemError("it is larger than 64 MB") }
      let file = try SystemFile(path, for: .reading)
      defer { file.release() }
      if lock?.excludesReaders != true { MountedFile.waitForWriter(of: file, path) }
      let status = try file.status
      content = (status, try file.contents(expecting: status.size))
    } catch {
      throw ValuesFileError(.unreadable, path, reason: error.reason)
    }
    if let problem = MountedFile.problem(of: content.bytes, at: path) {
      throw ValuesFileError(.damaged, path, reason: problem)
    }
    return content
  }
}
