import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Setting value` {
  static let number = SettingKind.number(
    NumberRange(minimum: "0", maximum: "9", step: "1", isWhole: true, unit: nil, mayBeEmpty: false))
  static let optionalNumber = SettingKind.number(
    NumberRange(
      minimum: nil, maximum: nil, step: nil, isWhole: true, unit: nil, mayBeEmpty: true))

  @Test(
    arguments: [
      (.bool(true), "true"), (.number("0.5"), "0.5"), (.text(" a,b "), " a,b "), (.texts([]), ""),
      (.texts(["Mon", "Tue"]), "Mon, Tue"), (.numbers(["80", "-0.5"]), "80, -0.5"),
      (.texts(["Smith, J", #"a\b"#]), #"Smith\, J, a\\b"#),
      (.texts(["", " a", "a"]), #""", \ a, a"#), (.texts([#""""#]), #"\"\""#),
    ] as [(SettingValue, String)])
  func `each value has a text form`(value: SettingValue, text: String) {
    check(value.text, text)
  }

  @Test(
    arguments: [
      (.number("20.000"), "20"), (.numbers(["20.000", ".50"]), "20, .5"), (.number(".0"), "0"),
      (.number("-.00"), "-0"), (.number("1.50e3"), "1.50e3"), (.text("20.000"), "20.000"),
    ] as [(SettingValue, String)])
  func `a control reads a stored number without the zeros that it ends with`(
    value: SettingValue, text: String
  ) {
    check(value.exactText, text)
  }

  @Test(
    arguments: [
      (.toggle, "ON", .bool(true)), (.toggle, "maybe", nil), (number, " 5 ", .number("5")),
      (number, "0x10", nil), (number, "nan", nil), (number, " ", nil),
      (optionalNumber, " \t", .text("")), (optionalNumber, "", .text("")),
      (optionalNumber, "7", .number("7")), (.text, " a ", .text(" a ")),
      (number, "1,5", .number("1.5")), (number, "0,125", .number("0.125")),
      (number, "1500,250", .number("1500.250")), (number, "1,500", nil), (number, "1,5,5", nil),
      (number, "1.500,5", nil), (number, "-1,500", nil), (number, ",5", .number(".5")),
      (number, ",", nil), (number, "1,5\u{301}", nil),
      (.list(of: .numbers, nil), " 80 ,8e1", .numbers(["80", "8e1"])),
      (.list(of: .numbers, nil), "", .texts([])),
      (.list(of: .numbers, nil), "80,,1", nil), (.list(of: .numbers, nil), "80, x", nil),
      (.choice([]), "a", .text("a")), (.choices([]), " a ,, b", .texts(["a", "", "b"])),
      (.choices([]), ",", .texts(["", ""])), (.choices([]), " \t", .texts([])),
      (.choices([]), "a,", .texts(["a", ""])),
      (
        .choices([]), "\u{A0}a\t, \"\" ,\\ b\\ , \\\"\\\" ,\u{A0}, \\,\\\\ ,c\\",
        .texts(["a", "", " b ", "\"\"", "", ",\\", "c"])
      ),
    ] as [(SettingKind, String, SettingValue?)])
  func `a text is read as a value of a kind`(kind: SettingKind, text: String, value: SettingValue?)
  {
    check(SettingValue(text, as: kind), value)
  }

  @Test func `the names of a map are the same if their bytes are`() {
    let (one, two) = (["\u{E9}": SettingValue.number("3")], ["e\u{301}": SettingValue.number("3")])
    #expect(SettingValue.map(one) != .map(two))
    #expect(SettingValue.map(one) == .map(["\u{E9}": .number("3.0")]))
    #expect(SettingValue.map(["a": .map(one)]) != .map(["a": .map(two)]))
  }

  @Test(
    arguments: [
      "0.30000000000000004": "0.3", "-0.30000000000000004": "-0.3",
      "3.141592653589793": "3.14159265358979", "0.99999999999999999": "1",
      "9.9999999999999999": "10",
      "-99.9999999999999999": "-100", "1.2345678901234567e+19": "1.23456789012346e+19",
      "12345678901234567890": "12345678901234567890", "1234567890123456.5": "1234567890123456.5",
      "0.000012345678901234567": "0.0000123456789012346", "1.7999999999999998": "1.8", "0.5": "0.5",
      "a long text that is no number.": "a long text that is no number.", "": "",
    ])
  func `a number is shown with fifteen digits at most`(text: String, shown: String) {
    check(text.shortDecimal, shown)
  }

  @Test func `texts of any content are read back from their text form`() {
    var random = SeededGenerator()
    let pieces = [
      "a", ",", "\\", " ", "\"", "\n", "\u{301}", "\r\n", "\t", "北", "\u{0}", "\u{A0}", "👩‍👩‍👧",
    ]
    for _ in 0..<5_000 {
      let texts = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        (0..<Int.random(in: 0...4, using: &random))
          .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      }
      let read = TextList(joined: SettingValue.texts(texts).text).texts
      check(read.map { Array($0.unicodeScalars) }, texts.map { Array($0.unicodeScalars) })
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `the text form costs no more for each mark of a long character`() {
    let text = "e" + String(repeating: "\u{301}", count: 100_000)
    check(SettingValue.texts([text, ""]).text.utf8.elementsEqual((text + ", \"\"").utf8))
  }
}
