import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

/// Every value that controls write they read, whatever it is.
@Suite struct `Round trips of values` {
  private struct Source {
    var random: SeededGenerator

    static let pieces = [
      "a", "A", " ", ",", "\\", "\"", "\n", "\t", "\u{1B}", "\u{301}", "\u{202E}", "北", "true", "1",
    ]

    mutating func text() -> String {
      (0..<Int.random(in: 0...4, using: &random))
        .map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
    }

    mutating func texts() -> [String] {
      (0..<Int.random(in: 0...5, using: &random)).map { _ in text() }
    }

    mutating func double() -> Double {
      switch Int.random(in: 0...4, using: &random) {
      case 0: [.nan, .infinity, -.infinity, -0.0].randomElement(using: &random) ?? 0
      case 1: Double(bitPattern: .random(in: 0...(.max), using: &random))
      default: Double.random(in: -20...20, using: &random)
      }
    }

    mutating func row() -> Row {
      let texts = texts()
      let chosen = Bool.random(using: &random) ? texts.randomElement(using: &random) : text()
      let labels = Int.random(in: 0...2, using: &random)
      let label = { (text: String) in labels == 0 ? text : labels == 1 ? text.lowercased() : "x" }
      switch Int.random(in: 0...6, using: &random) {
      case 0: return ToggleRow("", isOn: Variable(Bool.random(using: &random)).binding).row
      case 1: return TextFieldRow("", text: Variable(text()).binding).row
      case 2:
        let bounds = [double(), double()].map { $0.isNaN ? 0 : $0 }.sorted()
        return SliderRow(
          "", value: Variable(double()).binding,
          in: bounds[0]...bounds[1], step: double()
        ).row
      case 3:
        let bounds = [Int8.random(in: -128...127, using: &random), 5].sorted()
        return StepperRow(
          "", value: Variable(Int8.random(in: -128...127, using: &random)).binding,
          in: bounds[0]...bounds[1], step: .random(in: -3...9, using: &random)
        ).row
      case 4:
        return PickerRow(
          "", selection: Variable(chosen ?? "").binding, options: texts, label: label
        )
        .row
      case 5:
        return PickerRow("", selection: Variable(chosen).binding, options: texts, label: label).row
      default:
        let set = Set(texts.prefix(2) + [text()])
        return MultiPickerRow("", selection: Variable(set).binding, options: texts, label: label)
          .row
      }
    }
  }

  @Test func `every value of a random table is taken again and stays the same`() {
    RandomWalks.forEach(15) { seed, compared in
      var source = Source(random: SeededGenerator(seed: seed))
      let rows = (0..<10).map { source.row().id("\($0)") }
      let adapter = TableAdapter(Table { Section { rows } })
      let values = adapter.values
      for (id, text) in values {
        check(adapter.setValue(text, row: id), .accepted, "\(id) \(text.debugDescription) \(seed)")
        compared.count()
      }
      check(adapter.values, values, "\(seed)")
    }
  }
}
