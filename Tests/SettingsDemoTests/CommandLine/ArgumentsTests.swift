import SimpleTable
import Testing

@testable import settings_demo

@Suite struct ArgumentsTests {
  @Test func `no words show the phone, 60 columns wide, grouped and without colour`() throws {
    let arguments = try Arguments(parsing: [])
    #expect(arguments.action == .showMenu)
    #expect(arguments.menu.name == "phone")
    #expect(arguments.script == Script())
    #expect(arguments.valuesPath == nil)
    #expect(arguments.width == 60)
    #expect(arguments.style == .grouped)
    #expect(arguments.symbols == .unicode)
    #expect(arguments.color == .none)
  }

  @Test func `each option sets what it is named after`() throws {
    let arguments = try Arguments(parsing: [
      "--menu", "fruit", "--width", "40", "--style", "inset", "--ascii", "--color",
      "--script", "reload", "--values", "phone.json",
    ])
    #expect(arguments.menu.name == "fruit")
    #expect(arguments.width == 40)
    #expect(arguments.style == .insetGrouped)
    #expect(arguments.symbols == .ascii)
    #expect(arguments.color == .ansi)
    #expect(arguments.script.steps.map(\.event) == [.reload])
    #expect(arguments.valuesPath == "phone.json")
  }

  @Test func `a value may follow an equals sign, and may contain one`() throws {
    let arguments = try Arguments(parsing: ["--width=20", "--script=filter a=b"])
    #expect(arguments.width == 20)
    #expect(arguments.script.steps.map(\.event) == [.filter("a=b")])
  }

  @Test func `of an option given twice the last counts`() throws {
    #expect(try Arguments(parsing: ["--width", "40", "--width", "1000"]).width == 1000)
  }

  @Test(arguments: [
    ["--rows", "100"],
    ["--menu", "scroll", "--rows", "100"],
    ["--rows", "100", "--menu", "scroll"],
  ])
  func `the number of rows counts wherever it stands`(_ words: [String]) throws {
    let menu = try Arguments(parsing: words).menu
    #expect(menu.name == "scroll")
    #expect(TableAdapter(menu.table()).numberOfRows == 100)
  }

  @Test(arguments: [
    (["--help", "--nonsense"], Arguments.Action.showHelp),
    (["--list", "--help"], .listMenus),
    (["--menu", "fruit", "--help"], .showHelp),
  ])
  func `nothing after help or list is read`(_ words: [String], _ action: Arguments.Action) throws {
    #expect(try Arguments(parsing: words).action == action)
  }

  @Test(arguments: [
    (["--wdith", "40"], #"there is no option "--wdith"; did you mean --width?"#),
    (["--wdith=40"], #"there is no option "--wdith"; did you mean --width?"#),
    (["--frobnicate"], #"there is no option "--frobnicate"; --help tells which there are"#),
    (["-h"], #"there is no option "-h"; --help tells which there are"#),
    (["--"], #"there is no option "--"; did you mean --menu?"#),
    (["--rows", "5", "--menu", "fruit"], "--rows is for the menu scroll, not for fruit"),
    (["phone"], #"the argument "phone" belongs to no option; did you mean --menu phone?"#),
    (["tetris"], #"the argument "tetris" belongs to no option; --help tells which there are"#),
    ([""], #"the argument "" belongs to no option; --help tells which there are"#),
    (["--menu"], "--menu needs a value: --menu NAME"),
    (["--menu", "--list"], "--menu needs a value: --menu NAME"),
    (["--menu", "fone"], #"there is no menu "fone"; did you mean phone?"#),
    (["--menu", "trans"], #"there is no menu "trans"; did you mean transit?"#),
    (["--menu", "PHONE"], #"there is no menu "PHONE"; did you mean phone?"#),
    (["--menu", "tetris"], #"there is no menu "tetris"; --list tells which there are"#),
    (["--menu="], #"there is no menu ""; --list tells which there are"#),
    (["--style", "insert"], #"there is no style "insert"; did you mean inset?"#),
    (["--style", "baroque"], #"there is no style "baroque"; there are plain, grouped and inset"#),
    (["--width", "19"], #""19" is not a width; give a number of columns from 20 to 1000"#),
    (["--width", "1001"], #""1001" is not a width; give a number of columns from 20 to 1000"#),
    (["--width", "-5"], #""-5" is not a width; give a number of columns from 20 to 1000"#),
    (["--width", "wide"], #""wide" is not a width; give a number of columns from 20 to 1000"#),
    (["--width", "6e1"], #""6e1" is not a width; give a number of columns from 20 to 1000"#),
    (["--values"], "--values needs a value: --values FILE"),
    (["--values="], "--values needs the name of a file"),
    (["--ascii=yes"], "--ascii takes no value"),
    (["--script", "select"], #"event 1 of the script: "select" needs more: select ID"#),
    (["--menu", "a\u{1B}[31m\nb"], #"there is no menu "a␛[31m b"; --list tells which there are"#),
  ])
  func `wrong words give one line and exit 64`(_ words: [String], _ message: String) {
    let result = Demo.run(words)
    #expect(result == Demo.Result(error: "settings-demo: \(message)\n", exitCode: 64))
  }

  @Test func `a very long word is no reason to think for long`() {
    let word = String(repeating: "phone", count: 200_000)
    #expect(Demo.run(["--menu", word]).exitCode == 64)
  }
}
