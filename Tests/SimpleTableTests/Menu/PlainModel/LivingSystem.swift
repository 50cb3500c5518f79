import SimpleTable
import TestFixtures

/// Two to six settings at random that bound, reveal and disable each other, and share former keys.
///
/// What is declared is a function of the values alone, both as a table and in plain words.
final class LivingSystem {
  enum Kind: CaseIterable {
    case toggle, number, text, picker, group
  }

  struct Item {
    let id: String
    let kind: Kind

    /// Whether the row is behind a link, where keys begin with `p.`.
    let isOnPage: Bool
    let former: String?

    /// The switches that must be on for the row to be declared, and off for it to be enabled.
    let revealer: Int?
    let disabler: Int?

    /// What bounds a number: another number plus an offset, from above or below; or the switch that
    /// gives a picker its third option.
    let bound: Int?
    let offset: Int
    let isBoundFromBelow: Bool

    /// Whether the store of a project may decide it.
    let isAllowedInProject: Bool

    var key: String { isOnPage ? "p." + id : id }
  }

  /// The rows in the order in which they are declared.
  let items: [Item]
  let defaults: [String]
  var values: [String]

  /// Returns rows that are no settings, which follow those of each page.
  var furtherRows: () -> [Row] = { [] }

  /// Creates a system.
  ///
  /// - Parameters:
  ///   - random: Where its parts come from.
  ///   - hasDuplicates: Whether two rows may have one key, so that the later one is no setting.
  init(using random: inout SeededGenerator, hasDuplicates: Bool) {
    func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
    let ids = ["a", "b", "c", "p-d", "d", "e"].shuffled(using: &random)
    let count = Int.random(in: 2...6, using: &random)
    let kinds = (0..<count).map { _ in
      [Kind.toggle, .toggle, .number, .number, .number, .text, .picker, .group]
        .randomElement(using: &random) ?? .toggle
    }
    let all = Array(kinds.indices)
    items = all.map { number in
      let switches = all.filter { kinds[$0] == .toggle && $0 != number }
      let bounds = kinds[number] == .number ? all.filter { kinds[$0] == .number } : switches
      return Item(
        id: hasDuplicates && chance(12) ? ids[0] : ids[number], kind: kinds[number],
        isOnPage: chance(3),
        former: chance(4) ? "old\(Int.random(in: 0..<2, using: &random))" : nil,
        // A switch reveals only later rows, so that none hides itself.
        revealer: chance(3) ? switches.filter { $0 < number }.randomElement(using: &random) : nil,
        disabler: chance(4) ? switches.randomElement(using: &random) : nil,
        bound: chance(3) ? nil : bounds.filter { $0 != number }.randomElement(using: &random),
        offset: Int.random(in: 0...3, using: &random), isBoundFromBelow: chance(3),
        isAllowedInProject: !chance(3))
    }
    defaults = kinds.map { kind in
      switch kind {
      case .toggle: chance(2) ? "true" : "false"
      case .number: "\(Int.random(in: 0...10, using: &random))"
      case .text: "word"
      case .picker, .group: chance(2) ? "x" : "y"
      }
    }
    values = defaults
  }

  /// Creates the same system as a new process finds it.
  init(fresh other: LivingSystem) {
    items = other.items
    defaults = other.defaults
    values = defaults
  }
}

// MARK: - In plain words

extension LivingSystem {
  /// Whether a row is declared, which depends on nothing but rows that are.
  func isDeclared(_ number: Int, _ values: [String]) -> Bool {
    items[number].revealer.map { isOn($0, values) } ?? true
  }

  /// Whether a switch is on and declared.
  private func isOn(_ number: Int, _ values: [String]) -> Bool {
    values[number] == "true" && isDeclared(number, values)
  }

  /// The rows that are declared, those of the first page before those behind the link.
  func declared(_ values: [String]) -> [Int] {
    let all = items.indices.filter { isDeclared($0, values) }
    return all.filter { !items[$0].isOnPage } + all.filter { items[$0].isOnPage }
  }

  func isDisabled(_ number: Int, _ values: [String]) -> Bool {
    items[number].disabler.map { isOn($0, values) } ?? false
  }

  func range(_ number: Int, _ values: [String]) -> ClosedRange<Int> {
    guard let bound = items[number].bound, isDeclared(bound, values),
      let value = Int(values[bound])
    else { return 0...10 }
    let offset = items[number].offset
    return items[number].isBoundFromBelow
      ? max(0, min(10, value - offset))...10 : 0...max(0, min(10, value + offset))
  }

  func options(_ number: Int, _ values: [String]) -> [String] {
    guard items[number].kind == .picker else { return ["x", "y", "z"] }
    return items[number].bound.map { isOn($0, values) } ?? true ? ["x", "y", "z"] : ["x", "y"]
  }

  /// What a text becomes whether it is valid or not; `nil` if it stands for no value.
  func value(_ text: String, _ number: Int, _ values: [String]) -> String? {
    switch items[number].kind {
    case .toggle:
      return ["true": "true", "1": "true", "false": "false", "off": "false", "0": "false"][text]
    case .number: return Int(text).map(String.init)
    case .text: return text
    case .picker:
      return options(number, values).first { $0 == text.lowercased() }
    case .group:
      return ["x", "y", "z"].first {
        "\(items[number].id)-\($0)" == text || $0 == text.lowercased()
      }
    }
  }

  func accepts(_ text: String, _ number: Int, _ values: [String]) -> Bool {
    guard let value = value(text, number, values) else { return false }
    switch items[number].kind {
    case .number: return range(number, values).contains(Int(value) ?? -1)
    case .text: return !value.isEmpty
    default: return true
    }
  }

  /// Whether a store may hold a value of this kind for the row.
  func isOfKind(_ value: SettingValue, _ number: Int) -> Bool {
    switch (items[number].kind, value) {
    case (.toggle, .bool), (.number, .number), (.text, .text): true
    // The label of an option, or another spelling of it, is what people type.
    case (.picker, .text(let text)): text == text.lowercased()
    case (.group, .text(let text)): !["x", "y", "z"].contains(text.lowercased())
    case (.toggle, _), (.number, _), (.text, _), (_, .texts): false
    default: true
    }
  }

  /// The value of a row as a store keeps it.
  func stored(_ number: Int, _ values: [String]) -> SettingValue {
    let text = values[number]
    return switch items[number].kind {
    case .toggle: .bool(text == "true")
    case .number: .number(text)
    case .group: .text("\(items[number].id)-\(text)")
    default: .text(text)
    }
  }
}

// MARK: - As a table

extension LivingSystem {
  var table: Table {
    Table("Root") { [self] in
      for number in declared(values) where !items[number].isOnPage { section(number) }
      Section {
        LinkRow("Page", scope: "p") { [self] in
          for number in declared(values) where items[number].isOnPage { section(number) }
          Section { for row in furtherRows() { row } }
        }
        .id("link")
        for row in furtherRows() { row }
      }
    }
  }

  private func section(_ number: Int) -> Section {
    let item = items[number]
    let isDisabled = isDisabled(number, values)
    // Distinct names keep the rows apart that have one id.
    let title = "Row \(number)"
    guard item.kind != .group else {
      return Section(title, id: SectionID(item.id)) {
        for option in ["x", "y", "z"] {
          Row(option.uppercased()).tag(option).id("\(item.id)-\(option)").disabled(isDisabled)
        }
      }
      .selection(.single(binding(number)))
      .formerly(item.former ?? "unused")
      .allowedInProject(item.isAllowedInProject)
    }
    let row: Row =
      switch item.kind {
      case .toggle:
        ToggleRow(title, isOn: binding(number, { $0 == "true" }, { "\($0)" })).row
      case .number:
        StepperRow(
          title, value: binding(number, { Int($0) ?? 0 }, { "\($0)" }), in: range(number, values)
        ).row
      case .text: TextFieldRow(title, text: binding(number), rules: [.required]).row
      case .picker:
        PickerRow(
          title, selection: binding(number), options: options(number, values), style: .page
        ) { $0.uppercased() }.row
      case .group: Row(title)
      }
    let former = item.former.map { row.formerly($0) } ?? row
    let allowed = item.isAllowedInProject ? former.allowedInProject() : former
    return Section { allowed.id(item.id).disabled(isDisabled) }
  }

  private func binding(_ number: Int) -> Binding<String> { binding(number, { $0 }, { $0 }) }

  private func binding<Value>(
    _ number: Int, _ value: @escaping (String) -> Value, _ text: @escaping (Value) -> String
  ) -> Binding<Value> {
    Binding(
      get: { [self] in value(values[number]) }, set: { [self] in values[number] = text($0) },
      default: value(defaults[number]))
  }
}

extension Section {
  fileprivate func allowedInProject(_ isAllowed: Bool) -> Section {
    isAllowed ? allowedInProject() : self
  }
}
