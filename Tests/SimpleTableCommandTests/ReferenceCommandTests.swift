import SimpleTable
import SimpleTableCommand
import SimpleTableTesting
import Testing

@Suite struct `The reference` {
  private func reference(_ table: Table) async -> String {
    let (code, text) = await SettingsCommand("my*tool config", menu: Menu(table))
      .end(of: ["reference"])
    #expect(code == 0)
    return text
  }

  @Test func `code and text are in one line, whatever they contain`() async {
    let (text, ticks, end) = ("one\ntwo", "a``b`c", "`")
    let table = Table("T & *C*") {
      Section {
        TextAreaRow("- Lines", text: .init(get: { text }, set: { _ in }, default: text))
          .help("= 1 &amp; <2>\n> 3 ~~4~~").id("lines")
        TextFieldRow("Ticks", text: .init(get: { ticks }, set: { _ in }, default: ticks))
          .help("-").id("tick`s")
        TextFieldRow("End", text: .init(get: { end }, set: { _ in }, default: end)).id("end")
      }
    }
    expectSnapshot(of: await reference(table)) {
      #"""
      # my\*tool config

      ## T \& \*C\*

      ### `lines`

      \- Lines: text of several lines.
      \= 1 \&amp; \<2> > 3 \~\~4\~\~

      - default: `one two`

      ### `` tick`s ``

      Ticks: text.
      \-

      - default: ``` a``b`c ```

      ### `end`

      End: text.

      - default: `` ` ``
      """#
    }
  }

  @Test func `a page without a title has the name of the command`() async {
    let isOn = Setting(wrappedValue: true)
    let table = Table {
      Section {
        LinkRow("More", scope: "more") {
          Section { ToggleRow("Loud", isOn: isOn.projectedValue).id("loud") }
        }
        ToggleRow("Quiet", isOn: isOn.projectedValue).id("quiet")
      }
    }
    let headings = await reference(table).split(separator: "\n").filter { $0.hasPrefix("#") }
    #expect(
      headings == [
        "# my\\*tool config", "## my\\*tool config", "### `quiet`", "## More", "### `more.loud`",
      ])
  }
}
