import SimpleTable
import TestFixtures

extension SettingLaws {
  /// Random steps on a living system.
  struct Walk {
    private var random: SeededGenerator
    private let start: Start

    /// Whether others have stored something before the first step that no row accepts.
    private var isPrepared = false

    init(_ start: Start) {
      self.start = start
      random = SeededGenerator(seed: start.seed &+ 1_000_000)
    }

    private static let texts = [
      "true", "off", "0", "3", "5", "8", "10", "11", "x", "Y", "z", "", "word", "a-x", "b-z",
      "2026-1-5", "X, z", "a=x, b=word",
    ]
    private static let storedValues: [SettingValue] = [
      .bool(true), .number("6"), .number("99"), .text("y"), .text(""), .text("word"), .text("a-z"),
      .texts(["x"]),
    ]

    private static let wildNumbers: [SettingValue] = [.number("-1"), .number("-7"), .number("700")]
    private static let objects: [SettingValue] = [
      .other(#"[{"a": 1}]"#), .other(#"{"a": {"b": [1]}}"#),
    ]

    private static func fitting(_ kind: LivingSystem.Kind) -> [SettingValue] {
      switch kind {
      case .toggle: [.bool(true), .bool(false)]
      case .stepper, .slider, .number: (0...10).map { .number("\($0)") }
      case .text, .area: [.text("word"), .text("x"), .text("")]
      case .date: LivingSystem.dates.map { .text($0) }
      case .picker, .inlinePicker: [.text("x"), .text("y"), .text("z")]
      case .severalPicker: [.texts([]), .texts(["x"]), .texts(["y", "z"])]
      case .list: [.texts([]), .texts(["x", "word"]), .texts(["x", "y", "z"])]
      case .map:
        [["a"], [], ["a", "b"], ["b", "c"], ["a", "b", "c"]].enumerated().map { number, names in
          .map(Dictionary(uniqueKeysWithValues: names.map { ($0, .text(number < 3 ? "x" : "y")) }))
        }
      }
    }
  }
}

extension SettingLaws.Walk {
  /// Returns the next step.
  mutating func next(_ living: SettingLaws.Living) -> SettingLaws.Step {
    let system = living.system
    if !isPrepared, let step = prepare(system) { return step }
    if let turn = system.turn, any([true, false, false, false, false, false]) {
      return .use(turn, .select)
    }
    switch Int.random(in: 0..<40, using: &random) {
    case 0...3: return .set(texts(1, system), at: nil)
    case 4...6: return .set(texts(any([2, 3]), system), at: nil)
    case 7: return .set(texts(any([1, 2]), system), at: any(start.levels))
    case 8...9: return .unset([key(system)], at: any([nil, nil, any(start.levels)]))
    case 10: return .unset([key(system), key(system)], at: nil)
    case 11...14: return .undo
    case 15...16: return .redo
    case 18:
      let failing = start.levels.filter { _ in any([true, false, false, false]) }
      return .save(onlyEdited: any([true, false]), failing: Set(failing))
    case 19...21: return load(system)
    case 22: return .environment(texts(any([0, 1, 1, 2]), system))
    case 23: return .arguments(texts(any([0, 1, 1, 2]), system))
    case 24: return any([.turnPage, .unsetAll(at: any([nil, any(start.levels)]))])
    // The state of a list is one text, which holds no empty entry and none with a comma.
    case 32: return any([.add(any(["x", "word", "8", "a-x"]), to: key(system)), preview(system)])
    case 25...27 where start.hasOwnChanges:
      return .program(values(living), reloads: any([true, false]))
    case 29...31 where start.hasActions:
      let texts = any([true, false, false, false]) ? texts(1, system) : [:]
      return .action(values(living), sets: texts, isKept: any([true, true, true, false]))
    default: return use(system)
    }
  }

  /// Returns what others have stored before the first step; `nil` where it is nothing of its own.
  private mutating func prepare(_ system: LivingSystem) -> SettingLaws.Step? {
    isPrepared = true
    let wild: [SettingValue] =
      start.hasObjects
      ? Self.objects : start.features.contains(.naiveRanges) ? Self.wildNumbers : []
    var others: [String: SettingValue?] = [:]
    for item in system.items where !wild.isEmpty && (start.hasObjects || item.kind.isNumber) {
      others.updateValue(any(wild), forKey: item.key)
    }
    if let twin = system.items.first(where: { $0.concealer != nil }) {
      others.updateValue(any(Self.fitting(twin.kind)), forKey: twin.key)
    }
    return others.isEmpty ? nil : .load(any(start.levels), others: others, isDamaged: false)
  }

  private mutating func any<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &random)]
  }

  private mutating func key(_ system: LivingSystem) -> String {
    let declared = system.declared(system.values).map { system.items[$0].key }
    return any(declared + declared + declared + ["odd", "old0", "old1"] + system.items.map(\.key))
  }

  /// Returns a value for a key, mostly of its kind, as what is wrong for it teaches little.
  private mutating func value(for key: String, _ system: LivingSystem) -> SettingValue? {
    let item = system.items.first { $0.key == key || $0.former == key }
    guard let item, any([true, true, true, false]) else { return nil }
    if start.features.contains(.naiveRanges), item.kind.isNumber, any([true, false, false]) {
      return any(Self.wildNumbers)
    }
    return any(Self.fitting(item.kind))
  }

  private mutating func text(for key: String, _ system: LivingSystem) -> String {
    value(for: key, system)?.text ?? any(Self.texts)
  }

  private mutating func texts(_ count: Int, _ system: LivingSystem) -> [String: String] {
    var texts: [String: String] = [:]
    for _ in 0..<count {
      let key = key(system)
      texts[key] = text(for: key, system)
    }
    return texts
  }

  private mutating func values(_ living: SettingLaws.Living) -> [Int: String] {
    let (system, all) = (living.system, Array(living.system.items.indices))
    let numbers = start.showsOwnChanges ? all.filter(living.isSetting) : all
    var values: [Int: String] = [:]
    for _ in 0..<(numbers.isEmpty ? 0 : any([1, 1, 2, 3])) {
      let number = any(numbers)
      values[number] = any(Self.fitting(system.items[number].kind)).text
    }
    return values
  }

  /// Returns what another process stores before a store is loaded, or its removing everything.
  private mutating func load(_ system: LivingSystem) -> SettingLaws.Step {
    var others: [String: SettingValue?] = [:]
    for _ in 0..<any([0, 1, 2, 3]) {
      let key = any([key(system), "old0", "old1"])
      let value = value(for: key, system) ?? any(Self.storedValues)
      others.updateValue(any([true, true, false]) ? value : nil, forKey: key)
    }
    if any(Array(0..<10)) == 0 {
      for key in system.items.map(\.key) { others.updateValue(nil, forKey: key) }
    }
    return .load(any(start.levels), others: others, isDamaged: any(Array(0..<6)) == 0)
  }

  private mutating func preview(_ system: LivingSystem) -> SettingLaws.Step {
    .preview(any(Array(system.items.indices)), any(["x", "y", "z"]))
  }

  private mutating func use(_ system: LivingSystem) -> SettingLaws.Step {
    let number = any(system.declared(system.values) + [0])
    let item = system.items[number]
    let text = SettingLaws.Use.text(text(for: item.key, system))
    let use: SettingLaws.Use =
      switch item.kind {
      case .toggle: any([.select, .select, text])
      case .stepper, .slider: any([.steps(any([1, -1, 3, -4])), text])
      case .number, .text, .area, .date, .list, .map: text
      case .picker, .severalPicker: any([.option(any(["x", "y", "z"])), text])
      case .inlinePicker: .option(any(["x", "y", "z"]))
      }
    return .use(number, use)
  }
}
