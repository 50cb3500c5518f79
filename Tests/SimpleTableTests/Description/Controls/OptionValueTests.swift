import Testing

@testable import SimpleTable

@Suite struct `Option values` {
  private enum Raw: String, CaseIterable { case a, b }
  private enum Plain: CaseIterable {
    case a, b
    var name: String { "\(self)" }
    var same: String { "x" }
  }
  private struct Code: Hashable, LosslessStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  private func values<Value: Hashable>(
    _ options: [Value], value: KeyPath<Value, String>? = nil, label: @escaping (Value) -> String
  ) -> (values: [String?], problems: [String]) {
    let bench = ControlBench {
      PickerRow(
        "P", selection: Variable(options[0]).binding, options: options, value: value, label: label
      ).id("p")
    }
    return (bench.state("p")?.kind?.options.map(\.value) ?? [], bench.problems)
  }

  @Test func `raw values and descriptions are stored, labels shown`() {
    #expect(values(Raw.allCases) { "\($0)".uppercased() }.values == ["a", "b"])
    #expect(values([Code("fi"), Code("en")]) { _ in "x" }.values == ["fi", "en"])
    #expect(values([60.0, 0.5]) { "\($0) %" }.values == ["60", "0.5"])
    #expect(values([1, 2]) { "\($0) min" }.values == ["1", "2"])
    #expect(values(["x", "y"]) { $0.uppercased() }.values == ["x", "y"])
    #expect(
      values(Plain.allCases, value: \.name, label: { "\($0)".uppercased() }).values == [
        "a", "b",
      ])
  }

  @Test func `a type without a text form is named, and its labels are not stored`() {
    let (values, problems) = values(Plain.allCases) { "\($0)".uppercased() }
    #expect(values == ["a", "b"])
    #expect(
      problems == [
        "P: the option \"A\" has no text form to be stored; make its type a RawRepresentable, or pass "
          + "value:"
      ])
    let bench = ControlBench {
      PickerRow("P", selection: .constant(Plain.a), options: Plain.allCases) { "\($0)" }
    }
    #expect(bench.problems.isEmpty, "without an id it is not a setting")
  }

  @Test func `a value or a label that is unique is taken, exactly or not`() {
    let fruit = Variable(Raw.a)
    let bench = ControlBench {
      PickerRow("P", selection: fruit.binding, options: Raw.allCases) { $0 == .a ? "b" : "Bee" }
        .id("p")
    }
    for text in ["b", "Bee", " bee ", " B "] {
      fruit.wrappedValue = .a
      #expect(bench.adapter.setValue(text, row: "p") == .accepted)
      #expect(fruit.wrappedValue == .b, "\(text)")
    }
    let same = ControlBench {
      PickerRow("P", selection: fruit.binding, options: Raw.allCases) { _ in "same" }.id("p")
    }
    #expect(
      same.adapter.setValue("same", row: "p") == .refused("\"same\" is not among the options"))
    #expect(same.problems == ["P: two options are called \"same\""])
  }

  @Test func `options that are stored alike are named`() {
    let (_, problems) = values(Plain.allCases, value: \.same, label: { "\($0)" })
    #expect(problems == ["P: two options are stored as \"x\""])
  }

  @Test func `a missing value is an empty text, which is taken`() {
    let choice = Variable<Raw?>(nil)
    let bench = ControlBench {
      PickerRow("P", selection: choice.binding, options: Raw.allCases) { $0.rawValue }.id("p")
    }
    #expect(bench.problems.isEmpty)
    #expect(bench.adapter.values["p"] == "")
    #expect(bench.increment("p") == .accepted)
    #expect(choice.wrappedValue == .a)
    #expect(bench.adapter.setValue("", row: "p") == .accepted)
    #expect(choice.wrappedValue == nil)
  }

  @Test func `a chosen value that is not offered is shown, named and kept`() {
    let days: Variable<Set<String>> = Variable(["Mon", "Sun"])
    let bench = ControlBench {
      MultiPickerRow("Days", selection: days.binding, options: ["Mon", "Tue"]) { $0 }.id("d")
    }
    #expect(bench.adapter.values["d"] == "Mon, Sun")
    #expect(bench.adapter.setValue("Tue", row: "d") == .accepted)
    #expect(days.wrappedValue == ["Tue", "Sun"])
    #expect(bench.problems == ["Days: \"Sun\" is not among the options"])
  }

  @Test func `a group of choices with a section id is one setting`() {
    let theme = Variable(Raw.b)
    let adapter = TableAdapter(
      Table {
        Section("Theme", id: "theme") {
          Row("Light").tag(Raw.a).id("light")
          Row("Dark").tag(Raw.b)
        }
        .selection(.single(theme.binding))
      })
    let section = adapter.model.declared.sections[0]
    let state = section.groupRow?.control
    #expect(state?.description == "picker: Dark (one of light, b)")
    #expect(state?.value == .text("b"))
    let control = section.groupRow?.storage.control?.value
    #expect(
      control?.refusal(of: "green", isNew: false)?.english == "\"green\" is not among the options")
    #expect(control?.refusal(of: "light", isNew: false) == nil)
    #expect(control?.take("Light") == true)
    #expect(theme.wrappedValue == .a)
  }
}
