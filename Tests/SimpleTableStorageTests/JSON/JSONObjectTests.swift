import Foundation
import SimpleTable
import TestTraits
import Testing

@testable import SimpleTableStorage

@Suite struct `JSON object` {
  @Test(
    arguments: [
      ([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D], "line 1, column 3"),
      ([0xFF, 0xFE, 0x7B, 0x00], "line 1, column 1"),
      ([0x7B, 0x0A, 0x20, 0x22, 0xC3, 0xA9, 0xC3, 0x22], "line 2, column 4"),
      // What stands for wrong bytes is EF BF BD.
      ([0x7B, 0x22, 0xEF, 0xBF, 0x22, 0x7D], "line 1, column 3"),
      ([0x7B, 0x22, 0xEF, 0xBF], "line 1, column 3"), ([0x7B, 0x22, 0xEF], "line 1, column 3"),
    ] as [([UInt8], String)])
  func `bytes that are no text are reported with their place`(bytes: [UInt8], place: String) {
    let thrown = #expect(throws: JSONProblem.self) { try JSONObject(bytes) }
    check(thrown?.description, "the text is not UTF-8 in \(place)")
  }

  @Test(arguments: ["", "é", "\\u006b"])
  func `each of many keys is found, and no other`(first: String) throws {
    let keys = (0..<2_000).map { String(repeating: "key", count: $0 % 9) + "\($0)" }
    let members = ([first] + keys).map { "\"\($0)\":1" }
    let object = try JSONObject(Array("{\(members.joined(separator: ","))}".utf8))
    let all = Dictionary(
      uniqueKeysWithValues: keys.enumerated()
        .map { ($1, [JSONObject.Place(part: 0, member: $0 + 1)]) })
    let others = ["key", "2000", "keykey", "0 ", "k\u{E9}y0"]
    try check(object.places(of: Set(keys + others)), all)
    try check(object.places(of: Set(others)), [:])
    for (key, places) in all.prefix(20) { try check(object.places(of: [key]), [key: places]) }
  }

  @Test func `a text of any depth is read`() throws {
    let depth = 20_000
    let list = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let members = try JSONObject(Array("{\"a\":\(list)}".utf8)).texts
    check(members["a"], list)
    #expect(throws: JSONProblem.self) {
      try JSONObject(Array("{\"a\":\(list.dropLast())}".utf8))
    }
  }

  @Test func `objects deeper than 32 levels are values of their own`() throws {
    let text =
      String(repeating: #"{"a":"#, count: 1_500) + "1" + String(repeating: "}", count: 1_500)
    try check(JSONObject(Array(text.utf8)).values().count, JSONObject.mostLevels)
  }

  @Test(arguments: [
    "", "\"", "\\", "/", "a\nb\tc\rd\u{8}\u{C}", "\u{0}\u{1B}[31m\u{7F}\u{9B}", "é e\u{301} 北 👩🏽‍🚀 🇩🇪",
    "\u{2028}\u{2029}\u{FEFF}",
  ])
  func `any text survives quotes, and Foundation agrees`(text: String) throws {
    let json = SettingValue.quoted(text)
    check(JSONReader(Array(json.utf8)).knownText, text)
    check(json.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    let read = try JSONDecoder().decode([String].self, from: Data("[\(json)]".utf8))
    check(read, [text])
  }

  @Test func `escapes of all kinds are read`() {
    let json = #""\"\\\/\b\f\n\r\t\u0041\ud83d\ude80""#
    check(JSONReader(Array(json.utf8)).knownText, "\"\\/\u{8}\u{C}\n\r\tA🚀")
  }
}

extension JSONObject {
  /// The values as they are written, by key.
  fileprivate var texts: [String: String] {
    Dictionary(
      uniqueKeysWithValues: parts[0].members.indices.map { number in
        let place = Place(part: 0, member: number)
        return (key(at: place), String(decoding: bytes[self[place].value], as: UTF8.self))
      })
  }
}
