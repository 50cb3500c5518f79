import Foundation
import SimpleTable
import TestTraits
import Testing

@testable import SimpleTableStorage

@Suite struct `File that cannot be used` {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Returns what keeps a key from being stored in a file.
  private func problem(of path: String) -> ValuesFileError? {
    #expect(throws: ValuesFileError.self) {
      try ValuesFile(path).merge(set: ["a": .bool(true)], unset: [])
    }
  }

  @Test func `a folder in place of the file is named`() {
    let error = problem(of: directory.path)
    check(error?.description, "The file \"\(directory.path)\" cannot be read: it is a folder.")
    check(error, #expect(throws: ValuesFileError.self) { try ValuesFile(directory.path).load() })
  }

  @Test func `a file as large as what is read is read, and one that is larger is not`() throws {
    let url = try directory.file("values.json", "{\"a\": 1}")
    var file = ValuesFile(url)
    check(file.shared.largestSize, 1 << 26)
    file.shared.largestSize = 8
    try check(file.load(), ["a": .number("1")])
    file.shared.largestSize = 7
    check(#expect(throws: ValuesFileError.self) { try file.load() }?.kind, .unreadable)
  }

  @Test func `a file does not become larger than what is read`() throws {
    let url = try directory.file("values.json", "{\"a\": 1}")
    var file = ValuesFile(url)
    file.shared.largestSize = 16
    try file.merge(set: ["b": .number("2")], unset: [])
    try check(url.text, "{\"a\": 1, \"b\": 2}")
    let error = #expect(throws: ValuesFileError.self) {
      try file.merge(set: ["b": .number("20")], unset: [])
    }
    #expect(error?.kind == .unwritable && error?.reason == "it would be larger than 64 MB")
    try check(file.load(), ["a": .number("1"), "b": .number("2")])
    try file.merge(set: ["b": .number("3")], unset: ["a"])
  }

  @Test func `what is no plain file is neither read nor changed by any update`() throws {
    let pipe = directory.path + "/pipe"
    check(mkfifo(pipe, 0o600), 0)
    let link = directory.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/full")
    for (path, kind) in [
      (pipe, "a pipe"), (link, "a device"), ("/dev/zero", "a device"), (directory.path, "a folder"),
    ] {
      let error = #expect(throws: ValuesFileError.self) {
        try SharedFile(path).update { _ in
          Issue.record("\(path) was read.")
          return [1]
        }
      }
      check(error?.reason, "it is \(kind)")
    }
    try check(directory.names, ["link", "pipe"])
  }

  @Test func `a socket is named`() throws {
    let path = directory.path + "/socket.json"
    // Elsewhere than on Linux that is for the superuser alone.
    guard mknod(path, S_IFSOCK | 0o600, 0) == 0 else { return }
    check(problem(of: path)?.reason, "it is a socket")
  }

  @Test func `a file as big as no settings are is named, and not read`() throws {
    let url = try directory.file("values.json", "")
    check(truncate(url.path, 1 << 40), 0)
    check(problem(of: url.path)?.reason, "it is larger than 64 MB")
  }

  @Test func `a folder that is missing is named`() throws {
    let path = directory.path + "/none/values.json"
    check(
      problem(of: path)?.description,
      "The file \"\(path)\" cannot be written: no such file or directory.")
    try checkEmpty(ValuesFile(path).load())
  }

  @Test func `a file in place of the folder is named`() throws {
    let path = try directory.file("file", "{}").path + "/values.json"
    check(problem(of: path)?.description, "The file \"\(path)\" cannot be read: not a directory.")
  }

  @Test func `a ring of links is named`() throws {
    let url = try directory.file()
    try FileManager.default.createSymbolicLink(
      atPath: url.path, withDestinationPath: url.lastPathComponent)
    check(problem(of: url.path)?.kind, .unreadable)
    try check(directory.names, ["values.json"])
  }

  @Test func `a path with a null character is refused, and no file with its beginning is used`()
    throws
  {
    let url = try directory.file("x", "{\"a\": 1}")
    let file = ValuesFile(url.path + "\0y")
    let error = problem(of: file.path)
    #expect(error?.kind == .unwritable && error?.reason == "its path contains a null character")
    check(#expect(throws: ValuesFileError.self) { try file.load() }?.kind, .unreadable)
    #expect(file.stamp == nil && !file.isLink)
    check(problem(of: ValuesFile(program: "x\0y").path)?.kind, .unwritable)
    check(!FileManager.default.fileExists(atPath: ValuesFile(program: "x").path))
    #expect(try url.text == "{\"a\": 1}" && directory.names == ["x"])
  }

  @Test func `a name with strange characters is a name`() throws {
    for name in ["a b\n\u{1B}[1m.json", "é北👩🏽‍🚀.json", "-rf", ".json", "%20.json", "*"] {
      let path = directory.path + "/" + name
      try ValuesFile(path).merge(set: ["a": .number("1")], unset: [])
      try ValuesFile(path).merge(set: ["a": .number("2")], unset: [])
      try check(ValuesFile(path).load(), ["a": .number("2")])
    }
    try check(directory.names.count, 6)
    check("values.json".folder, "./")
  }
}
