import SimpleTable
import Testing

@testable import settings_demo

@Suite struct ArgumentsTests {
  @Test func `without words the phone is shown`() throws {
    let arguments = try Arguments(parsing: [])
    #expect(arguments.action == .showMenu)
    #expect(arguments.menu.name == "phone")
    #expect(arguments.text.contains("Airplane Mode"))
  }

  @Test func `options change what is printed`() throws {
    let words = ["--menu", "fruit", "--width", "30", "--style", "plain", "--ascii"]
    let arguments = try Arguments(parsing: words)
    #expect(arguments.menu.name == "fruit")
    #expect(arguments.width == 30)
    #expect(arguments.style == .plain)
    #expect(arguments.symbols == .ascii)
    #expect(arguments.text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `the list and the help have a line for each menu`() throws {
    let list = try Arguments(parsing: ["--list"]).text
    #expect(
      list == """
        phone   the settings of a phone, with pages behind its rows
        setup   inputs of every kind in sections that collapse
        fruit   two rows that show their choices below them when selected
        scroll  25 rows, or a million, to scroll through

        """)
    #expect(try Arguments(parsing: ["--help"]).text.hasSuffix(list))
  }

  @Test(
    arguments: [
      (["--wide"], "\"--wide\" is no option; --help lists them"),
      (["--menu"], "--menu needs a value"),
      (["--menu", "fish"], "--menu does not take \"fish\"; --help lists what it takes"),
      (["--style", ""], "--style does not take \"\"; --help lists what it takes"),
      (["--width", "19"], "--width does not take \"19\"; --help lists what it takes"),
      (["--width", "1001"], "--width does not take \"1001\"; --help lists what it takes"),
    ])
  func `a wrong word is named`(words: [String], message: String) {
    #expect { try Arguments(parsing: words) } throws: { "\($0)" == message }
  }
}
