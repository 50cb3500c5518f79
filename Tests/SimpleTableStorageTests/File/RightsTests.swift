import Foundation
import SimpleTable
import SimpleTableStorage
import TestTraits
import Testing

/// The owner, the group and the permissions of a file.
private func rights(of path: String) throws -> [Int] {
  let attributes = try FileManager.default.attributesOfItem(atPath: path)
  let keys: [FileAttributeKey] = [.ownerAccountID, .groupOwnerAccountID, .posixPermissions]
  return keys.map { (attributes[$0] as? NSNumber)?.intValue ?? -1 }
}

/// Runs a probe that is not the superuser: as another user if this process is.
private func ordinaryProbe(_ words: String...) throws -> (code: Int32, text: String) {
  try StorageProbe(getuid() == 0 ? ["--user", "12345"] + words : words).end()
}

@Suite struct `Rights of a file` {
  let directory: TemporaryDirectory
  let url: URL

  init() throws {
    directory = try TemporaryDirectory()
    url = try directory.file("values.json", "{}")
    if getuid() == 0 { check(chown(directory.path, 12345, 12345), 0) }
    if getuid() == 0 { check(chown(url.path, 12345, 12345), 0) }
  }

  @Test func `a read-only file stays as it is`() throws {
    chmod(url.path, 0o444)
    let text = "The file \"\(url.path)\" cannot be written: permission denied."
    #expect(try ordinaryProbe("set", url.path, "a=1") == (1, text))
    try check(url.text, "{}")
    try check(directory.names, ["values.json"])
  }

  @Test func `of a read-only file behind a link, its own path is named`() throws {
    chmod(url.path, 0o444)
    let link = directory.path + "/link.json"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: url.path)
    let text = "The file \"\(url.path)\" cannot be written: permission denied."
    #expect(try ordinaryProbe("set", link, "a=1") == (1, text))
    try check(url.text, "{}")
  }

  @Test func `a file in a read-only folder stays as it is`() throws {
    chmod(directory.path, 0o555)
    defer { chmod(directory.path, 0o755) }
    let text = "The file \"\(url.path)\" cannot be written: permission denied."
    #expect(try ordinaryProbe("set", url.path, "a=1") == (1, text))
    try check(url.text, "{}")
    #expect(try ordinaryProbe("set", url.path, "-a") == (0, ""))
  }

  @Test func `a folder without permission is named`() throws {
    chmod(directory.path, 0o000)
    let text = "The file \"\(url.path)\" cannot be read: permission denied."
    #expect(try ordinaryProbe("set", url.path, "a=1") == (1, text))
    chmod(directory.path, 0o755)
    try check(url.text, "{}")
  }

  @Test func `a folder that can be entered but not read is no hindrance`() throws {
    chmod(directory.path, 0o300)
    defer { chmod(directory.path, 0o755) }
    #expect(try ordinaryProbe("set", url.path, "a=1") == (0, ""))
    try check(url.text, "{\n  \"a\": 1\n}")
  }

  @Test(.enabled(if: getuid() == 0, "only the superuser may give files away"))
  func `a file of another owner stays his when root saves it`() throws {
    chown(url.path, 12345, 54321)
    chmod(url.path, 0o640)
    try ValuesFile(url).merge(set: ["a": .number("1")], unset: [])
    try check(rights(of: url.path), [12345, 54321, 0o640])
    try check(ValuesFile(url).load(), ["a": .number("1")])
  }

  @Test(.enabled(if: getuid() == 0, "only the superuser may give files away"))
  func `a file that root makes belongs to the owner of its folder`() throws {
    let path = directory.path + "/new.json"
    try ValuesFile(path).merge(set: ["a": .number("1")], unset: [])
    try check(rights(of: path).prefix(2), [12345, 12345])
  }

  @Test(.enabled(if: getuid() == 0, "only the superuser may give files away"))
  func `a file whose owner could not be kept stays as it is`() throws {
    chown(url.path, 54321, 12345)
    chmod(url.path, 0o664)
    let text = """
      The file "\(url.path)" cannot be written: \
      its owner, its group or its permissions would change.
      """
    #expect(try ordinaryProbe("set", url.path, "a=1") == (1, text))
    try check(url.text, "{}")
    try check(rights(of: url.path), [54321, 12345, 0o664])
    try check(directory.names, ["values.json"])
  }
}

@Suite struct `Disk without space` {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test func `a limit of the process is an error, and the file is what it was`() throws {
    let url = try directory.file("values.json", "{}")
    #expect(try StorageProbe("--limit", "4096", "set", url.path, "a=1").end() == (0, ""))
    let before = try url.text
    let text = "The file \"\(url.path)\" cannot be written: file too large."
    #expect(try StorageProbe("--limit", "4096", "fill", url.path, "5000").end() == (1, text))
    try check(url.text, before)
    try check(directory.names, ["values.json"])
  }

  /// What makes a small disk at a folder, which only the program that it runs can see.
  private static func launcher(_ folder: String) -> [String] {
    let script = """
      mount -t tmpfs -o size=64k none "$0" && echo '{"a": 1}' > "$0/values.json" && "$@"
      code=$?; cat "$0"/values.json; ls -A "$0"; exit $code
      """
    return [
      "/usr/bin/env", "unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script, folder,
    ]
  }

  private static let canMount: Bool = {
    guard let directory = try? TemporaryDirectory(),
      let probe = try? StorageProbe(
        ["set", directory.path + "/x.json"], by: launcher(directory.path))
    else { return false }
    return probe.end().code == 0
  }()

  @Test(.enabled(if: canMount, "no file system can be mounted here"))
  func `a full disk is an error, and the file is what it was`() throws {
    let path = directory.path + "/values.json"
    let words = ["fill", path, "90000"]
    let (code, text) = try StorageProbe(words, by: Self.launcher(directory.path)).end()
    check(code, 1)
    check(
      text,
      """
      The file "\(path)" cannot be written: no space left on device.
      {"a": 1}
      values.json
      """)
  }
}
