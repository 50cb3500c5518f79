import SimpleTableTesting
import TestTraits
import Testing

@testable import SimpleTable

/// What controls take and refuse, where they step to, and what they show: `Data/controls.txt`.
@Suite struct ControlScenarioTests {
  @Test(arguments: Scenario.all(in: "Data/controls.txt"))
  func `does what its scenario says`(scenario: Scenario) async {
    await scenario.check { subject in
      try ControlTrial(#require(Self.control(subject.joined()), "There is no control \(subject)."))
    } _: {
      $0.lines(after: $1.text)
    }
  }

  /// Returns what declares the control that a scenario begins with, over a value of its own.
  private static func control(_ name: String) -> (() -> any RowContent)? {
    switch name {
    case "switch": return over(false) { ToggleRow("Wi-Fi", isOn: $0) }
    case "constant switch": return over(true) { _ in ToggleRow("Wi-Fi", isOn: .constant(true)) }
    case "button": return over(0) { _ in ButtonRow("Sign Out", role: .destructive) {} }
    case "link": return over(0) { _ in LinkRow("More") { Section {} } }

    case "stepper 3 in 1...4": return over(3) { StepperRow("Copies", value: $0, in: 1...4) }
    case "stepper 90 in 1...4": return over(90) { StepperRow("Copies", value: $0, in: 1...4) }
    case "stepper 3 in 1...4 with a label":
      return over(3) { StepperRow("Copies", value: $0, in: 1...4) { "\($0) ×" } }
    case "stepper 3 in 0...100 by 30":
      return over(3) { StepperRow("Copies", value: $0, in: 0...100, step: 30) }
    case "stepper 3 in 1...9 by 0":
      return over(3) { StepperRow("Copies", value: $0, in: 1...9, step: 0) }
    case "stepper 3 in 1...9 by the least":
      return over(3) { StepperRow("Copies", value: $0, in: 1...9, step: .min) }
    case "stepper 2 in 0...9, even":
      let even = ValidationRule<Int>("must be even") { $0.isMultiple(of: 2) }
      return over(2) { StepperRow("Copies", value: $0, in: 0...9, rules: [even]) }
    case "stepper in all numbers":
      return over(Int.max) { StepperRow("Copies", value: $0, in: .min ... .max) }
    case "stepper in all UInt8":
      return over(UInt8(0)) { StepperRow("N", value: $0, in: 0 ... .max) }
    case "stepper in all UInt64":
      return over(UInt64(0)) { StepperRow("N", value: $0, in: 0 ... .max) }
    case "stepper 0.2 in 0...1 by 0.1":
      return over(0.2) { StepperRow("Zoom", value: $0, in: 0...1, step: 0.1) }
    case "stepper nan in 0...1 by 0.1":
      return over(Double.nan) { StepperRow("Zoom", value: $0, in: 0...1, step: 0.1) }
    case "stepper 3.5 in 0...9 by infinity":
      return over(3.5) { StepperRow("Zoom", value: $0, in: 0...9, step: .infinity) }
    case "stepper 0 in 0...infinity":
      return over(0.0) { StepperRow("Zoom", value: $0, in: 0 ... .infinity, step: 1) }
    case "constant stepper":
      return over(3) { _ in StepperRow("Copies", value: .constant(3), in: 1...5) }

    case "slider 60 in 0...100 by 5":
      return over(60) { SliderRow("Volume", value: $0, in: 0...100, step: 5) { "\($0) %" } }
    case "slider -20 in 0...100": return over(-20) { SliderRow("Volume", value: $0, in: 0...100) }
    case "slider 7 in 7...7": return over(7) { SliderRow("Volume", value: $0, in: 7...7) }
    case "slider 0 in -1...1 by 0.1":
      return over(0.0) { SliderRow("Balance", value: $0, in: -1...1, step: 0.1) }
    case "slider 0 in 0...1 by 0.3":
      return over(0.0) { SliderRow("Balance", value: $0, in: 0...1, step: 0.3) }
    case "slider infinity in -1...1 by 0.1":
      return over(Double.infinity) { SliderRow("Balance", value: $0, in: -1...1, step: 0.1) }
    case "slider nan in -1...1 by 0.1":
      return over(Double.nan) { SliderRow("Balance", value: $0, in: -1...1, step: 0.1) }
    case "slider 0 in 0...1 by 0.1, Float":
      return over(Float(0)) { SliderRow("Level", value: $0, in: 0...1, step: 0.1) }

    case "number 500 in 0...1000 by 250, ms":
      return over(500) {
        NumberFieldRow("Delay", value: $0, in: 0...1_000, step: 250, unit: "ms")
      }
    case "number 500": return over(500) { NumberFieldRow("Offset", value: $0) }
    case "number 0 by 5, Int8": return over(Int8(0)) { NumberFieldRow("N", value: $0, step: 5) }
    case "number 500 by 0": return over(500) { NumberFieldRow("N", value: $0, step: 0) }
    case "number 500 in 9...1 by 4":
      return over(500) {
        NumberFieldRow("N", value: $0, in: .reversed(from: 9, to: 1), step: 4)
      }
    case "no number in 1...9":
      return over(nil as Int?) {
        NumberFieldRow("Port", value: $0, in: 1...9, step: 1, placeholder: "any")
      }
    case "number 1.5 by 0.5, x":
      return over(1.5) { NumberFieldRow("Ratio", value: $0, step: 0.5, unit: "x") }
    case "number 1.5 in 0...10 by 0.1, ×":
      return over(1.5) { NumberFieldRow("Ratio", value: $0, in: 0...10, step: 0.1, unit: "×") }

    case "text Ada": return over("Ada") { TextFieldRow("Name", text: $0, placeholder: "Anonymous") }
    case "text with an escape": return over("\u{1B}[31m") { TextFieldRow("Name", text: $0) }
    case "text Ada, required, of 2 to 4":
      return over("Ada") { TextFieldRow("Name", text: $0, rules: [.required, .length(2...4)]) }
    case "no text, required":
      return over("") { TextFieldRow("Name", text: $0, rules: [.required]) }
    case "no text, required at once":
      return over("") {
        TextFieldRow("Name", text: $0, rules: [.required], validation: .onChange)
      }
    case "text that may be missing, required, of 2 to 4":
      return over(nil as String?) {
        TextFieldRow("Name", text: $0, placeholder: "None", rules: [.required, .length(2...4)])
      }
    case "empty text that may be missing, required at once":
      return over("" as String?) {
        TextFieldRow("Name", text: $0, rules: [.required], validation: .onChange)
      }
    case "text Ada that may be missing":
      return over("Ada" as String?) { TextFieldRow("Name", text: $0) }
    case "secret": return over("hunter2") { TextFieldRow("Password", text: $0, isSecure: true) }
    case "constant text": return over("") { _ in TextFieldRow("Name", text: .constant("a")) }
    case "text of lines":
      return over("Ada\nLondon") { TextAreaRow("Signature", text: $0, placeholder: "None") }
    case "text of lines with an escape":
      return over("a\u{1B}b\n") { TextAreaRow("Notes", text: $0) }

    case "day":
      return over(known("2026-02-28", as: CalendarDate.self)) { DateRow("Day", value: $0) }
    case "day in a month":
      return over(known("2026-07-15", as: CalendarDate.self)) {
        DateRow("Day", value: $0, in: known("2026-06-30")...known("2026-07-31"))
      }
    case "day before its month":
      return over(known("2026-01-01", as: CalendarDate.self)) {
        DateRow("Day", value: $0, in: known("2026-06-30")...known("2026-07-31"))
      }
    case "odd day":
      return over(known("2026-02-27", as: CalendarDate.self)) {
        DateRow("Day", value: $0, rules: [.init("must be odd") { $0.day % 2 == 1 }]) {
          "\($0.day). \($0.month)."
        }
      }
    case "time": return over(known("07:30", as: TimeOfDay.self)) { DateRow("Time", value: $0) }
    case "time in the morning":
      return over(known("07:30", as: TimeOfDay.self)) {
        DateRow("Time", value: $0, in: known("06:00")...known("12:00"))
      }
    case "time in a reversed range":
      return over(known("07:30", as: TimeOfDay.self)) {
        DateRow("Time", value: $0, in: .reversed(from: known("12:00"), to: .midnight))
      }
    case "day of one":
      return over(known("2026-01-31", as: CalendarDate.self)) { date in
        DateRow("Day", value: date, in: date.wrappedValue...date.wrappedValue)
      }
    case "number with a rule of one":
      return over(7) { NumberFieldRow("Number", value: $0, rules: [.range(7...7)]) }
    case "day with a time":
      return over(known("2026-12-31T23:59", as: DateAndTime.self)) { DateRow("At", value: $0) }

    case "picker of fruit": return over("Lemon") { picker($0, ["Lemon", "Lime", "Orange"]) }
    case "picker of fruit, called otherwise":
      return over("Lemon") {
        picker($0, ["Lemon", "Lime", "Orange"]) { $0 == "Lime" ? "Green one" : $0 }
      }
    case "picker of a and A": return over("a") { picker($0, ["a", "A"]) }
    case "picker of nothing": return over("Lemon") { picker($0, []) }
    case "picker of one fruit twice":
      return over("Lemon") { picker($0, ["Lemon", "Lime", "Lemon"]) }
    case "picker of fruit called alike":
      return over("Lemon") { picker($0, ["Lemon", "Lime"]) { _ in "Citrus" } }
    case "picker of fruit with a plum": return over("Plum") { picker($0, ["Lemon", "Lime"]) }
    case "picker of one fruit or none":
      return over(nil as String?) { PickerRow("Fruit", selection: $0, options: ["Lemon", "Lime"]) }
    case "picker of numbers":
      return over(4) { PickerRow("Seats", selection: $0, options: Array(1...8)) }

    case "days": return over(Set(["Mon", "Wed"])) { days($0, ["Mon", "Tue", "Wed"]) }
    case "days with a Sunday":
      return over(Set(["Mon", "Sun"])) { days($0, ["Mon", "Tue", "Wed"]) }
    case "days, one of them twice": return over(Set(["Mon"])) { days($0, ["Mon", "Mon"]) }
    case "no days": return over(Set<String>()) { days($0, []) }
    case "names with commas":
      return over(Set(["Smith, J", "a\\b"])) { days($0, ["Smith, J", "a\\b"]) }
    case "languages in order": return over(["sv", "fi"]) { languages($0) }
    case "languages in order with others": return over(["xx", "fi", "xx"]) { languages($0) }

    case "names": return over(["a", "b"]) { ListRow("Names", entries: $0, limit: 1...3) }
    case "three names": return over(["a", "b"]) { ListRow("Names", entries: $0, limit: 3...3) }
    case "one name": return over(["a", "b"]) { ListRow("Names", entries: $0, limit: 1...1) }
    case "some names": return over(["a"]) { ListRow("Names", entries: $0, limit: 1...) }
    case "one pair of a name and a number":
      return over(["a": 1]) { DictionaryRow("Ports", entries: $0, limit: 1...1) }
    case "some pairs of a name and a number":
      return over(["a": 1]) { DictionaryRow("Ports", entries: $0, limit: 1...) }
    case "names in a reversed range":
      return over(["a", "b"]) {
        ListRow("Names", entries: $0, limit: ClosedRange<Int>.reversed(from: 3, to: 1))
      }
    case "ports": return over([80]) { ListRow("Ports", entries: $0, rules: [.range(1...99)]) }
    case "ratios": return over([-0.0, 0.5, 3]) { ListRow("Ratios", entries: $0) }
    case "separators":
      return over([","] as [Character]) { ListRow("Separators", entries: $0) }
    case "letter": return over("x" as Character) { FieldRow("Letter", value: $0) }
    default: return nil
    }
  }

  private static func over<Value>(
    _ value: Value, _ row: @escaping (Binding<Value>) -> any RowContent
  ) -> () -> any RowContent {
    let variable = Variable(value)
    return { row(variable.binding) }
  }

  private static func picker(
    _ fruit: Binding<String>, _ options: [String], label: @escaping (String) -> String = { $0 }
  ) -> any RowContent {
    PickerRow("Fruit", selection: fruit, options: options, label: label)
  }

  private static func days(_ days: Binding<Set<String>>, _ options: [String]) -> any RowContent {
    MultiPickerRow("Repeat", selection: days, options: options) { $0 }
  }

  private static func languages(_ languages: Binding<[String]>) -> any RowContent {
    MultiPickerRow("Languages", selection: languages, options: ["de", "fi", "sv"])
  }
}

/// A control that is used by commands, each of which is followed by what it changes.
///
/// - `show`: all of it;
/// - `set TEXT`: puts a text in, in which `\n`, `\t` and `\u{…}` are what they are in Swift;
/// - `up`, `down` and a number of steps;
/// - `select`, and `option NUMBER`, from 1, of those that are shown below it.
private final class ControlTrial {
  private let bench: ControlBench
  private var state: [String] = []

  init(_ row: @escaping () -> any RowContent) {
    bench = ControlBench { row().row.id("control") }
    state = stateNow
  }

  func lines(after command: String) -> [String] {
    let words = command.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    let count = rest == "max" ? Int.max : rest == "min" ? .min : Int(rest) ?? 1
    let said: String? =
      switch words[0] {
      case "show": nil
      case "set": text(of: bench.adapter.setValue(ScenarioWord.unescaped(rest), row: "control"))
      case "up": text(of: bench.increment("control", by: count))
      case "down": text(of: bench.increment("control", by: count == .min ? .max : -count))
      case "select": text(of: bench.select("control"))
      case "option": text(of: bench.select(row: count))
      default: "there is no such command"
      }
    let (before, now) = (state, stateNow)
    state = now
    if words[0] == "show" { return now.filter { !$0.hasSuffix(": none") } }
    let lines = [said].compactMap(\.self) + now.filter { !before.contains($0) }
    return lines.isEmpty ? ["accepted"] : lines
  }

  /// All that can be seen of the control, in lines.
  private var stateNow: [String] {
    guard let control = bench.state("control") else { return ["there is no control"] }
    let value = control.value.map {
      control.style == .secureField ? "secret" : $0.text.debugDescription
    }
    let label = control.label.debugDescription
    let steps = [
      control.steps?.canDecrement == true ? "down" : nil,
      control.steps?.canIncrement == true ? "up" : nil,
    ]
    let fraction =
      if case .slider(_, let fraction) = control.style { "\(fraction)" } else { "none" }
    return [
      "\(control.style.name): \(control.kind?.description ?? "no value")",
      value.map { "= " + $0 + (label == $0 ? "" : ", shown as " + label) } ?? "= nothing",
      "placeholder: \(control.placeholder ?? "none")",
      "at: \(fraction)",
      "steps: " + Self.list(steps.compactMap(\.self), " and "),
      "options: " + Self.list(bench.titles.dropFirst(), ", "),
      "invalid: \(bench.message("control") ?? "none")",
      "diagnostics: " + Self.list(bench.problems, "; "),
    ]
  }

  private static func list(_ texts: some Collection<String>, _ separator: String) -> String {
    texts.isEmpty ? "none" : texts.joined(separator: separator)
  }

  private func text(of outcome: ValueOutcome?) -> String? {
    switch outcome {
    case .accepted, .handled: nil
    case .needsConfirmation(let question)?: "asks: \(question)"
    case .refused(let reason)?: "refused: \(reason)"
    case .ignored(let reason)?: "ignored: \(reason)"
    case nil: "there is no such row"
    }
  }
}
