import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

/// The text form of maps.
@Suite struct MapTextTests {
  private func map(_ text: String) -> String {
    do throws(Message) {
      return try MapText.map(text).sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(
        separator: "|")
    } catch {
      return "! " + error.english
    }
  }

  @Test(arguments: [
    ("", ""), ("  ", ""), ("A=1", "A=1"), ("A=1, B = x", "A=1|B = x"), ("A=b=c", "A=b=c"),
    ("A=", "A="),
    (#"A=x\,y"#, "A=x,y"), ("=1", "=1"), ("A", "! \"A\" is not NAME=VALUE"),
    ("A=1,,B=2", "! \"\" is not NAME=VALUE"), ("A=1,A=2", "! [A]: is there twice"),
    ("{}", ""), (" { } ", ""),
    (#"{"A": "1", "B": 2.50, "C": true, "D": false}"#, "A=1|B=2.50|C=true|D=false"),
    (#"{"A":"1",}"#, "A=1"), ("{ // a\n \"A\": /* b */ -1e3 // c\n}", "A=-1e3"),
    (#"{"\u0041\n\"": "\ud83d\ude00\/"}"#, "A\n\"=😀/"),
    (#"{"A": [1]}"#, "! [A]: must be a text, a number, or true or false"),
    (#"{"A": {"b": "}"}}"#, "! [A]: must be a text, a number, or true or false"),
    (#"{"A": null}"#, "! [A]: must be a text, a number, or true or false"),
    (#"{"A": 1, "A": 2}"#, "! [A]: is there twice"),
    ("{\"\u{E9}\": 1, \"e\u{301}\": 2}", "! [e\u{301}]: is there twice"),
  ])
  func `a text stands for a map, or says why not`(text: String, expected: String) {
    check(map(text), expected)
  }

  @Test(arguments: [
    "{", "{\"A\"}", "{\"A\":}", "{\"A\": 1", "{\"A\": 1}x", "{A: 1}", "{\"A\" 1}", "{,}",
    "{\"A\": 1 \"B\": 2}",
    "{\"A\": x}", "{\"A\": 0x1}", "{\"A\": \"\n\"}", "{\"A\": \"\\x\"}", "{\"A\": \"\\ud83d\"}",
    "{\"A\": [}",
    "{/", "{/*", "{\"A\": \"", "{\"A\": \"\\", "{\"A\": \"\\u00", "{\"A\": tru}", "{\"A\": 1,5}",
  ])
  func `what is no object of JSON is refused`(text: String) {
    check(map(text), "! is not an object in JSON")
  }

  @Test(arguments: RandomWalks.seeds(400))
  func `the text form of a map leads back to it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "a", "\"", "\\", ",", "=", "{", "}", "\n", "\u{7}", "é", "e\u{301}", "😀", " ", "\u{202E}",
      "//",
    ]
    func text() -> String {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }
      .joined()
    }
    var values: [String: SettingValue] = [:]
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      values[text()] = [.text(text()), .number("1.50"), .number("-3"), .bool(true)].randomElement(
        using: &random)
    }
    let map = SettingValue.map(values)
    #expect(SettingValue(map.text, as: .map(of: .texts, nil)) == map, "seed \(seed): \(map.text)")
    #expect(!map.text.contains("\n"))
  }
}
