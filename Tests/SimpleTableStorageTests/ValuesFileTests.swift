import Foundation
import SimpleTable
import SimpleTableSystem
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableStorage

@Suite struct `Values file` {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test func `a relative path is what the system takes it for`() {
    check(ValuesFile("folder/../values.json").path.hasSuffix("/folder/../values.json"))
    check(ValuesFile("folder/../values.json").path.hasPrefix("/"))
    check(ValuesFile("/a/../b.json").path, "/a/../b.json")
  }

  @Test func `a file that does not exist holds no values, and is made by the first one`() throws {
    let url = try directory.file()
    let file = ValuesFile(url)
    try checkEmpty(file.load())
    try file.merge(set: [:], unset: ["volume"])
    try checkEmpty(directory.names)
    try file.merge(
      set: [
        "wifi": .bool(true), "volume": .number("60"), "theme": .text("da\"rk"),
        "names": .texts(["a", "b"]),
      ], unset: [])
    try check(
      url.text,
      """
      {
        "names": ["a", "b"],
        "theme": "da\\"rk",
        "volume": 60,
        "wifi": true
      }

      """)
  }

  private func setTime(of url: URL, ago seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: url.path)
  }

  @Test func `a menu keeps its values while another program empties a file and writes it`() throws {
    let url = try directory.file("values.json", "{\"volume\": 20}")
    let phone = Phone()
    let menu = Menu(phone.table)
    menu.start(stores: [.user: ValuesFile(url)])
    check(phone.volume, 20)
    // Just emptied, also as by a clock that is not quite ours.
    for _ in 0..<2 {
      try Data().write(to: url)
      menu.reloadStores()
      check(phone.volume, 20)
    }
    try Data("{\"volume\": 30}".utf8).write(to: url)
    menu.reloadStores()
    check(phone.volume, 30)
    try Data().write(to: url)
    menu.reloadStores()
    check(phone.volume, 30)
    // After a second it is what it is.
    try setTime(of: url, ago: 2)
    menu.reloadStores()
    check(phone.volume, 60)
  }

  @Test(arguments: [-2, -13_569_465_600] as [Double])
  func `an empty file that was written in the future is an empty file`(seconds: Double) throws {
    let url = try directory.file("values.json", "")
    try setTime(of: url, ago: seconds)
    let phone = Phone()
    let menu = Menu(phone.table)
    #expect(menu.start(stores: [.user: ValuesFile(url)]).isEmpty)
    menu.reloadStores()
    check(phone.volume, 60)
  }

  @Test(.waitsForPrograms) func `a start takes an empty file for what it is, without a wait`()
    async
  {
    await #expect(processExitsWith: .success) {
      let directory = try TemporaryDirectory()
      let url = try directory.file("values.json", "")
      SystemFile.willWait = { _ in exit(EXIT_FAILURE) }
      let menu = Menu(Phone().table)
      #expect(menu.start(stores: [.user: ValuesFile(url)]).isEmpty)
    }
  }

  @Test func `a save waits until what was just emptied is written`() throws {
    let url = try directory.file("values.json", "")
    let folder = directory.path
    // Empties the file until the save has begun, as its lock shows, and then writes it.
    let writer = Thread {
      while true {
        try? Data().write(to: url)
        let lock = FolderLock(folder: folder, waitingAtMost: 0)
        lock.release()
        if lock.isHeld == false { break }
      }
      try? Data("{\"b\": 2}".utf8).write(to: url)
    }
    writer.start()
    var texts: [String] = []
    try SharedFile(url.path).update { bytes in
      texts.append(String(decoding: bytes ?? [], as: UTF8.self))
      return Array("{}".utf8)
    }
    check(texts, ["{\"b\": 2}"])
  }

  @Test func `a merge that changes nothing writes nothing`() throws {
    let url = try directory.file("values.json", #"{"a":1.0,"b":["x" ],"c":"\u0041","d":{}}"#)
    let before = try stamp(of: url)
    try ValuesFile(url).merge(
      set: ["a": .number("1"), "b": .texts(["x"]), "c": .text("A")], unset: ["x"])
    try ValuesFile(url).merge(set: [:], unset: [])
    try check(stamp(of: url), before)
    try ValuesFile(url).merge(set: ["a": .number("2")], unset: [])
    #expect(try stamp(of: url) != before)
  }

  private func stamp(of url: URL) throws -> [String?] {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    let keys: [FileAttributeKey] = [.systemFileNumber, .modificationDate, .size]
    return keys.map { key in attributes[key].map { "\($0)" } }
  }

  @Test(arguments: [
    SettingValue.number("nan"), .number("inf"), .number("0x10"), .number("0X10"), .number("1_000"),
    .number(""), .number("1 2"), .number("٣"), .number("+1e999"), .other("an object"),
    .other("true"),
    .other("null,"), .other("{}{}"), .other(""),
  ])
  func `a value that has no form in JSON is refused, and no other one is stored`(
    value: SettingValue
  ) throws {
    let url = try directory.file("values.json", #"{"a": 1}"#)
    let error = #expect(throws: ValuesFileError.self) {
      try ValuesFile(url).merge(set: ["a": .number("2"), "b": value], unset: [])
    }
    check(
      error?.description,
      "The file \"\(url.path)\" cannot be written: the value of \"b\" has no form in JSON.")
    try check(url.text, #"{"a": 1}"#)
  }

  @Test(arguments: [
    ("+5", "5"), ("+9007199254740993.", "9007199254740993"), (".5", "0.5"), ("5.", "5"),
    ("-0", "-0"), ("1E+3", "1E+3"),
  ])
  func `a number is written in a form that JSON has`(text: String, json: String) throws {
    let url = try directory.file("values.json", #"{"a": true}"#)
    try ValuesFile(url).merge(set: ["a": .number(text)], unset: [])
    try check(url.text, "{\"a\": \(json)}")
  }

  @Test(arguments: RandomWalks.seeds(1))
  func `random merges leave every store with what a dictionary has`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let stores: [any SettingsStore] = [MemoryStore(), ValuesFile(try directory.file())]
    var model: [String: SettingValue] = [:]
    for _ in 0..<30 {
      var values: [String: SettingValue] = [:]
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        values[Self.key(&generator)] = Self.value(&generator)
      }
      let keys = Set(
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in Self.key(&generator) })
      for key in keys { model[key] = nil }
      for (key, value) in values { model[key] = value }
      for store in stores {
        try store.merge(set: values, unset: keys)
        try check(store.load(), model, "seed \(seed)")
      }
    }
  }

  private static func key(_ generator: inout SeededGenerator) -> String {
    ["a", "b.c", "long.name.of.a.setting", "é", "e\u{301}", "北", "\"", "K", "\u{212A}", "", "\n"]
      .randomElement(using: &generator) ?? ""
  }

  private static func value(_ generator: inout SeededGenerator) -> SettingValue {
    let text = key(&generator)
    return [
      .bool(true), .bool(false), .number("60"), .number("0.5"), .number("1e300"), .text(text),
      .texts([text, ""]), .texts([]), .numbers(["80", "0.5", "-1e300"]),
    ].randomElement(using: &generator) ?? .bool(true)
  }
}
