import Testing

@testable import SimpleTable

@Suite struct `A picker that keeps the order of choosing` {
  let languages = Variable(["sv", "fi"])

  private func bench(_ options: [String] = ["de", "fi", "sv"]) -> ControlBench {
    ControlBench {
      MultiPickerRow("Languages", selection: languages.binding, options: options).id("languages")
    }
  }

  @Test func `what is chosen comes last, and what is let go leaves its place`() {
    let bench = bench()
    #expect(bench.control("languages") == .picker(text: "sv, fi"))
    bench.select("languages")
    #expect(bench.titles == ["Languages", "de", "*fi", "*sv"])
    bench.select(row: 1)
    #expect(languages.wrappedValue == ["sv", "fi", "de"])
    bench.select(row: 2)
    #expect(languages.wrappedValue == ["sv", "de"])
    bench.select(row: 2)
    #expect(bench.control("languages") == .picker(text: "sv, de, fi"))
  }

  @Test(
    arguments: [
      ("de, sv", ["de", "sv"]), ("sv,de", ["sv", "de"]), ("fi, fi, de", ["fi", "de"]), ("", []),
    ])
  func `a text gives the order`(text: String, chosen: [String]) {
    let bench = bench()
    #expect(bench.adapter.setValue(text, row: "languages") == .accepted)
    #expect(languages.wrappedValue == chosen)
    #expect(bench.state("languages")?.value == .texts(chosen))
  }

  @Test func `values that are no options stay, and repeated ones count once`() {
    languages.wrappedValue = ["xx", "fi", "xx"]
    let bench = bench()
    #expect(bench.control("languages") == .picker(text: "xx, fi"))
    bench.select("languages")
    bench.select(row: 1)
    #expect(languages.wrappedValue == ["xx", "fi", "de"])
    bench.adapter.setValue("sv", row: "languages")
    #expect(languages.wrappedValue == ["sv", "xx"])
  }

  @Test func `the order is the stored value, and what undo restores`() throws {
    let menu = Menu(
      Table {
        Section {
          MultiPickerRow("L", selection: languages.binding, options: ["fi", "sv"]).id("l")
        }
      })
    menu.setValue("fi, sv", for: "l")
    let store = MemoryStore()
    try menu.save(to: store)
    #expect(store.values == ["l": .texts(["fi", "sv"])])
    menu.undo()
    #expect(languages.wrappedValue == ["sv", "fi"])
  }

  @Test func `options with a text form need no label`() {
    let number = Variable(2)
    let other = Variable<Int?>(nil)
    let set = Variable<Set<Int>>([3, 1])
    let bench = ControlBench {
      PickerRow("One", selection: number.binding, options: 1...3).id("one")
      PickerRow("Or none", selection: other.binding, options: 1...3).id("none")
      MultiPickerRow("Set", selection: set.binding, options: 1...3).id("set")
      Row("Tagged").tag(1)
    }
    #expect(bench.adapter.values == ["one": "2", "none": "", "set": "1, 3"])
  }

  @Test func `a group of choices keeps the order too`() {
    let bench = ControlBench(.multiple(languages.binding)) {
      for code in ["de", "fi", "sv"] { Row(code).tag(code) }
    }
    bench.select(row: 0)
    #expect(languages.wrappedValue == ["sv", "fi", "de"])
  }
}
