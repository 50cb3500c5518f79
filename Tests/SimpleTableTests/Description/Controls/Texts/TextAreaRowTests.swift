import SimpleTableTesting
import TestTraits
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

  @Test func `rules are asked, while it is typed too where that is wished`() {
    let bench = bench([.length(0...5)], validation: .onChange)
    let reason = "must have 0 to 5 characters"
    check(bench.adapter.setValue("Ada\nLovelace", row: "text"), .refused(reason))
    check(bench.row("text")?.editing("", draft: "Ada\nL.").invalidReason, reason)
    check(bench.row("text")?.editing("", draft: "Ada\nL").invalidReason, nil)
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
    check(
      TableAdapter(table).diagnostics.map(\.message),
      ["Notes: must not have control characters other than line breaks"])
  }

  @Test func `as a setting it keeps its lines, and says what it is`() throws {
    let text = text
    let menu = Menu(Table { Section { TextAreaRow("Text", text: text.binding).id("text") } })
    let store = MemoryStore(["text": .text("a\nb")])
    try menu.load(from: store)
    check(text.wrappedValue, "a\nb")
    check(menu.setting("text")?.kind.description, "text of several lines")
    check(menu.setting("text")?.label, "a (+1 line)")
    menu.setValue("c\n\nd", for: "text")
    try menu.save()
    check(store.values["text"], .text("c\n\nd"))
    menu.undo()
    check(text.wrappedValue, "a\nb")
    check(menu.apply(arguments: ["text": "a\tb"]).map(\.key), ["text"])
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
    check(report.refusedValues, [RefusedValue(key: "text", reason: reason)])
    check(text.wrappedValue, "")
  }
}
