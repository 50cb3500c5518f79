import Testing

@testable import SimpleTable

@Suite struct `Multi picker row` {
  let days = Variable<Set<String>>(["Mon", "Wed"])

  private func bench(_ options: [String] = ["Mon", "Tue", "Wed"]) -> ControlBench {
    ControlBench {
      MultiPickerRow("Repeat", selection: days.binding, options: options) { $0 }.id("days")
    }
  }

  @Test func `options are chosen and let go one by one`() {
    let bench = bench()
    bench.select("days")
    #expect(bench.titles == ["Repeat", "*Mon", "Tue", "*Wed"])
    bench.select(row: 2)
    bench.select(row: 1)
    #expect(bench.titles == ["Repeat", "Mon", "*Tue", "*Wed"])
    #expect(bench.control("days") == .picker(text: "Tue, Wed"))
    bench.select(row: 2)
    bench.select(row: 3)
    #expect(days.wrappedValue.isEmpty)
    #expect(bench.control("days") == .picker(text: "None"))
  }

  @Test func `nothing chosen reads as a word, which can be found, in the words of the table`() {
    let tone = Variable<String?>(nil)
    let speed = Variable<Int?>(nil)
    days.wrappedValue = []
    var words = TableWords()
    words[.none] = "Aucun"
    let table = Table {
      Section {
        MultiPickerRow("Repeat", selection: days.binding, options: ["Mon"]).id("days")
        PickerRow("Tone", selection: tone.binding, options: ["Bell"], style: .page).id("tone")
        // A text that is no option, even an empty one, is chosen.
        PickerRow("Other", selection: .constant("x"), options: ["Bell"]).id("other")
      }
      Section("Speed", id: "speed") { Row("Slow").tag(1) }.selection(.single(speed.binding))
    }
    for (word, table) in [("None", table), ("Aucun", table.words(words))] {
      let menu = Menu(table)
      #expect(menu.settings.map(\.label) == [word, word, "x", word])
      #expect(menu.settings.map(\.value) == ["", "", "x", ""])
      let text = TextRenderer(width: 40, style: .plain).render(menu.page)
      #expect(text.split(separator: "\n").first?.contains(word) == true)
      menu.page.filter(word)
      #expect(menu.page.titles == [["Repeat", "Tone"]])
    }
  }

  @Test(
    arguments: [
      ("", []), ("Tue", ["Tue"]), ("wed,MON", ["Mon", "Wed"]), (" Mon , Mon ,", ["Mon"]),
      (",,", []),
    ] as [(String, Set<String>)])
  func `a text lists options between commas`(text: String, chosen: Set<String>) {
    let bench = bench()
    #expect(bench.adapter.setValue(text, row: "days") == .accepted)
    #expect(days.wrappedValue == chosen)
  }

  @Test func `a text with anything else is refused as a whole`() {
    let bench = bench()
    let reason = "\"Sun\" is not among the options"
    #expect(bench.adapter.setValue("Tue, Sun", row: "days") == .refused(reason))
    #expect(days.wrappedValue == ["Mon", "Wed"])
  }

  @Test(arguments: [
    ["a, b", "a", "b"], ["a\\", "\\,", ","], [" padded ", "padded on", "in"], ["é", "e", "🇩🇪, 🇫🇷"],
  ])
  func `any labels survive as text`(options: [String]) throws {
    for chosen in [Set(options), [options[0]], [options[1], options[2]], []] {
      days.wrappedValue = chosen
      let bench = bench(options)
      let text = try #require(bench.adapter.values["days"])
      days.wrappedValue = []
      #expect(bench.adapter.setValue(text, row: "days") == .accepted)
      #expect(days.wrappedValue == chosen, "from \(text)")
    }
  }

  @Test func `labels are shown as they are, and only the value escapes their commas`() {
    days.wrappedValue = ["Smith, J", "a\\b"]
    let bench = bench(["Smith, J", "a\\b"])
    #expect(bench.control("days") == .picker(text: "Smith, J, a\\b"))
    #expect(bench.adapter.values["days"] == "Smith\\, J, a\\\\b")
  }

  @Test func `chosen values that are no options are named and kept`() {
    days.wrappedValue = ["Mon", "Sun"]
    let bench = bench()
    #expect(bench.problems == ["Repeat: \"Sun\" is not among the options"])
    #expect(bench.control("days") == .picker(text: "Mon, Sun"))
    bench.adapter.setValue("Tue", row: "days")
    #expect(days.wrappedValue == ["Tue", "Sun"])
    bench.select("days")
    bench.select(row: 1)
    #expect(days.wrappedValue == ["Mon", "Tue", "Sun"])
  }

  @Test func `the same option twice is named, and checked once`() {
    let bench = bench(["Mon", "Mon"])
    #expect(bench.problems.first == "Repeat: the option \"Mon\" is declared twice")
    bench.select("days")
    #expect(bench.titles == ["Repeat", "*Mon", "Mon"])
  }

  @Test func `without options it says so`() {
    days.wrappedValue = []
    #expect(bench([]).problems == ["Repeat: there are no options"])
  }

  @Test(.timeLimit(.minutes(10)), arguments: [false, true])
  func `many options are chosen in a time that grows with their number`(byLabel: Bool) {
    let names = (0..<10_000).map { "o\($0)" }
    let many = Variable<Set<String>>([])
    let bench = ControlBench {
      MultiPickerRow("Many", selection: many.binding, options: names).id("m")
    }
    let text = names.map { byLabel ? $0.uppercased() : $0 }.joined(separator: ", ")
    #expect(bench.adapter.setValue(text, row: "m") == .accepted)
    #expect(many.wrappedValue.count == names.count)
  }

  @Test func `it has no steps`() {
    #expect(bench().increment("days") == .ignored(.hasNoValue))
  }
}
