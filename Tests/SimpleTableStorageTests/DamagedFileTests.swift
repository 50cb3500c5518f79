import Foundation
import SimpleTable
import TestTraits
import Testing

@testable import SimpleTableStorage

@Suite struct `Damaged file` {
  let directory: TemporaryDirectory
  let phone = Phone()

  init() throws { directory = try TemporaryDirectory() }

  @Test func `a save that failed leaves the folder unlocked`() throws {
    let url = try directory.file("values.json", "{")
    #expect(throws: ValuesFileError.self) { try ValuesFile(url).save(phone.table) }
    // A program that another test starts has a copy of the lock for a moment.
    let lock = FolderLock(folder: directory.path, waitingAtMost: 60_000)
    defer { lock.release() }
    check(lock.isHeld == true)
  }

  @Test func `what it says of itself is sanitized when printed`() throws {
    let url = try directory.file("\u{1B}[2J.json", #"{"\u001b[31m": 1, "\u001b[31m": 2}"#)
    let error = #expect(throws: ValuesFileError.self) {
      try ValuesFile(url).restore(phone.table)
    }
    let reason = "the key \"␛[31m\" appears a second time in line 1, column 19"
    check(error?.reason, reason)
    check(
      error?.description,
      """
      The file "\(directory.url.path)/␛[2J.json" is damaged and was left as it is: \(reason).
      """)
  }

  /// What else is no object is in `Data/Files.txt`.
  @Test(arguments: ["{", "[]", "{\"a\":1,\"a\":2}", "{\"a\":1}\u{0}", "\u{FEFF}\u{FEFF}{}"])
  func `whatever is wrong with it, a save leaves it byte for byte as it was`(text: String) throws {
    let url = try directory.file("values.json", text)
    let onLoad = #expect(throws: ValuesFileError.self) { try ValuesFile(url).load() }
    let onMerge = #expect(throws: ValuesFileError.self) {
      try ValuesFile(url).merge(set: ["a": .number("5"), "new": .bool(true)], unset: ["b", "é"])
    }
    check(onLoad, onMerge)
    check(onLoad?.kind, .damaged)
    try check(url.text, text)
    try check(directory.names, ["values.json"])
  }

  @Test func `a file cut off anywhere is damaged, and sets no value`() throws {
    let url = try directory.file()
    try ValuesFile(url).save(phone.table)
    let whole = Array(try url.text.utf8)
    for length in 1..<whole.count - 2 {
      try Data(whole[..<length]).write(to: url)
      phone.volume = 5
      let error = #expect(throws: ValuesFileError.self) {
        try ValuesFile(url).restore(phone.table)
      }
      check(error?.reason.hasSuffix("at the end of the file"), true, "\(length) bytes")
      check(phone.volume, 5)
    }
  }
}
