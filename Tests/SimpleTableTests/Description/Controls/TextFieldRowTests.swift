import Testing

@testable import SimpleTable

@Suite struct `Text field row` {
  let name = Variable("Ada")

  @Test func `it shows its text and its placeholder`() {
    let bench = ControlBench {
      TextFieldRow("Name", text: name.binding, placeholder: "Anonymous").id("name")
    }
    let state = VisibleControl.field(text: "Ada", placeholder: "Anonymous", isSecure: false)
    #expect(bench.control("name") == state)
    #expect(bench.select("name") == .ignored(.notSelectable))
  }

  @Test(arguments: ["", "Grace", "名前", "👩🏽‍🚀", "a\u{301}", "  ", "\\n"])
  func `a line of text is taken as it is`(text: String) {
    let bench = ControlBench { TextFieldRow("Name", text: name.binding).id("name") }
    #expect(bench.adapter.setValue(text, row: "name") == .accepted)
    #expect(bench.adapter.values["name"] == text)
  }

  @Test(arguments: [
    "a\nb", "a\r\nb", "\t", "\u{1B}[31m", "\u{0}", "\u{7F}", "\u{9B}", "\u{85}", "a\u{2028}b",
    "\u{2029}",
  ])
  func `a text with control characters or line breaks is refused`(text: String) {
    let bench = ControlBench { TextFieldRow("Name", text: name.binding).id("name") }
    let reason = "must be one line without control characters"
    #expect(bench.adapter.setValue(text, row: "name") == .refused(reason))
    #expect(bench.message("name") == reason)
    #expect(name.wrappedValue == "Ada")
  }

  @Test(arguments: ["a\nb", "\u{1B}[31m"])
  func `a bound text with control characters or line breaks is reported and kept`(text: String) {
    name.wrappedValue = text
    let bench = ControlBench { TextFieldRow("Name", text: name.binding).id("name") }
    #expect(bench.problems == ["Name: the text has line breaks or control characters"])
    #expect(bench.adapter.setValue(text, row: "name") == .accepted)
    #expect(name.wrappedValue == text)
  }

  @Test func `its rules are asked in order`() {
    let bench = ControlBench {
      TextFieldRow("Name", text: name.binding, rules: [.required, .length(2...4)]).id("name")
    }
    #expect(bench.adapter.setValue("  ", row: "name") == .refused("must not be empty"))
    #expect(bench.adapter.setValue("A", row: "name") == .refused("must have 2 to 4 characters"))
    #expect(bench.adapter.setValue("👩🏽‍🚀👩🏽‍🚀", row: "name") == .accepted)
  }

  @Test func `checked on commit, a text that came otherwise is not questioned`() {
    name.wrappedValue = ""
    let bench = ControlBench {
      TextFieldRow("Name", text: name.binding, rules: [.required]).id("name")
    }
    #expect(bench.message("name") == nil)
  }

  @Test func `checked on change, its text shows why it is not valid`() {
    name.wrappedValue = ""
    let bench = ControlBench {
      TextFieldRow("Name", text: name.binding, rules: [.required], validation: .onChange).id("name")
    }
    #expect(bench.message("name") == "must not be empty")
    #expect(bench.adapter.setValue("Eve", row: "name") == .accepted)
    #expect(bench.message("name") == nil)
    name.wrappedValue = " "
    bench.adapter.reload()
    #expect(bench.message("name") == "must not be empty")
  }

  @Test func `a secure text is not found by a filter and marked as a secret`() {
    name.wrappedValue = "hunter2"
    let bench = ControlBench {
      TextFieldRow("Password", text: name.binding, isSecure: true).id("password")
    }
    bench.adapter.filter("hunter")
    #expect(bench.adapter.numberOfRows == 0)
    bench.adapter.filter(nil)
    #expect(bench.state("password")?.isSecure == true)
    #expect(bench.state("password")?.label == "")
    #expect(bench.state("password").map(\.description)?.contains("hunter") == false)
  }
}
