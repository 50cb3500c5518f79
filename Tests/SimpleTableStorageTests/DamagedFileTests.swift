import Foundation
import SimpleTable
import TestTraits
import Testing

@testable import SimpleTableStorage

@Suite struct `Damaged file` {
  let directory: TemporaryDirectory
  let phone = Phone()

  init() throws { directory = try TemporaryDirectory() }

  @Test func `it is named with the place, and neither read nor overwritten`() throws {
    let text = "{\n  \"volume\": 20,\n  \"wifi\": yes\n}"
    let url = try directory.file("values.json", text)
    let description = """
      The file "\(url.path)" is damaged and was left as it is: \
      a value is missing in line 3, column 11.
      """
    let file = ValuesFile(url)
    let onRestore = #expect(throws: ValuesFileError.self) {
      try file.restore(phone.table)
    }
    check(onRestore?.description, description)
    check(onRestore?.kind, .damaged)
    check(phone.volume, 60)
    let onSave = #expect(throws: ValuesFileError.self) { try file.save(phone.table) }
    check(onSave, onRestore)
    try check(url.text, text)
    try check(directory.names, ["values.json"])
  }

  @Test func `a save that failed leaves the folder unlocked`() throws {
    let url = try directory.file("values.json", "{")
    #expect(throws: ValuesFileError.self) { try ValuesFile(url).save(phone.table) }
    // A program that another test starts has a copy of the lock for a moment.
    let lock = FolderLock(folder: directory.path, waitingAtMost: 60_000)
    defer { lock.release() }
    check(lock.isHeld)
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

  @Test(arguments: [
    "{", "}", "[", "[]", "[{}]", "null", "true", "1", "\"a\"", "{}}", "{}{}", "{},",
    "{a:1}", "{'a':1}", "{\"a\"}", "{\"a\":}", "{\"a\" 1}", "{\"a\":1,,}", "{,}", "{,\"a\":1}",
    "{\"a\":1 \"b\":2}",
    "{\"a\":1;\"b\":2}", "{\"a\":01}", "{\"a\":+1}", "{\"a\":.5}", "{\"a\":1.}", "{\"a\":1e}",
    "{\"a\":0x10}", "{\"a\":NaN}", "{\"a\":Infinity}", "{\"a\":True}", "{\"a\":tru}", "{\"a\":nul}",
    "{\"a\":[,]}", "{\"a\":[1}", "{\"a\":{\"b\":1}", "{\"a\":{b:1}}", "{\"a\":\"\n\"}",
    "{\"a\":\"\\x\"}",
    "{\"a\":\"\\u12\"}", "{\"a\":\"\\ud800\"}", "{\"a\":1}/ note", "/* note {\"a\":1}",
    "# note\n{}",
    "{\"a\":1,\"a\":2}", "{\"a\":1,\"\\u0061\":2}",
    "{\"b\":1,\"é\":1,\"b\":2}",
    "{\"a\":1}\u{0}", "a = 1\n", "[section]\na = 1\n", "a: 1\n", "<a>1</a>",
    "\u{FEFF}\u{FEFF}{}",
    "{\u{A0}}",
  ])
  func `whatever is wrong with it, a save leaves it byte for byte as it was`(text: String) throws {
    try expectUntouched(Data(text.utf8))
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], [0xFE, 0xFF, 0x00, 0x7B, 0x00, 0x7D],
      [0x7B, 0xFF, 0x7D],
      [0x7B, 0x22, 0xC3, 0x22, 0x3A, 0x31, 0x7D],
      [0x7B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x3A, 0x31, 0x7D],
      [0x7B, 0x22, 0xC0, 0xAF, 0x22, 0x3A, 0x31, 0x7D], [0x1F, 0x8B, 0x08, 0x00], [0x00],
    ] as [[UInt8]])
  func `so it is if it is not UTF-8`(bytes: [UInt8]) throws {
    try expectUntouched(Data(bytes))
  }

  private func expectUntouched(_ data: Data) throws {
    let url = try directory.file()
    try data.write(to: url)
    let onLoad = #expect(throws: ValuesFileError.self) { try ValuesFile(url).load() }
    let onMerge = #expect(throws: ValuesFileError.self) {
      try ValuesFile(url).merge(set: ["a": .number("5"), "new": .bool(true)], unset: ["b", "é"])
    }
    check(onLoad, onMerge)
    check(onLoad?.kind, .damaged)
    try check(Data(contentsOf: url), data)
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
