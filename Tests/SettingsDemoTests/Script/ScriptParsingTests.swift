import SimpleTable
import Testing

@testable import settings_demo

@Suite struct ScriptParsingTests {
  @Test(arguments: [
    ("select citrus", Event.select("citrus")),
    ("accessory mobile", .tapAccessory("mobile")),
    ("collapse network", .collapse("network")),
    ("expand network", .expand("network")),
    ("toggle network", .toggle("network")),
    ("set volume 60", .set("volume", "60")),
    ("set name  Grace  Hopper", .set("name", "Grace  Hopper")),
    ("clear name", .set("name", "")),
    ("increment volume", .step("volume", 1)),
    ("increment volume 3", .step("volume", 3)),
    ("decrement volume", .step("volume", -1)),
    ("decrement volume\t2", .step("volume", -2)),
    ("push wifi", .push("wifi")),
    ("pop", .pop),
    ("reset", .reset),
    ("values", .tellValues),
    ("collapse all", .collapseAll),
    ("expand all", .expandAll),
    ("hide wifi", .hide("wifi")),
    ("show wifi", .show("wifi")),
    ("filter blue", .filter("blue")),
    ("filter", .endFilter),
    ("reveal proxy", .reveal("proxy")),
    ("reload", .reload),
    ("  select \t my own id  ", .select("my own id")),
    ("filter two  words", .filter("two  words")),
    ("collapse allotments", .collapse("allotments")),
    ("select all", .select("all")),
  ])
  func `a command becomes an event`(_ text: String, _ event: Event) throws {
    #expect(try Script(parsing: text).steps.map(\.event) == [event])
  }

  @Test func `semicolons and line breaks of every kind separate events`() throws {
    let script = try Script(parsing: "; reload;filter a\n\nexpand all\r\nfilter ;;")
    #expect(script.steps.map(\.event) == [.reload, .filter("a"), .expandAll, .endFilter])
    #expect(script.steps.map(\.text) == ["reload", "filter a", "expand all", "filter"])
  }

  @Test(arguments: ["", " ", ";", " ;\n; "])
  func `a script may be empty`(_ text: String) throws {
    #expect(try Script(parsing: text).steps == [])
  }

  @Test(arguments: [
    ("selct citrus", 1, #"there is no command "selct"; did you mean select?"#),
    ("reload; fly", 2, #"there is no command "fly"; --help tells which there are"#),
    (";;reload;;select", 2, #""select" needs more: select ID"#),
    ("collapse", 1, #""collapse" needs more: collapse SECTION"#),
    ("set volume", 1, "set needs a value: set volume VALUE, or clear volume"),
    ("increment volume up", 1, #""up" is no number of steps; give one above 0"#),
    ("decrement volume 0", 1, #""0" is no number of steps; give one above 0"#),
    (
      "increment volume -9223372036854775808", 1,
      #""-9223372036854775808" is no number of steps; give one above 0"#
    ),
    ("pop wifi", 1, #"pop stands alone, without "wifi""#),
    ("reload now", 1, #"reload stands alone, without "now""#),
    ("Select citrus", 1, #"there is no command "Select"; did you mean select?"#),
    ("reload; hide\u{7}", 2, #"there is no command "hide␇"; did you mean hide?"#),
  ])
  func `a malformed command is named with its position`(
    _ text: String, _ position: Int, _ problem: String
  ) {
    let message = "event \(position) of the script: \(problem)"
    #expect(throws: UsageError(message)) { try Script(parsing: text) }
    #expect(
      Demo.run(["--script", text])
        == Demo.Result(error: "settings-demo: \(message)\n", exitCode: 64))
  }

  @Test func `each command of the help is understood`() throws {
    for command in Command.all {
      let operand = (command.placeholder ?? "").replacing("[N]", with: "2")
      let text = operand.isEmpty ? command.name : "\(command.name) \(operand)"
      #expect(try Event(parsing: text) == command.event(operand))
    }
  }
}
