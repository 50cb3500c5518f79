import Foundation
import SimpleTable
import SimpleTableSystem
import TestTraits
import Testing

@testable import SimpleTableStorage

@Suite struct `A locked file of values` {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Whether the folder can be locked, at once or within some milliseconds: a program that another
  /// test starts has a copy of the lock for a moment.
  private func isFree(within milliseconds: Int) -> Bool {
    let folder = try? SystemFile(directory.path, for: .folder)
    defer { folder?.release() }
    return folder?.waitForLock(atMost: milliseconds).isHeld == true
  }

  @Test func `keeps others away until it is released, and is written meanwhile`() throws {
    let values = ValuesFile(try directory.file("values.json", "{\"a\": 1}"))
    var waits = 0
    let locked = LockedValuesFile(values) { waits += 1 }
    check(isFree(within: 3_000))
    try locked.locking {
      check(!isFree(within: 0))
      try check(locked.load(), ["a": .number("1")])
      try locked.merge(set: ["b": .number("2")], unset: ["a"])
      check(FolderLock(folder: directory.path + "/", waitingAtMost: 0).isHeld)
      try ValuesFile(directory.path + "/secrets.json").merge(set: ["d": .text("x")], unset: [])
      check(!isFree(within: 0))
    }
    check(isFree(within: 3_000))
    try locked.merge(set: ["c": .number("3")], unset: [])
    check(isFree(within: 3_000))
    check(waits, 0)
    try check(values.load(), ["b": .number("2"), "c": .number("3")])
    #expect(locked.location == values.path && locked.stamp == values.stamp && !locked.isLink)
  }

  @Test func `waits like the file itself once it is released`() throws {
    var others: [FolderLock] = []
    let values = ValuesFile(try directory.file())
    let locked = LockedValuesFile(values) { others.popLast()?.release() }
    locked.locking {}
    others = [FolderLock(folder: directory.path)]
    try locked.merge(set: ["a": .number("1")], unset: [])
    checkEmpty(others)
    try check(values.load(), ["a": .number("1")])
  }

  @Test func `a folder that is missing is reported once something is written`() throws {
    let locked = LockedValuesFile(ValuesFile(directory.path + "/none/values.json")) {}
    try locked.locking {
      check(!FolderLock(folder: directory.path + "/none/").isHeld)
      try checkEmpty(locked.load())
      #expect(throws: ValuesFileError.self) { try locked.merge(set: ["a": .bool(true)], unset: []) }
    }
  }
}
