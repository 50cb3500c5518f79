import Foundation
import SimpleTable
import SimpleTableSystem
import TestTraits
import Testing

@testable import SimpleTableStorage

@Suite struct `A locked file` {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Whether the folder can be locked, at once or within some milliseconds: a program that another
  /// test starts has a copy of the lock for a moment.
  private func isFree(_ path: String? = nil, within milliseconds: Int) -> Bool {
    let folder = try? SystemFile(path ?? directory.path, for: .folder)
    defer { folder?.release() }
    return SystemFile.$knownLocks.withValue([:]) {
      folder?.waitForLock(atMost: milliseconds) == true
    }
  }

  @Test func `behind a link is locked in its own folder, not in that of the link`() throws {
    let real = directory.path + "/real"
    try FileManager.default.createDirectory(atPath: real, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: directory.path + "/link.json", withDestinationPath: "real/values.json")
    let file = SharedFile(directory.path + "/link.json")
    func expectLock() {
      check(!isFree(real, within: 0))
      check(isFree(within: 3_000))
    }
    try file.update { _ in
      expectLock()
      return Array("{}".utf8)
    }
    file.locking { expectLock() }
    check(isFree(real, within: 3_000))
  }

  @Test(arguments: [true, false])
  func `that others change all the time is given up, and what is said of its lock is so`(
    isTaken: Bool
  ) throws {
    let url = try directory.file("values.json", "x")
    let other = isTaken ? FolderLock(folder: directory.path) : nil
    defer { other?.release() }
    let known = other?.known.map { [$0.0: false] } ?? [:]
    var texts = ["x"]
    let error = #expect(throws: ValuesFileError.self) {
      try SystemFile.$knownLocks.withValue(known) {
        try SharedFile(url.path).update { _ in
          texts.append(String(repeating: "x", count: texts.count + 1))
          try? Data(texts[texts.count - 1].utf8).write(to: url)
          return []
        }
      }
    }
    check(texts.count, 101)
    let lock = isTaken ? ", and one holds its lock" : ""
    check(error?.reason, "other programs change it all the time" + lock)
    try check(url.text, texts[100])
  }

  @Test func `keeps others away until it is released, and is written meanwhile`() throws {
    let values = ValuesFile(try directory.file("values.json", "{\"a\": 1}"))
    var waits = 0
    let notice = { waits += 1 }
    check(isFree(within: 3_000))
    try values.shared.locking(whenWaiting: notice) {
      check(!isFree(within: 0))
      try check(values.load(), ["a": .number("1")])
      try values.merge(set: ["b": .number("2")], unset: ["a"])
      check(FolderLock(folder: directory.path + "/", waitingAtMost: 0).isHeld == true)
      try ValuesFile(directory.path + "/secrets.json").merge(set: ["d": .text("x")], unset: [])
      check(!isFree(within: 0))
    }
    check(isFree(within: 3_000))
    try values.merge(set: ["c": .number("3")], unset: [])
    check(isFree(within: 3_000))
    check(waits, 0)
    try check(values.load(), ["b": .number("2"), "c": .number("3")])
  }

  @Test(arguments: ["./secrets.json", "../FOLDER/secrets.json", "link/secrets.json"])
  func `does not wait for itself where another file of its folder has another spelling`(
    path: String
  ) throws {
    try FileManager.default.createSymbolicLink(
      atPath: directory.path + "/link", withDestinationPath: ".")
    let name = directory.url.lastPathComponent
    let other = directory.path + "/" + path.replacing("FOLDER", with: name)
    let values = ValuesFile(try directory.file())
    let notice: () -> Void = { Issue.record("It has waited.") }
    try values.shared.locking {
      check(FolderLock(folder: other.folder, waitingAtMost: 0).isHeld == true)
      try SharedFile(other).update(whenWaiting: notice) { _ in Array(#"{"d": "x"}"#.utf8) }
    }
    try check(ValuesFile(directory.path + "/secrets.json").load(), ["d": .text("x")])
  }

  @Test func `is not waited for twice where another program keeps its lock`() throws {
    let values = ValuesFile(try directory.file())
    let other = FolderLock(folder: directory.path)
    defer { other.release() }
    let known = try #require(other.known)
    try SystemFile.$knownLocks.withValue([known.0: false]) {
      let lock = FolderLock(folder: directory.path) { Issue.record("It has waited.") }
      check(lock.isHeld == false)
      lock.release()
      try values.merge(set: ["a": .number("1")], unset: [])
    }
    try check(values.load(), ["a": .number("1")])
  }

  @Test func `an update that waits says so once`() throws {
    var others = [FolderLock(folder: directory.path)]
    let file = SharedFile(try directory.file().path)
    let notice: () -> Void = { others.popLast()?.release() }
    try file.update(whenWaiting: notice) { _ in Array("x".utf8) }
    checkEmpty(others)
    try check(directory.file().text, "x")
  }

  @Test func `a folder that is missing is reported once something is written`() throws {
    let values = ValuesFile(directory.path + "/none/values.json")
    try values.shared.locking {
      check(FolderLock(folder: directory.path + "/none/").isHeld == nil)
      try checkEmpty(values.load())
      #expect(throws: ValuesFileError.self) { try values.merge(set: ["a": .bool(true)], unset: []) }
    }
  }
}
