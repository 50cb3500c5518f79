import Foundation
import SimpleTableSystem
import TestTraits
import Testing

@testable import SimpleTableStorage

@Suite struct `Folder lock` {
  let directory: TemporaryDirectory
  let lock: FolderLock

  init() throws {
    directory = try TemporaryDirectory()
    lock = FolderLock(folder: directory.path)
  }

  @Test func `one that is held delays the next one`() {
    #expect(lock.isHeld == true && lock.known?.1 == true)
    let other = FolderLock(folder: directory.path, waitingAtMost: 20) {
      Issue.record("A short wait is not mentioned.")
    }
    #expect(other.isHeld == false && other.known?.1 == false)
    check(other.known?.0, lock.known?.0)
    other.release()
    lock.release()
    let next = FolderLock(folder: directory.path)
    check(next.isHeld == true)
    next.release()
  }

  @Test func `a folder that does not exist cannot be locked`() {
    let none = FolderLock(folder: directory.path + "/none")
    #expect(none.isHeld == nil && none.known == nil)
  }

  @Test(arguments: ["[]", "{ }", nil])
  func `a file that is no longer what it was is not replaced`(text: String?) throws {
    let url = try directory.file("values.json", "{}")
    let status = try FileSystem.status(of: url.path)
    try FileManager.default.removeItem(at: url)
    if let text { try Data(text.utf8).write(to: url) }
    try check(!lock.replace(url.path, status, with: Array("{1}".utf8)))
    try check(directory.names, text == nil ? [] : ["values.json"])
    if let text { try check(url.text, text) }
  }

  @Test func `a file that has appeared meanwhile is not replaced`() throws {
    let url = try directory.file("values.json", "{}")
    try check(!lock.replace(url.path, nil, with: Array("{1}".utf8)))
    try check(url.text, "{}")
    try check(directory.names, ["values.json"])
  }

  @Test func `only the holder of the lock removes drafts`() throws {
    let draft = ".values.json.0123456789abcdef.draft"
    _ = try directory.file(draft, "")
    let path = directory.path + "/values.json"
    FolderLock(folder: directory.path, waitingAtMost: 20).removeDrafts(of: path)
    try check(directory.names, [draft])
    lock.removeDrafts(of: path)
    try checkEmpty(directory.names)
  }
}
