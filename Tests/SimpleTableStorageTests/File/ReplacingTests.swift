import Foundation
import SimpleTable
import SimpleTableStorage
import TestTraits
import Testing

@Suite struct `Replacing a file` {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Links and where they lead, the path that is used, and the file that this is.
  private static let links: [(links: [String: String], path: String, file: String)] = [
    (["link.json": "real.json"], "link.json", "real.json"),
    (["a": "b", "b": "c", "c": "real.json"], "a", "real.json"),
    (["a": "links/b", "links/b": "files/real.json"], "a", "links/files/real.json"),
    // A link counts from the folder in which it really is.
    (["to": "a/b", "a/b/link.json": "../up.json"], "to/link.json", "a/up.json"),
    (
      ["to": "a/b", "a/b/round": "../b", "a/b/link.json": "round/../up.json"], "to/link.json",
      "a/up.json"
    ),
  ]

  @Test(arguments: links)
  func `a link stays one, and what it leads to is replaced, without a draft that was abandoned`(
    links: [String: String], path: String, file: String
  ) throws {
    let manager = FileManager.default
    for name in links.keys + [file] {
      let folder = directory.url.appendingPathComponent(name).deletingLastPathComponent()
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for (link, destination) in links {
      try manager.createSymbolicLink(
        atPath: "\(directory.path)/\(link)", withDestinationPath: destination)
    }
    let url = try directory.file(file, "{}")
    let before = manager.subpaths(atPath: directory.path)?.sorted()
    let draft = ".\(url.lastPathComponent).0123456789abcdef.draft"
    try Data("{".utf8).write(to: url.deletingLastPathComponent().appendingPathComponent(draft))
    try ValuesFile("\(directory.path)/\(path)").merge(set: ["on": .bool(true)], unset: [])
    try check(ValuesFile(url).load(), ["on": .bool(true)])
    check(manager.subpaths(atPath: directory.path)?.sorted(), before)
    for (link, destination) in links {
      try check(
        manager.destinationOfSymbolicLink(atPath: "\(directory.path)/\(link)"), destination)
    }
  }

  @Test func `a save whose draft another program removes starts again`() throws {
    let url = try directory.file("values.json", "{}")
    let folder = directory.path
    let removal = DispatchWorkItem {
      let manager = FileManager.default
      while let names = try? manager.contentsOfDirectory(atPath: folder) {
        guard let draft = names.first(where: { $0.hasSuffix(".draft") }) else { continue }
        if (try? manager.removeItem(atPath: folder + "/" + draft)) != nil { return }
      }
    }
    DispatchQueue.global().async(execute: removal)
    var number = 0
    repeat {
      number += 1
      try ValuesFile(url).merge(set: ["a": .number("\(number)")], unset: [])
    } while removal.wait(timeout: .now()) == .timedOut
    try check(ValuesFile(url).load(), ["a": .number("\(number)")])
  }

  @Test func `a link that leads to no file yet makes one`() throws {
    let link = try directory.file("link.json")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "new.json")
    let file = ValuesFile(link)
    try checkEmpty(file.restore(Phone().table))
    try file.save(Phone().table)
    try check(directory.names, ["link.json", "new.json"])
    try checkEmpty(file.restore(Phone().table))
  }

  @Test func `a link whose destination is not UTF-8 is read, and not written`() throws {
    let name: [CChar] = [0x62, -1, 0x64, 0]
    let folder = open(directory.path, O_RDONLY)
    defer { close(folder) }
    let real = openat(folder, name, O_WRONLY | O_CREAT, 0o644)
    guard real >= 0 else { try Test.cancel("The file system takes only UTF-8.") }
    #expect(write(real, "{\"a\": 1}", 8) == 8 && close(real) == 0)
    check(symlinkat(name, folder, "link.json"), 0)
    let file = ValuesFile(directory.path + "/link.json")
    check(file.isLink)
    try check(file.load(), ["a": .number("1")])
    let error = #expect(throws: ValuesFileError.self) {
      try file.merge(set: ["a": .number("2")], unset: [])
    }
    check(error?.reason, "the destination of its link is not UTF-8")
    try check(file.load(), ["a": .number("1")])
    try check(directory.names.count, 2)
  }

  @Test(arguments: [0o600, 0o640, 0o644, 0o666])
  func `permissions stay as they are`(permissions: Int) throws {
    let url = try directory.file("values.json", "{}")
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
    try ValuesFile(url).save(Phone().table)
    let after = try manager.attributesOfItem(atPath: url.path)[.posixPermissions] as? NSNumber
    check(after?.intValue, permissions)
  }

  #if canImport(Glibc)
    @Test(arguments: [0o600, 0o640])
    func `a draft is private, and on the disk before it takes the place of the file`(
      permissions: Int
    ) throws {
      let url = try directory.file("values.json", "{}")
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions], ofItemAtPath: url.path)
      // Whatever the mask, others cannot open the draft before it has the permissions of the file.
      let start = ["/bin/sh", "-c", "umask 0; CALL_LOG=1 exec \"$@\"", "sh"]
      let probe = try StorageProbe(["set", url.path, "a=1"], by: start)
      let (code, text) = probe.end()
      check(code, 0)
      check(
        text,
        """
        permissions from 600 to \(String(permissions, radix: 8))
        synchronize file of \(try url.text.utf8.count)
        synchronize folder
        """)
    }
  #endif

  @Test func `a file with other names is left as it is`() throws {
    let url = try directory.file("values.json", "{}")
    try FileManager.default.linkItem(atPath: url.path, toPath: directory.path + "/other.json")
    let error = #expect(throws: ValuesFileError.self) {
      try ValuesFile(url).merge(set: ["a": .bool(true)], unset: [])
    }
    check(
      error?.description,
      """
      The file "\(url.path)" cannot be written: \
      it has other names (hard links), which would keep the old content.
      """)
    try check(url.text, "{}")
    try check(directory.names, ["other.json", "values.json"])
  }

  @Test func `a link to a folder that does not exist is named`() throws {
    let link = try directory.file("link.json")
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "none/values.json")
    let error = #expect(throws: ValuesFileError.self) {
      try ValuesFile(link).merge(set: ["a": .bool(true)], unset: [])
    }
    check(error?.kind, .unwritable)
    check(error?.reason, "no such file or directory")
    try check(directory.names, ["link.json"])
  }

  @Test func `a reader meets a whole file while others save`() async throws {
    let file = ValuesFile(try directory.file())
    try file.save(Phone().table)
    await withTaskGroup(of: [ValuesFileError].self) { group in
      for volume in [0, 50, 100] {
        group.addTask {
          let phone = Phone()
          phone.volume = volume
          return failures { () throws(ValuesFileError) in try file.save(phone.table) }
        }
        group.addTask {
          failures { () throws(ValuesFileError) in _ = try file.load() }
        }
      }
      for await failures in group { checkEmpty(failures) }
    }
    let phone = Phone()
    try checkEmpty(file.restore(phone.table))
    check([0, 50, 100].contains(phone.volume))
    try check(directory.names, ["values.json"])
  }
}

/// Returns what goes wrong in doing something a hundred times.
private func failures(_ work: () throws(ValuesFileError) -> Void) -> [ValuesFileError] {
  var failures: [ValuesFileError] = []
  for _ in 0..<100 {
    do { try work() } catch { failures.append(error) }
  }
  return failures
}
