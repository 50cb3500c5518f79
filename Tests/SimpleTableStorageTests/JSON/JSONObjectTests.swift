import Foundation
import SimpleTable
import TestTraits
import Testing

@testable import SimpleTableStorage

@Suite struct `JSON object` {
  @Test(
    arguments: [
      ("{}", [:]), (" \r\n\t{ } \n", [:]), ("\u{FEFF}{\"a\":1}", ["a": "1"]),
      (#"{"a":-0.5e+10,"b":0,"c":1E-3}"#, ["a": "-0.5e+10", "b": "0", "c": "1E-3"]),
      (
        #"{"a" : [ ] ,"b":{ },"c":[{"d":[[]]},2]}"#,
        ["a": "[ ]", "b": "{ }", "c": #"[{"d":[[]]},2]"#]
      ),
      (#"{"":null,"\u0061b":true,"c":false}"#, ["": "null", "ab": "true", "c": "false"]),
      (#"{"a":{"a":1,"a":2}}"#, ["a": #"{"a":1,"a":2}"#]),
      (#"{"a":1,}"#, ["a": "1"]),
      (#"{"a":[1,],"b":{"c":2 , },}"#, ["a": "[1,]", "b": #"{"c":2 , }"#]),
      (
        "// a\n/* b */{/**/\"a\"/***/:// \"c\": 1\r1/* , */,//\n}// d",
        ["a": "1"]
      ),
      (
        "{\"a\": \"// no */ comment\", /* \" */ \"b\": [/* [ */]}",
        [
          "a": "\"// no */ comment\"", "b": "[/* [ */]",
        ]
      ),
    ] as [(String, [String: String])])
  func `members are read as they are written`(json: String, members: [String: String]) throws {
    try check(JSONObject(Array(json.utf8)).texts, members)
  }

  @Test(arguments: [
    ("", "an object in braces is missing at the end of the file"),
    ("[1]", "an object in braces is missing in line 1, column 1"),
    ("{", "a key in quotes is missing at the end of the file"),
    ("{\"a\"}", "a colon is missing in line 1, column 5"),
    ("{\"a\":}", "a value is missing in line 1, column 6"),
    ("{,}", "a key in quotes is missing in line 1, column 2"),
    ("{\"a\":1,,}", "a key in quotes is missing in line 1, column 8"),
    ("{\"a\":1,", "a key in quotes is missing at the end of the file"),
    ("{\"a\":/1}", "a slash that begins no comment is in line 1, column 6"),
    ("{\n/* {}", "a comment without an end begins in line 2, column 1"),
    ("{/*/}", "a comment without an end begins in line 1, column 2"),
    ("{// }", "a key in quotes is missing at the end of the file"),
    ("{} /", "a slash that begins no comment is in line 1, column 4"),
    ("{\"a\":1 \"b\":2}", "a comma or a closing brace is missing in line 1, column 8"),
    ("{\"a\":[1 2]}", "a comma or a closing bracket is missing in line 1, column 9"),
    ("{\"a\":[1,,]}", "a value is missing in line 1, column 9"),
    ("{\"a\":[,]}", "a value is missing in line 1, column 7"),
    ("{\"a\":{,}}", "a key in quotes is missing in line 1, column 7"),
    ("{\"a\":[}", "a value is missing in line 1, column 7"),
    ("{\"a\":{1:2}}", "a key in quotes is missing in line 1, column 7"),
    ("{\"a\":1}\n x", "more text follows the object in line 2, column 2"),
    ("{'a':1}", "a key in quotes is missing in line 1, column 2"),
    ("{\"a\":NaN}", "a value is missing in line 1, column 6"),
    ("{\"a\":nul}", "the word is not \"null\" in line 1, column 9"),
    ("{\"a\":01}", "a comma or a closing brace is missing in line 1, column 7"),
    ("{\"a\":-}", "a digit is missing in line 1, column 7"),
    ("{\"a\":1.}", "a digit after the point is missing in line 1, column 8"),
    ("{\"a\":1e}", "a digit of the exponent is missing in line 1, column 8"),
    ("{\"a\":+1}", "a value is missing in line 1, column 6"),
    ("{\"a\":\"b", "the quote that ends a text is missing at the end of the file"),
    ("{\"a\":\"\n\"}", "a text contains a control character in line 1, column 7"),
    (
      #"{"a":"\x"}"#,
      "a backslash is before something that cannot be escaped in line 1, column 8"
    ),
    (#"{"a":"\u12g4"}"#, "a hexadecimal digit is missing in line 1, column 11"),
    (#"{"a":"\ud800"}"#, "half a character is missing in line 1, column 13"),
    (#"{"a":"\udc00"}"#, "half a character is missing in line 1, column 13"),
    (#"{"a":"\ud800\u0041"}"#, "two halves make no character in line 1, column 19"),
  ])
  func `what is no object of members is reported with its place`(json: String, problem: String) {
    let thrown = #expect(throws: JSONProblem.self) {
      try JSONObject(Array(json.utf8))
    }
    check(thrown?.description, problem)
  }

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

  @Test(arguments: [
    ("{\"é\":1,\n\"é\":2}", "é", "line 2, column 1"),
    ("{\"a\":1,\"b\":1,\"\\u0061\":2}", "a", "line 1, column 14"),
    ("{\"b\":1,\"a\":{\"b\":1,\"b\":2}}", "a.b", "line 1, column 19"),
  ])
  func `a key that appears twice is reported with its second place`(
    json: String, key: String, place: String
  ) throws {
    let object = try JSONObject(Array(json.utf8))
    let problem = "the key \"\(key)\" appears a second time in \(place)"
    check(#expect(throws: JSONProblem.self) { try object.values() }?.description, problem)
    let thrown = #expect(throws: JSONProblem.self) { try object.places(of: [key, "c"]) }
    check(thrown?.description, problem)
    try check(object.places(of: ["c"]), [:])
  }

  @Test(arguments: [
    ("{\"e\u{301}\":1,\"\\u00e9\":2}", "é"), ("{\"K\":1,\"b\":1,\"\u{212A}\":2}", "K"),
    ("{\"a.e\u{301}\":2,\"a\":{\"é\":1}}", "a.é"),
  ])
  func `keys that are canonically equal are named, and neither is changed`(
    json: String, key: String
  ) throws {
    let object = try JSONObject(Array(json.utf8))
    try check(object.values()[key], .number("1"))
    try check(object.repeatedKeys(), [key])
    #expect(throws: JSONProblem.self) { try object.merging(set: [key: .bool(true)], unset: []) }
    #expect(throws: JSONProblem.self) { try object.merging(set: [:], unset: [key]) }
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
    let depth = 50_000
    let list = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let members = try JSONObject(Array("{\"a\":\(list)}".utf8)).texts
    check(members["a"], list)
    #expect(throws: JSONProblem.self) {
      try JSONObject(Array("{\"a\":\(list.dropLast())}".utf8))
    }
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
