import TestFixtures

@testable import SimpleTable

/// Pages of rows at random, which show and hide each other, lead back, and share keys.
final class DeclaredMenu {
  enum Kind: Equatable {
    case toggle, number, text, picker, pagePicker, group
    case link(page: Int, scope: String?)
  }

  struct Item {
    let id: String?
    let kind: Kind
    let slot: Int
    let formerKey: String?
    let isDisabled: Bool

    /// The switch that must be on for the row to be declared.
    let condition: Int?
  }

  /// The rows of each page, and the values of all rows by their slots.
  let pages: [[Item]]
  var values: [String] = []
  private(set) var defaults: [String?] = []

  static let options = ["x", "y", "z"]
  static let switches = 0..<3

  init(using random: inout SeededGenerator) {
    func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
    let count = Int.random(in: 1...4, using: &random)
    var slots: [Kind] = Self.switches.map { _ in .toggle }
    pages = (0..<count).map { number in
      let ids = ["a", "b", "c", "d", "e", "f"].shuffled(using: &random)
      let own = (0..<Int.random(in: 1...4, using: &random)).map { place -> Item in
        let kinds: [Kind] = [.toggle, .number, .text, .picker, .pagePicker, .group]
        let kind = kinds.randomElement(using: &random) ?? .toggle
        var slot = slots.count
        if kind == .toggle, chance(2) {
          slot = Int.random(in: Self.switches, using: &random)
        } else {
          slots.append(kind)
        }
        return Item(
          id: chance(8) ? nil : ids[place], kind: kind, slot: slot,
          formerKey: chance(4) ? "old\(slot)" : nil, isDisabled: chance(8),
          condition: chance(3) ? Int.random(in: Self.switches, using: &random) : nil)
      }
      let links = (0..<Int.random(in: 0...2, using: &random)).map { place in
        Item(
          id: "link\(place)",
          kind: .link(
            page: Int.random(in: 0..<count, using: &random),
            scope: ["s", "t", nil].randomElement(using: &random) ?? nil),
          slot: -1, formerKey: nil, isDisabled: chance(10),
          condition: chance(5) ? Int.random(in: Self.switches, using: &random) : nil)
      }
      return (own + links).shuffled(using: &random)
    }
    for kind in slots {
      let value = Self.texts(kind).randomElement(using: &random) ?? ""
      values.append(value)
      defaults.append(chance(3) ? nil : Self.texts(kind).randomElement(using: &random))
    }
  }

  /// The values that a kind can have.
  static func texts(_ kind: Kind) -> [String] {
    switch kind {
    case .toggle: ["true", "false"]
    case .number: ["0", "5", "10"]
    case .text: ["word", "true", "5"]
    default: options
    }
  }

  /// The rows of a page that are declared now.
  func items(_ page: Int) -> [Item] {
    pages[page].filter { $0.condition.map { values[$0] == "true" } ?? true }
  }

  // MARK: - The same as a table

  func table(_ page: Int = 0) -> Table {
    Table("P\(page)") { [self] in
      for item in items(page) { section(item) }
    }
  }

  private func section(_ item: Item) -> Section {
    let text = binding(item.slot)
    guard item.kind != .group else {
      return Section("Group", id: item.id.map { SectionID($0) }) {
        for option in Self.options {
          Row(option.uppercased()).tag(option).id("\(item.id ?? "none")-\(option)")
            .disabled(item.isDisabled)
        }
      }
      .selection(.single(text)).formerly(item.formerKey ?? "unused")
    }
    let row: Row =
      switch item.kind {
      case .toggle: ToggleRow("Row", isOn: mapped(text, { $0 == "true" }, { "\($0)" })).row
      case .number:
        StepperRow("Row", value: mapped(text, { Int($0) ?? 0 }, { "\($0)" }), in: 0...10).row
      case .text: TextFieldRow("Row", text: text, rules: [.required]).row
      case .picker:
        PickerRow("Row", selection: text, options: Self.options) { $0.uppercased() }.row
      case .pagePicker:
        PickerRow("Row", selection: text, options: Self.options, style: .page) {
          $0.uppercased()
        }.row
      case .link(let page, let scope):
        LinkRow("P\(page)", scope: scope, destination: self.table(page)).row
      case .group: Row("")
      }
    let former = item.formerKey.map { row.formerly($0) } ?? row
    return Section { former.id(item.id).disabled(item.isDisabled) }
  }

  private func binding(_ slot: Int) -> Binding<String> {
    Binding(
      get: { self.values[slot] }, set: { self.values[slot] = $0 },
      default: slot < 0 ? nil : defaults[slot])
  }

  private func mapped<Value>(
    _ text: Binding<String>, _ value: @escaping (String) -> Value,
    _ string: @escaping (Value) -> String
  ) -> Binding<Value> {
    Binding(
      get: { value(text.wrappedValue) }, set: { text.wrappedValue = string($0) },
      default: text.defaultValue.map(value))
  }
}
