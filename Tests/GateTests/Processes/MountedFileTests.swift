import Foundation
import SimpleTable
import SimpleTableSystem
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableStorage

/// One file that processes see at mount points in folders of their own, as in containers.
@Suite(.waitsForPrograms, .enabled(if: Box.canMount)) struct `A file that is a mount point` {
  let directory: TemporaryDirectory
  let url: URL

  init() throws {
    directory = try TemporaryDirectory(isInMemory: true)
    url = try directory.file("real.json", "{\n  \"foreign\" : 30.0 // here\n}\n")
  }

  private func boxes(_ count: Int) throws -> [Box] {
    try (0..<count).map { try Box(in: directory, number: $0, showing: url) }
  }

  @Test func `it is written in place, and keeps its owner, its permissions and its identity`()
    throws
  {
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: url.path)
    let before = try manager.attributesOfItem(atPath: url.path)
    let box = try boxes(1)[0]
    #expect(try box.run("set", "a=1", "b=2").end() == (0, ""))
    #expect(try box.run("set", "a=3", "-b").end() == (0, ""))
    try check(url.text, "{\n  \"foreign\" : 30.0, // here\n  \"a\" : 3\n}\n")
    let after = try manager.attributesOfItem(atPath: url.path)
    for key in [FileAttributeKey.posixPermissions, .ownerAccountID, .systemFileNumber] {
      #expect(before[key] as? NSNumber == after[key] as? NSNumber, "\(key)")
    }
    try check(box.names, ["values.json"])
  }

  @Test func `its draft and each of its parts are on the disk before the next one is written`()
    throws
  {
    let box = try boxes(1)[0]
    let old = try url.text.utf8.count
    let (code, text) = try box.run("set", "a=1", environment: ["CALL_LOG=1"]).end()
    let new = try url.text.utf8.count
    check(code, 0)
    check(
      text,
      """
      synchronize file of \(new)
      synchronize folder
      synchronize file of \(old)
      synchronize file of \(new)
      synchronize file of \(new)
      """)
  }

  @Test func `in a folder that cannot be written its draft is in the temporary folder`() throws {
    let box = try boxes(1)[0]
    let temporary = directory.path + "/temporary"
    try FileManager.default.createDirectory(
      atPath: temporary, withIntermediateDirectories: false)
    let probe = try box.run("set", "a=1", environment: ["TMPDIR=" + temporary], isReadOnly: true)
    #expect(probe.end() == (0, ""))
    try check(ValuesFile(url).load()["a"], .number("1"))
    try checkEmpty(FileManager.default.contentsOfDirectory(atPath: temporary))
    let none = try box.run("set", "a=2", environment: ["TMPDIR=/none"], isReadOnly: true).end()
    #expect(
      none.code == 1 && none.text.contains("no draft can be made beside it, nor at \"/none/."))
    try check(ValuesFile(url).load()["a"], .number("1"))
  }

  @Test func `on a full disk it has its old content`() throws {
    let box = try boxes(1)[0]
    let old = try url.text
    let (code, text) = try box.run("fill", "200000", size: "64k").end()
    #expect(code == 1 && text.contains("cannot be written: no space left on device."), "\(text)")
    check(text.hasSuffix("\n" + old.trimmingCharacters(in: .newlines)), "\(text)")
    try check(box.names, ["values.json"])
  }

  @Test func `processes in several folders that save at once keep each other's keys`() throws {
    let boxes = try boxes(4)
    let probes = try boxes.enumerated().map { try $1.run("keys", "k\($0)", "25") }
    // Outside it is no mount point, and what reads it never meets a part of a text.
    let inside = try boxes[0].run("read", "foreign", "300")
    for probe in probes { #expect(probe.end() == (0, "")) }
    #expect(inside.end() == (0, ""))
    let values = try ValuesFile(url).load()
    check(values.count, 101)
    try check(url.text.hasPrefix("{\n  \"foreign\" : 30.0, // here\n"))
    for box in boxes { try check(box.names, ["values.json"]) }
  }

  @Test func `while another program has it locked it is not written, and the drafts are kept`()
    throws
  {
    let box = try boxes(1)[0]
    let draft = box.path + "/.values.json.8000000000000000.draft"
    try Data().write(to: URL(fileURLWithPath: draft))
    let file = try SystemFile(url.path, for: .reading)
    try check(file.lock())
    let (code, text) = try box.run("set", "a=1").end()
    #expect(code == 1 && text.contains("another program has locked it."), "\(text)")
    try check(box.drafts, [draft])
    // It is not damaged while its first byte is a null byte and the lock is held.
    let old = try Data(contentsOf: url)
    try Data([0] + old.dropFirst()).write(to: url)
    for words in [("get", "foreign"), ("set", "a=1")] {
      let (code, text) = try box.run(words.0, words.1).end()
      #expect(code == 1 && text.contains("cannot be read: another program writes it."), "\(text)")
    }
    try old.write(to: url)
    file.release()
    #expect(try box.run("set", "a=1").end() == (0, ""))
    try check(box.names, ["values.json"])
  }

  @Test func `a lock from reading to writing holds in all folders`() throws {
    let boxes = try boxes(3)
    // The one that has the lock does not wait for itself.
    #expect(try boxes[0].run("add", "sum", "1").end() == (0, ""))
    let probes = try boxes.map { try $0.run("add", "sum", "15") }
    for probe in probes { check(probe.end().code, 0) }
    try check(ValuesFile(url).load()["sum"], .number("46"))
  }

  @Test func `killed at any moment it is old or new, or the next to load it names the draft`()
    throws
  {
    var random = SeededGenerator()
    let boxes = try boxes(2)
    var (stored, torn) = ([0, 0], 0)
    for round in 0..<30 {
      // One of them stops before it waits for the disk, and the other one waits for its lock then.
      let (stopped, moment) = (round % 2, Int.random(in: 1...15, using: &random))
      let probes = try boxes.enumerated().map {
        try $1.run("count", "k\($0)", environment: $0 == stopped ? ["STOPS_AT=\(moment)"] : [])
      }
      var texts = ["", ""]
      texts[stopped] = probes[stopped].text(until: "stopped")
      for (index, probe) in probes.enumerated() { texts[index] += probe.kill() }
      let note: Comment = "\(random), round \(round): \(texts)"
      let drafts = try boxes.flatMap { try $0.drafts }
      if try Data(contentsOf: url).first == 0 {
        torn += 1
        // The process that had the lock has made a draft. The first one may have been killed between the
        // last byte of its text and the removal of its own draft, and the second one have the lock then.
        let newest = try #require(drafts.last, note)
        #expect(drafts.count <= boxes.count, note)
        let bytes = try Data(contentsOf: url)
        let messages = try boxes.map { try $0.run("get", "foreign").end() }
        #expect(messages.allSatisfy { $0.code == 1 && $0.text.contains("is damaged") }, note)
        for draft in drafts {
          #expect(messages.filter { $0.text.contains("is in \"\(draft)\".") }.count == 1, note)
        }
        #expect(try boxes.allSatisfy { try $0.run("set", "x=1").end().code == 1 }, note)
        #expect(try Data(contentsOf: url) == bytes, note)
        #expect(try boxes.flatMap { try $0.drafts } == drafts, note)
        try Data(contentsOf: URL(fileURLWithPath: newest)).write(to: url, options: [])
      }
      let values = try ValuesFile(url).load()
      #expect(values["foreign"] == .number("30"), note)
      for index in boxes.indices {
        // The one that is killed later may have met what the other one has left.
        let reported = texts[index].split(separator: "\n").compactMap { Int($0) }.last
        let number = values["k\(index)"].flatMap { Int($0.text) } ?? 0
        let least = reported ?? stored[index]
        #expect(number == least || number == (reported ?? 0) + 1, note)
        stored[index] = number
      }
      for box in boxes { #expect(try box.run("set", "round=\(round)").end() == (0, ""), note) }
      #expect(try boxes.allSatisfy { try $0.names == ["values.json"] }, note)
    }
    check((1..<30).contains(torn), "\(random): \(torn) of 30")
  }
}

/// A folder in which processes see a file at a mount point of their own.
private struct Box {
  let path: String
  private let file: URL

  /// Whether this process may mount files for others.
  static let canMount: Bool = {
    #if os(Linux)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        unshare + [
          "/bin/sh", "-c", "mount -t tmpfs none /mnt && : > /mnt/a && mount --bind /mnt/a /mnt/a",
        ]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    #else
      return false
    #endif
  }()

  private static var unshare: [String] { ["unshare", geteuid() == 0 ? "-m" : "-rm"] }

  init(in directory: TemporaryDirectory, number: Int, showing file: URL) throws {
    path = directory.path + "/box\(number)"
    self.file = file
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    try Data().write(to: URL(fileURLWithPath: path + "/values.json"))
  }

  /// Starts a process that sees the file.
  ///
  /// - Parameters:
  ///   - words: What it does, and with what in the file.
  ///   - environment: Its variables, as in `A=1`.
  ///   - isReadOnly: Whether it cannot write in the folder.
  ///   - size: The size of the disk of a copy of the file, which it sees instead, and prints in the end.
  /// - Returns: The process.
  /// - Throws: An error if it cannot be started.
  func run(
    _ words: String..., environment: [String] = [], isReadOnly: Bool = false, size: String? = nil
  ) throws -> StorageProbe {
    var script = "set -e; box=$1; file=$2; shift 2; "
    if isReadOnly { script += "mount --bind $box $box; mount -o remount,ro,bind $box; " }
    if let size {
      script += "mkdir -p $box.disk; mount -t tmpfs -o size=\(size) none $box.disk; "
      script += "cp $file $box.disk/f; file=$box.disk/f; "
    }
    script += "mount --bind $file $box/values.json; "
    script += size == nil ? "exec \"$@\"" : "code=0; \"$@\" || code=$?; cat $file; exit $code"
    let launcher =
      ["/usr/bin/env"] + environment + Self.unshare + [
        "/bin/sh", "-c", script, "sh", path, file.path,
      ]
    return try StorageProbe([words[0], path + "/values.json"] + words.dropFirst(), by: launcher)
  }

  /// The names of the files in the folder, seen from outside.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// The paths of the drafts in the folder.
  var drafts: [String] {
    get throws { try names.filter { $0.hasSuffix(".draft") }.map { path + "/" + $0 } }
  }
}
