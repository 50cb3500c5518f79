import SimpleTable
import Testing

@testable import SimpleTableCommand

/// Texts of several lines and paths on the command line.
@Suite struct `Texts on the command line` {
  private let text: Binding<String>
  private let menu: Menu
  private let store = MemoryStore()

  init() {
    let text = Setting(wrappedValue: "").projectedValue
    self.text = text
    menu = Menu(
      Table("Mail") {
        Section {
          TextAreaRow("Signature", text: text).id("signature")
          TextFieldRow("Log", text: .constant("a.log"), content: .file).id("log")
          TextFieldRow("Home", text: .constant("~/"), content: .folder).id("home")
        }
      })
  }

  private func run(_ words: String..., input: String = "") async -> (output: String, code: Int32) {
    var command = SettingsCommand("mail", menu: menu, store: store)
    var output = ""
    command.streams.output = { output += $0 }
    command.streams.error = { output += $0 }
    command.streams.input = { input }
    let code = await command.run(words)
    return (output, code)
  }

  @Test(
    arguments: [
      ("Ada\n\nLondon\n", "Ada\n\nLondon"), ("Ada\nLondon", "Ada\nLondon"), ("a\n\n", "a\n"),
      ("a\r\nb\r\n", "a\nb"), ("", ""), ("\n", ""),
    ])
  func `inner line breaks of standard input stay`(input: String, value: String) async {
    #expect(await run("set", "signature", "-", input: input).code == 0)
    #expect(text.wrappedValue.utf8.elementsEqual(value.utf8))
    #expect(await run("get", "signature").output == value + "\n")
  }

  @Test func `a word may have line breaks, but no other control characters`() async {
    #expect(await run("set", "signature=a\nb").code == 0)
    #expect(text.wrappedValue == "a\nb")
    let refused = await run("set", "signature", "a\tb")
    #expect(refused.code == 1)
    #expect(
      refused.output
        == "mail: signature: must not have control characters other than line breaks\n")
  }

  @Test func `lists, JSON and the schema say what they are`() async {
    text.wrappedValue = "Ada\nLondon"
    let list = await run("list").output
    #expect(list.split(separator: "\n").count == 3)
    let json = await run("list", "--json").output
    #expect(json.contains(#""value": "Ada\nLondon""#))
    for kind in ["longText", "file", "folder"] { #expect(json.contains("\"kind\": \"\(kind)\"")) }
    let schema = await run("schema").output
    #expect(schema.split(separator: "\n").filter { $0.contains(#""type": "string""#) }.count == 3)
    #expect(await run("describe", "signature").output.contains("text of several lines"))
    #expect(await run("describe", "home").output.contains("path of a folder"))
  }
}
