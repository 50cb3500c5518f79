import SimpleTableMenu
import TestFixtures
import TestTraits
import Testing

/// A menu beside the plain model, whatever way a value takes.
struct PlainLaw: SettingLaw {
  let subject: SettingLaws.Living
  private var plain: PlainSettings

  init(_ start: SettingLaws.Start) {
    subject = SettingLaws.Living(start)
    plain = PlainSettings(subject.system, edited: start.edited)
    _ = subject.menu.settings
    plain.settle()
  }

  mutating func fault(after step: SettingLaws.Step, _ compared: inout Coverage) -> String? {
    let answers = subject.take(step.withoutReload)
    let isAccepted = answers.values.allSatisfy { $0 == .accepted }
    var expected: Bool?
    switch step {
    case .set(let texts, let level): expected = plain.change(texts.mapValues { $0 }, at: level)
    case .unset(let keys, let level):
      expected = plain.change(
        Dictionary(keys.map { ($0, String?.none) }) { $1 }, at: level)
    case .unsetAll(let level): plain.unsetAll(at: level)
    case .use(let number, let use):
      guard let (key, answer) = answers.first, answer != .ignored(.atEnd),
        answer != .ignored(.unknownRow),
        let text = subject.system.text(after: use, of: number, plain.values)
      else { break }
      expected = plain.change([key: text])
    case .add(let entry, let key):
      guard let entries = plain.entries(of: key) else { break }
      expected = plain.change([key: (entries + [entry]).joined(separator: ", ")])
    case .undo: plain.undo()
    case .redo: plain.redo()
    case .program(let values, _):
      for (number, text) in values {
        let value = plain.system.value(text, number, plain.values)
        plain.values[number] = value ?? plain.values[number]
      }
    case .load, .environment, .arguments, .save, .turnPage, .preview, .action: break
    }
    let held = subject.held
    if case .load = step { plain.held = held }
    plain.environment = subject.environment
    plain.arguments = subject.arguments
    if step.changesSources { plain.decide() }
    let settings = subject.menu.settings
    plain.settle()
    if let expected, expected != isAccepted {
      return "the menu answers \(answers), and the plain model \(expected)"
    }
    if plain.held.filter({ !$0.value.isEmpty }) != held {
      return "the menu holds \(held), and the plain model \(plain.held)"
    }
    let lines = settings.map(Self.line)
    compared.count(lines.count)
    return lines == plain.lines ? nil : "the menu says \(lines), and the plain model \(plain.lines)"
  }

  private static func line(_ setting: SettingInfo) -> String {
    let refused = Set(setting.sources.filter { $0.refusal != nil }.map(\.source)).sorted()
    return "\(setting.key)=\(setting.value) \(setting.source)"
      + (setting.isSetByProgram ? " set by the program" : "") + " \(refused)"
  }
}

extension SettingLaws.Step {
  /// The step without a reload, as the model does not know which page is in view.
  fileprivate var withoutReload: Self {
    if case .program(let values, _) = self { .program(values, reloads: false) } else { self }
  }

  fileprivate var changesSources: Bool {
    switch self {
    case .load(_, _, let isDamaged): !isDamaged
    case .environment, .arguments: true
    default: false
    }
  }
}

// MARK: - What controls answer

extension LivingSystem {
  /// Returns the text to which a use of a row leads; `nil` where it leads nowhere.
  fileprivate func text(
    after use: SettingLaws.Use, of number: Int, _ values: [String]
  ) -> String? {
    let (item, value) = (items[number], values[number])
    switch use {
    case .select: return value == "true" ? "false" : "true"
    case .option(let option):
      if item.kind == .inlinePicker { return option }
      if item.kind == .severalPicker {
        let chosen = Set(LivingSystem.entries(value)).symmetricDifference([option])
        return chosen.sorted().joined(separator: ", ")
      }
      return options(number, values).contains(option) ? option : nil
    case .steps(let count):
      let (range, now) = (range(number, values), Int(value) ?? 0)
      let next = range.contains(now) ? now + count : now
      return "\(min(max(next, range.lowerBound), range.upperBound))"
    case .text(let text): return text
    }
  }
}

extension `Laws of settings` {
  @Test func `a menu does what the plain model does`() {
    SettingLaws.check(PlainLaw.self, walks: 2, from: Self.plain)
  }

  @Test func `a menu does what the plain model does while the program changes values itself`() {
    SettingLaws.check(PlainLaw.self, walks: 1) { Start(seed: $0, hasOwnChanges: true) }
  }

  @Test func `a menu does what the plain model does where ranges are written without care`() {
    SettingLaws.check(PlainLaw.self, walks: 1) { Start(seed: $0, features: [.naiveRanges]) }
  }

  @Test func `a menu does what the plain model does where two rows have one key by turns`() {
    SettingLaws.check(PlainLaw.self, walks: 1) {
      Start(seed: $0, features: [.turns])
    }
  }

  @Test func `a menu does what the plain model does over four levels`() {
    SettingLaws.check(PlainLaw.self, walks: 1) { seed in
      let levels = SettingLevel.allCases
      return Start(seed: seed, levels: levels, edited: levels[Int(seed % 4)])
    }
  }
}
