import Foundation
import SimpleTable
import SimpleTableStorage
import SimpleTableSystem
import TestTraits
import Testing

@Suite(.waitsForPrograms) struct `File of a program` {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Runs a probe that stores a value in the file of a program, with some variables, and returns what it
  /// has written and the file.
  private func store(_ program: String, _ variables: String..., mask: String = "022") throws
    -> String
  {
    let script = "umask \(mask); cd \(directory.path); exec env -u HOME -u XDG_CONFIG_HOME \"$@\""
    let launcher = ["/bin/sh", "-c", script, "sh"] + variables
    return try StorageProbe(["program", program, "a=1"], by: launcher).end().text
  }

  private func permissions(_ path: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  @Test func `lies in the configuration folder, which is made for the user alone`() throws {
    let home = directory.path + "/home"
    try check(store("mytool", "HOME=\(home)"), home + "/.config/mytool/settings.json")
    for folder in ["", "/.config", "/.config/mytool"] {
      try check(permissions(home + folder), 0o700)
    }
    try check(directory.file("home/.config/mytool/settings.json").text, "{\n  \"a\": 1\n}\n")
  }

  @Test(arguments: [
    ("XDG_CONFIG_HOME=/x", "/x"), ("XDG_CONFIG_HOME=relative", "/home/.config"),
    ("XDG_CONFIG_HOME=", "/home/.config"), ("XDG_CONFIG_HOME=/x/", "/x"),
  ])
  func `lies where the variable says, if that is an absolute path`(
    variable: String, folder: String
  ) throws {
    let start = directory.path
    let variable = variable.replacingOccurrences(of: "=/", with: "=\(start)/")
    let path = try store("tool", "HOME=\(start)/home", variable)
    check(path, start + folder + "/tool/settings.json")
    check(FileManager.default.fileExists(atPath: path))
  }

  @Test(arguments: ["./none/values.json", "none/values.json"])
  func `a relative path in the topmost folder has one slash`(path: String) throws {
    let launcher = ["/bin/sh", "-c", "cd /; exec \"$@\"", "sh"]
    let (code, text) = try StorageProbe(["set", path, "a=1"], by: launcher).end()
    check(code, 1)
    check(text, "The file \"/\(path)\" cannot be written: no such file or directory.")
  }

  @Test(arguments: ["", ".", "..", "a/b", "../a", "/"])
  func `of a name that is none is neither read nor written`(name: String) throws {
    let file = ValuesFile(program: name)
    let reading = #expect(throws: ValuesFileError.self) { try file.load() }
    check(reading?.kind, .unreadable)
    let writing = #expect(throws: ValuesFileError.self) {
      try file.merge(set: ["a": .bool(true)], unset: [])
    }
    check(writing?.kind, .unwritable)
    check(writing?.reason, "\"\(name)\" is not a valid program name")
  }

  @Test(arguments: [[], ["HOME="]])
  func `lies in the folder that the system knows where there is no variable`(
    variables: [String]
  ) throws {
    // Nothing is stored there.
    let script = "exec env -u HOME -u XDG_CONFIG_HOME \"$@\""
    let launcher = ["/bin/sh", "-c", script, "sh"] + variables
    let path = try StorageProbe(["program", "none"], by: launcher).end().text
    let home = String(cString: try #require(getpwuid(geteuid())).pointee.pw_dir)
    #expect(path.hasPrefix(home + "/") && path.hasSuffix("/none/settings.json"))
    check(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `is locked from before it is first read, and its folder made for that`() throws {
    let launcher = ["/usr/bin/env", "XDG_CONFIG_HOME=\(directory.path)"]
    let probe = try StorageProbe(["lock", "tool"], by: launcher)
    check(probe.nextText(), "locked\n")
    let folder = open(directory.path + "/tool", O_RDONLY | O_CLOEXEC)
    defer { close(folder) }
    #expect(folder >= 0)
    let problem = flock(folder, LOCK_EX | LOCK_NB) == 0 ? 0 : errno
    check(problem, EWOULDBLOCK)
    check(probe.kill(), "")
  }

  @Test func `is not made to read or remove what it does not hold`() throws {
    let home = directory.path + "/home"
    let launcher = ["/usr/bin/env", "XDG_CONFIG_HOME=\(home)"]
    try check(StorageProbe(["program", "tool", "-a"], by: launcher).end().code, 0)
    try check(directory.names, [])
  }

  @Test func `a folder that cannot be made is named`() throws {
    _ = try directory.file("file", "")
    let launcher = ["/usr/bin/env", "XDG_CONFIG_HOME=\(directory.path)/file"]
    let (code, text) = try StorageProbe(["program", "tool", "a=1"], by: launcher).end()
    check(code, 1)
    check(
      text.hasSuffix(
        "settings.json\" cannot be written: \"\(directory.path)/file\" is not a folder."))
  }

  @Test func `a stamp differs once the file is made, written, replaced or removed`() throws {
    let url = try directory.file()
    let file = ValuesFile(url)
    var stamps = [file.stamp]
    func note() {
      check(file.stamp, file.stamp)
      stamps.append(file.stamp)
    }
    try file.merge(set: ["a": .number("1")], unset: [])
    note()
    try file.merge(set: ["a": .number("2")], unset: [])
    note()
    // The same size, in place.
    let handle = try FileHandle(forWritingTo: url)
    try handle.write(contentsOf: Data("{\n  \"b\"".utf8))
    try handle.close()
    var times = [timespec(tv_sec: 1, tv_nsec: 1), timespec(tv_sec: 1, tv_nsec: 2)]
    check(utimensat(AT_FDCWD, url.path, times, 0), 0)
    note()
    times[1].tv_nsec = 3
    check(utimensat(AT_FDCWD, url.path, times, 0), 0)
    note()
    try FileManager.default.removeItem(at: url)
    check(stamps.allSatisfy { $0 != nil })
    // There is no file again, as at the beginning.
    check(file.stamp, stamps[0])
    check(Set(stamps).count, stamps.count)
  }
}
