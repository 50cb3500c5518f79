package import SimpleTable

/// Two to six settings at random that bound, reveal and disable each other, and share former keys.
///
/// What is declared is a function of the values alone, both as a table and in plain words. Its setters record
/// what they are given.
package final class LivingSystem {
  /// What only some systems have.
  package enum Feature {
    /// Two rows may have one key, so that the later one is no setting.
    case duplicates

    /// Ranges are written as programs write them, such as `0...limit`, whatever the limit is.
    case naiveRanges

    /// Two rows with a binding each have one key by turns, as a switch is on or off.
    case turns

    /// Each row has an environment variable of its own.
    case distinctVariables

    /// Numbers do not bound each other in a circle.
    case noCircles
  }

  package enum Kind {
    case toggle, stepper, slider, number, text, area, date, picker, severalPicker, inlinePicker,
      list, map

    package var isNumber: Bool { self == .stepper || self == .slider || self == .number }

    /// The kinds from which each row gets its own; those are more frequent on which others depend.
    static let all: [Kind] = [
      .toggle, .toggle, .toggle, .stepper, .stepper, .slider, .number, .text, .area, .date,
      .picker, .picker, .severalPicker, .inlinePicker, .inlinePicker, .list, .map,
    ]
  }

  package struct Item {
    package fileprivate(set) var id: String
    package let kind: Kind

    /// Whether the row is behind a link, where keys begin with `p.`.
    package fileprivate(set) var isOnPage: Bool
    package fileprivate(set) var former: String?

    /// The switches that must be on for the row to be declared, off for it to be declared, and off for it
    /// to be enabled.
    package fileprivate(set) var revealer: Int?
    package fileprivate(set) var concealer: Int?
    package let disabler: Int?

    /// What bounds a number: another number plus an offset, from above or below; or the switch that
    /// gives a picker its third option.
    package let bound: Int?
    package let offset: Int
    package let isBoundFromBelow: Bool

    /// Whether the store of a project may decide it.
    package let isAllowedInProject: Bool

    package var key: String { isOnPage ? "p." + id : id }

    /// The environment variable that sets it.
    package var variable: String { LivingSystem.variable(key) }
  }

  /// The rows in the order in which they are declared.
  package let items: [Item]
  package let defaults: [String]
  package var values: [String]

  private let hasNaiveRanges: Bool

  /// What the setters of controls were given.
  package private(set) var assignments: [Assignment] = []

  /// The ranges with which a program without care would have ended, as it has none whose lower end is above
  /// the upper one.
  package private(set) var impossibleRanges: [String] = []

  /// The values when each row was evaluated last.
  private var evaluated: [Int: [String]] = [:]

  /// Returns rows that are no settings, which follow those of each page.
  package var furtherRows: () -> [Row] = { [] }

  /// Creates a system.
  ///
  /// - Parameters:
  ///   - random: Where its parts come from.
  ///   - features: What it has.
  package init(using random: inout SeededGenerator, with features: Set<Feature> = []) {
    var (items, defaults) = Self.parts(using: &random, features)
    while !Self.complete(&items, with: features, using: &random) {
      (items, defaults) = Self.parts(using: &random, features)
    }
    (self.items, self.defaults, values) = (items, defaults, defaults)
    hasNaiveRanges = features.contains(.naiveRanges)
  }

  private static func parts(
    using random: inout SeededGenerator, _ features: Set<Feature>
  ) -> (items: [Item], defaults: [String]) {
    func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
    let ids = ["a", "b", "c", "p-d", "d", "e"].shuffled(using: &random)
    let count = Int.random(in: 2...6, using: &random)
    let kinds = (0..<count).map { _ in Kind.all.randomElement(using: &random) ?? .toggle }
    let all = Array(kinds.indices)
    let items = all.map { number in
      let switches = all.filter { kinds[$0] == .toggle && $0 != number }
      let bounds = kinds[number].isNumber ? all.filter { kinds[$0].isNumber } : switches
      return Item(
        id: features.contains(.duplicates) && chance(12) ? ids[0] : ids[number],
        kind: kinds[number],
        isOnPage: chance(3),
        former: chance(4) ? "old\(Int.random(in: 0..<2, using: &random))" : nil,
        // A switch reveals only later rows, so that none hides itself.
        revealer: chance(3) ? switches.filter { $0 < number }.randomElement(using: &random) : nil,
        disabler: chance(4) ? switches.randomElement(using: &random) : nil,
        bound: chance(3) ? nil : bounds.filter { $0 != number }.randomElement(using: &random),
        offset: Int.random(in: 0...3, using: &random), isBoundFromBelow: chance(3),
        isAllowedInProject: !chance(3))
    }
    let defaults = kinds.map { kind in
      switch kind {
      case .toggle: chance(2) ? "true" : "false"
      case .stepper, .slider, .number: "\(Int.random(in: 0...10, using: &random))"
      case .text, .area: "word"
      case .date: Self.dates[chance(2) ? 0 : 1]
      case .picker, .inlinePicker, .severalPicker: chance(2) ? "x" : "y"
      case .list: chance(2) ? "" : "word"
      case .map: chance(2) ? "{}" : #"{"a": "word"}"#
      }
    }
    return (items, defaults)
  }

  /// Adds what a system has besides single rows; returns whether it has all that it needs.
  private static func complete(
    _ items: inout [Item], with features: Set<Feature>, using random: inout SeededGenerator
  ) -> Bool {
    // There is much to change at each level.
    let changeable = items.filter { $0.isAllowedInProject && $0.disabler == nil }
    if changeable.count * 2 < items.count { return false }
    let isBounded = items.contains { $0.kind.isNumber && $0.bound != nil && !$0.isBoundFromBelow }
    if features.contains(.naiveRanges), !isBounded { return false }
    if features.contains(.noCircles), hasCircle(items) { return false }
    if features.contains(.turns), !addTurns(to: &items, using: &random) { return false }
    let (variables, keys) = (Set(items.map(\.variable)), Set(items.map(\.key)))
    return !features.contains(.distinctVariables) || variables.count == keys.count
  }

  /// Has a switch show one of two rows with one key; returns whether there are three such rows.
  private static func addTurns(
    to items: inout [Item], using random: inout SeededGenerator
  ) -> Bool {
    guard let turn = items.firstIndex(where: { $0.kind == .toggle && $0.revealer == nil }) else {
      return false
    }
    let pairs = items.indices.flatMap { first in
      items.indices.filter { second in
        turn < first && first < second && items[first].kind == items[second].kind
      }
      .map { (first, $0) }
    }
    guard let (first, second) = pairs.randomElement(using: &random) else { return false }
    (items[second].id, items[second].isOnPage) = (items[first].id, items[first].isOnPage)
    items[second].former = items[first].former
    (items[first].revealer, items[second].revealer) = (turn, nil)
    items[second].concealer = turn
    return true
  }

  /// Creates the same system as a new process finds it.
  package init(fresh other: LivingSystem) {
    items = other.items
    defaults = other.defaults
    values = defaults
    hasNaiveRanges = other.hasNaiveRanges
  }
}

// MARK: - What its setters are given

extension LivingSystem {
  /// What a setter was given.
  package struct Assignment: CustomStringConvertible {
    package let number: Int
    package let key: String
    package let value: String

    /// Whether the row accepted it when it was evaluated last.
    package let isAccepted: Bool

    package var description: String { "\(key), row \(number), was given \"\(value)\"" }
  }

  /// Forgets what setters were given, and the ranges that there are not.
  package func forgetAssignments() { (assignments, impossibleRanges) = ([], []) }

  /// Notes that a row is evaluated now.
  func evaluate(_ number: Int) {
    evaluated[number] = values
    guard let (low, high) = ends(number, values), low > high else { return }
    impossibleRanges.append("row \(number), \(items[number].key): \(low)...\(high)")
  }

  /// Assigns a value as the setter of a control does.
  func assign(_ value: String, _ number: Int) {
    assignments.append(
      Assignment(
        number: number, key: items[number].key, value: value,
        isAccepted: accepts(value, number, evaluated[number] ?? values)))
    values[number] = value
  }
}

// MARK: - In plain words

extension LivingSystem {
  /// Whether numbers bound each other in a circle.
  private static func hasCircle(_ items: [Item]) -> Bool {
    items.indices.contains { first in
      sequence(first: first) { items[$0].bound }.dropFirst().prefix(items.count).contains(first)
    }
  }

  /// The switch by which two rows have one key by turns.
  package var turn: Int? { items.lazy.compactMap(\.concealer).first }

  /// Whether a row is declared, which depends on nothing but rows that are.
  package func isDeclared(_ number: Int, _ values: [String]) -> Bool {
    let (revealer, concealer) = (items[number].revealer, items[number].concealer)
    return revealer.map { isOn($0, values) } ?? true && concealer.map { !isOn($0, values) } ?? true
  }

  /// Whether a switch is on and declared.
  private func isOn(_ number: Int, _ values: [String]) -> Bool {
    values[number] == "true" && isDeclared(number, values)
  }

  /// The rows that are declared, those of the first page before those behind the link.
  package func declared(_ values: [String]) -> [Int] {
    let all = items.indices.filter { isDeclared($0, values) }
    return all.filter { !items[$0].isOnPage } + all.filter { items[$0].isOnPage }
  }

  package func isDisabled(_ number: Int, _ values: [String]) -> Bool {
    items[number].disabler.map { isOn($0, values) } ?? false
  }

  /// What a number may be; where there is no such range, as if nothing bounded it.
  package func range(_ number: Int, _ values: [String]) -> ClosedRange<Int> {
    guard let (low, high) = ends(number, values), low <= high else { return 0...10 }
    return low...high
  }

  /// The ends of a number's range as the program has written them; `nil` for what is no number.
  private func ends(_ number: Int, _ values: [String]) -> (low: Int, high: Int)? {
    let item = items[number]
    guard item.kind.isNumber else { return nil }
    guard let bound = item.bound, isDeclared(bound, values), let value = Int(values[bound]) else {
      return (0, 10)
    }
    if item.isBoundFromBelow {
      let low = max(0, value - item.offset)
      return (hasNaiveRanges ? low : min(10, low), 10)
    }
    let high = min(10, value + item.offset)
    return (0, hasNaiveRanges ? high : max(0, high))
  }

  package func options(_ number: Int, _ values: [String]) -> [String] {
    guard items[number].kind == .picker else { return ["x", "y", "z"] }
    return items[number].bound.map { isOn($0, values) } ?? true ? ["x", "y", "z"] : ["x", "y"]
  }

  /// What a text becomes whether it is valid or not; `nil` if it stands for no value.
  package func value(_ text: String, _ number: Int, _ values: [String]) -> String? {
    switch items[number].kind {
    case .toggle:
      return ["true": "true", "1": "true", "false": "false", "off": "false", "0": "false"][text]
    case .stepper, .slider, .number: return Int(text).map(String.init)
    case .text, .area: return text
    case .date:
      let parts = text.split(separator: "-").map { $0.count == 1 ? "0\($0)" : String($0) }
      return Self.dates.first { $0 == parts.joined(separator: "-") }
    case .severalPicker:
      let chosen = Set(Self.entries(text).map { $0.lowercased() })
      return chosen.isSubset(of: ["x", "y", "z"]) ? chosen.sorted().joined(separator: ", ") : nil
    case .list: return Self.entries(text).joined(separator: ", ")
    case .map: return Self.map(text).map(Self.text)
    case .picker:
      return options(number, values).first { $0 == text.lowercased() }
    case .inlinePicker: return ["x", "y", "z"].first { $0 == text.lowercased() }
    }
  }

  package func accepts(_ text: String, _ number: Int, _ values: [String]) -> Bool {
    guard let value = value(text, number, values) else { return false }
    switch items[number].kind {
    case .stepper, .slider, .number: return range(number, values).contains(Int(value) ?? -1)
    case .text, .area: return !value.isEmpty
    case .date: return value < "2027"
    case .list: return Self.entries(value).count < 3
    case .map: return (Self.map(value) ?? [:]).count < 3
    case .toggle, .picker, .severalPicker, .inlinePicker: return true
    }
  }

  /// Whether a store may hold a value of this kind for the row.
  package func isOfKind(_ value: SettingValue, _ number: Int) -> Bool {
    switch (items[number].kind, value) {
    case (.toggle, .bool), (.text, .text), (.area, .text), (.list, .texts): true
    case (.stepper, .number), (.slider, .number), (.number, .number): true
    case (.date, .text(let text)): Self.dates.contains(text)
    // The label of an option, or another spelling of it, is what people type.
    case (.picker, .text(let text)), (.inlinePicker, .text(let text)): text == text.lowercased()
    case (.severalPicker, .texts(let texts)): texts.allSatisfy { $0 == $0.lowercased() }
    case (.map, .map): true
    default: false
    }
  }

  /// The value of a row as a store keeps it.
  package func stored(_ number: Int, _ values: [String]) -> SettingValue {
    let text = values[number]
    return switch items[number].kind {
    case .toggle: .bool(text == "true")
    case .stepper, .slider, .number: .number(text)
    case .severalPicker, .list: .texts(Self.entries(text))
    case .map: .map((Self.map(text) ?? [:]).mapValues(SettingValue.text))
    case .text, .area, .date, .picker, .inlinePicker: .text(text)
    }
  }

  /// The environment variable that sets a key.
  package static func variable(_ key: String) -> String {
    "E_" + String(key.uppercased().map { $0.isLetter ? $0 : "_" })
  }

  /// The dates that a row can be set to, of which the last one is refused.
  package static let dates = ["2026-01-05", "2026-06-15", "2027-01-01"]

  /// Returns a map in one text: an object of texts without quotes and commas in them, or `NAME=VALUE` with
  /// commas; `nil` for any other text.
  package static func map(_ text: String) -> [String: String]? {
    let isObject = text.hasPrefix("{")
    let members = isObject ? text.filter { !"{}\"".contains($0) } : text
    var map: [String: String] = [:]
    for entry in entries(members) {
      let parts = entry.split(separator: isObject ? ":" : "=", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      map[String(parts[0])] = String(parts[1].drop { isObject && $0 == " " })
    }
    return map
  }

  /// Returns the text form of a map.
  package static func text(_ map: [String: String]) -> String {
    "{\(map.sorted { $0.key < $1.key }.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", "))}"
  }

  /// Returns the entries of a list in one text.
  package static func entries(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }
}
