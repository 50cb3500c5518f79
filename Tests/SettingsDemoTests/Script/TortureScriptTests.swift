import Testing

@testable import settings_demo

@Suite struct TortureScriptTests {
  @Test func `nothing in a title gets out, and nothing that was typed`() {
    #expect(
      output(of: "torture", "hide escape; hide line-break; select \u{1B}[31m; filter \u{1B}[2J")
        == """
        > hide escape
        - [3,0] Red ␛[31malert␛[0m
        > hide line-break
        - [3,1] First line second line third line
        > select ␛[31m
        ignored: there is no row "␛[31m"
        > filter ␛[2J
        - [0] 言語 · لغات · भाषाएँ
        - [1] 🏁 Emoji
        - [2] A header that is itself a sentence, and one that goes on for longer than most screens are wide

          Torture ␛[31mchamber

          Control␇ed␛[2J
            Before after the tab
            Right to left override         �1m
          A bell␇, a tab.

        """)
  }
}
