import Foundation
import SimpleTable
import SimpleTableStorage
import Testing

@Suite struct `Damaged file` {
  let directory: TemporaryDirectory
  let phone = Phone()

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test func `it is named with the place, and neither read nor overwritten`() throws {
    let text = "{\n  \"volume\": 20,\n  \"wifi\": yes\n}"
    let url = try directory.file("values.json", text)
    let description = """
      The file "\(url.path)" is damaged and was left as it is: \
      a value is missing in line 3, column 11.
      """
    let file = ValuesFile(url)
    let onRestore = #expect(throws: ValuesFileError.self) {
      try file.restore(valuesOf: phone.adapter)
    }
    #expect(onRestore?.description == description)
    #expect(onRestore?.localizedDescription == description)
    #expect(onRestore?.kind == .damaged)
    #expect(phone.volume == 60)
    let onSave = #expect(throws: ValuesFileError.self) { try file.save(valuesOf: phone.adapter) }
    #expect(onSave == onRestore)
    #expect(try url.text == text)
    #expect(try directory.names == ["values.json"])
  }

  @Test func `what it says of itself is harmless when printed`() throws {
    let url = try directory.file("\u{1B}[2J.json", #"{"\u001b[31m": 1, "\u001b[31m": 2}"#)
    let error = #expect(throws: ValuesFileError.self) {
      try ValuesFile(url).restore(valuesOf: phone.adapter)
    }
    let reason = "the key \"␛[31m\" stands there a second time in line 1, column 19"
    #expect(error?.reason == reason)
    #expect(
      error?.description == """
        The file "\(directory.url.path)/␛[2J.json" is damaged and was left as it is: \(reason).
        """)
    #expect(error?.localizedDescription == error?.description)
  }

  @Test func `told so, a save replaces it`() throws {
    let url = try directory.file("values.json", "{")
    try ValuesFile(url).save(valuesOf: phone.adapter, replacingDamagedFile: true)
    #expect(try ValuesFile(url).restore(valuesOf: phone.adapter).isEmpty)
  }

  @Test func `a file cut off anywhere is damaged, and sets nothing`() throws {
    let url = try directory.file()
    try ValuesFile(url).save(valuesOf: phone.adapter)
    let whole = Array(try url.text.utf8)
    for length in 0..<whole.count - 2 {
      try Data(whole[..<length]).write(to: url)
      phone.volume = 5
      let error = #expect(throws: ValuesFileError.self) {
        try ValuesFile(url).restore(valuesOf: phone.adapter)
      }
      #expect(error?.reason.hasSuffix("at the end of the file") == true, "\(length) bytes")
      #expect(phone.volume == 5)
    }
  }
}

@Suite struct `File that cannot be reached` {
  let directory: TemporaryDirectory
  let phone = Phone()

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test func `a directory in place of the file is named`() throws {
    let file = ValuesFile(directory.url)
    let path = directory.url.path
    let onRestore = #expect(throws: ValuesFileError.self) {
      try file.restore(valuesOf: phone.adapter)
    }
    #expect(onRestore?.description == "The file \"\(path)\" cannot be read: is a directory.")
    let onSave = #expect(throws: ValuesFileError.self) { try file.save(valuesOf: phone.adapter) }
    #expect(onSave?.kind == .unreadable)
  }

  @Test func `a directory that is missing is named`() throws {
    let url = directory.url.appendingPathComponent("none/values.json")
    let error = #expect(throws: ValuesFileError.self) {
      try ValuesFile(url).save(valuesOf: phone.adapter)
    }
    #expect(
      error?.description
        == "The file \"\(url.path)\" cannot be written: no such file or directory.")
  }

  @Test(.disabled(if: getuid() == 0, "nothing is read-only to the superuser"))
  func `a read-only directory is named, and its file stays`() throws {
    let url = try directory.file("values.json", "{}")
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: directory.url.path)
    defer {
      try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: directory.url.path)
    }
    let error = #expect(throws: ValuesFileError.self) {
      try ValuesFile(url).save(valuesOf: phone.adapter)
    }
    #expect(error?.reason == "permission denied")
    #expect(try url.text == "{}")
  }

  @Test func `a ring of links is named`() throws {
    let url = try directory.file()
    try FileManager.default.createSymbolicLink(
      atPath: url.path, withDestinationPath: url.lastPathComponent)
    let error = #expect(throws: ValuesFileError.self) {
      try ValuesFile(url).save(valuesOf: phone.adapter)
    }
    #expect(error?.kind == .unreadable)
    #expect(try directory.names == ["values.json"])
  }
}
