import SimpleTableTesting
import Testing

@testable import SimpleTable

@Suite struct `Text area row` {
  let text = Variable("")

  private func bench(
    _ rules: [ValidationRule<String>] = [], validation moment: ValidationMoment = .onCommit
  ) -> ControlBench {
    ControlBench {
      TextAreaRow(
        "Signature", text: text.binding, placeholder: "None", rules: rules, validation: moment
      ).id("text")
    }
  }

  @Test(arguments: [
    ("", ""), ("Ada", "Ada"), ("Ada\nLondon", "Ada (+1 line)"), ("Ada\n", "Ada (+1 line)"),
    ("Ada\n\nLondon", "Ada (+2 lines)"), ("\nAda", "(+1 line)"), ("\n\n", "(+2 lines)"),
    ("Ada\r\nLondon", "Ada (+1 line)"), ("👩‍👩‍👧\nb\nc\nd", "👩‍👩‍👧 (+3 lines)"),
  ])
  func `the first line is shown, and how many follow`(value: String, label: String) {
    text.wrappedValue = value
    #expect(bench().state("text")?.label == label)
    #expect(bench().state("text")?.value == .text(value))
    #expect(bench().state("text")?.style == .textArea)
  }

  @Test(arguments: [
    "", "Ada", "Ada\nLondon", "\n", "\n\n\nAda\n", " \n ", "\u{301}\n\u{301}", "a\n\u{301}b",
  ])
  func `line breaks are taken`(new: String) {
    let bench = bench()
    #expect(bench.adapter.setValue(new, row: "text") == .accepted)
    #expect(Array(text.wrappedValue.unicodeScalars) == Array(new.unicodeScalars))
  }

  @Test func `a line break of two scalars becomes one`() {
    let bench = bench()
    #expect(bench.adapter.setValue("Ada\r\n\r\nLondon\r\n", row: "text") == .accepted)
    #expect(text.wrappedValue.utf8.elementsEqual("Ada\n\nLondon\n".utf8))
  }

  @Test(arguments: [
    "\t", "a\tb\n", "\r", "a\rb", "a\n\r", "\u{0}", "a\u{1B}[31m\n", "\u{7F}", "\u{85}",
    "a\u{2028}b", "\u{2029}", "\u{B}", "\u{C}", "a\n\u{9B}m",
  ])
  func `other control characters are refused`(new: String) {
    let bench = bench()
    let reason = "must not have control characters other than line breaks"
    #expect(bench.adapter.setValue(new, row: "text") == .refused(reason))
    #expect(text.wrappedValue == "")
    #expect(bench.message("text") == reason)
  }

  @Test func `rules are asked, while it is typed too where that is wished`() {
    let bench = bench([.length(0...5)], validation: .onChange)
    let reason = "must have 0 to 5 characters"
    #expect(bench.adapter.setValue("Ada\nLovelace", row: "text") == .refused(reason))
    #expect(bench.row("text")?.editing("", draft: "Ada\nL.").invalidReason == reason)
    #expect(bench.row("text")?.editing("", draft: "Ada\nL").invalidReason == nil)
  }

  @Test func `it looks like a field of one line`() {
    let signature = Variable("Sent from my phone\nin the\nrain")
    let table = Table {
      Section {
        TextAreaRow("Signature", text: signature.binding)
        TextAreaRow("Greeting", text: .constant(""), placeholder: "None")
        TextAreaRow("Notes", text: .constant("a\u{1B}b\n"))
      }
    }
    expectSnapshot(of: TextRenderer(width: 50).render(TableAdapter(table))) {
      """
          Signature      Sent from my phone (+2 lines)
          Greeting                                None
          Notes                          a␛b (+1 line)
      """
    }
    #expect(
      TableAdapter(table).diagnostics.map(\.message)
        == ["Notes: the text has control characters other than line breaks"])
  }

  @Test func `as a setting it keeps its lines, and says what it is`() throws {
    let text = text
    let menu = Menu(Table { Section { TextAreaRow("Text", text: text.binding).id("text") } })
    let store = MemoryStore(["text": .text("a\nb")])
    try menu.load(from: store)
    #expect(text.wrappedValue == "a\nb")
    #expect(menu.setting("text")?.kind.description == "text of several lines")
    #expect(menu.setting("text")?.label == "a (+1 line)")
    menu.setValue("c\n\nd", for: "text")
    try menu.save()
    #expect(store.values["text"] == .text("c\n\nd"))
    menu.undo()
    #expect(text.wrappedValue == "a\nb")
    #expect(menu.apply(arguments: ["text": "a\tb"]).map(\.key) == ["text"])
  }

  @Test(
    arguments: [
      (.number("1"), "expected a text, got a number"),
      (.text("a\u{7}"), "must not have control characters other than line breaks"),
    ] as [(SettingValue, String)])
  func `a stored value that is no such text is refused`(value: SettingValue, reason: String) throws
  {
    let text = text
    let menu = Menu(Table { Section { TextAreaRow("Text", text: text.binding).id("text") } })
    let report = try menu.load(from: MemoryStore(["text": value]))
    #expect(report.refused == [RefusedValue(key: "text", reason: reason)])
    #expect(text.wrappedValue == "")
  }
}
