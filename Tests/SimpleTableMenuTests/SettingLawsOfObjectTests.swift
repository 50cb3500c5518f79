import TestTraits
import Testing

@testable import SimpleTable
@testable import SimpleTableMenu

/// Stores that hold lists of objects where settings hold something else.
///
/// They are of no use to the menu, and may be all that another program has: only who unsets them loses them.
struct ObjectLaw: SettingLaw {
  let subject: SettingLaws.Living

  init(_ start: SettingLaws.Start) { subject = SettingLaws.Living(start) }

  mutating func fault(after step: SettingLaws.Step, _ compared: inout Coverage) -> String? {
    let before = subject.held
    let answers = subject.take(step)
    subject.settle(after: step)
    switch step {
    case .unset, .unsetAll, .undo, .redo, .load: return nil
    default: break
    }
    let after = subject.held
    for (level, values) in before {
      for case (let key, let value) in values where value.isForeignObject || value.isListOfObjects {
        compared.count()
        if after[level]?[key] == value { continue }
        let now = after[level]?[key].map { "\($0)" } ?? "nothing"
        return "\(key) was \(value) at \(level), and is \(now): \(answers)"
      }
    }
    return nil
  }
}

extension SettingValue {
  fileprivate var isForeignObject: Bool { isObject && map == nil }

  fileprivate var isListOfObjects: Bool {
    if case .other(let text) = self { text.hasPrefix("[") } else { false }
  }
}

extension `Laws of settings` {
  @Test func `what others store as objects stays until it is unset`() {
    SettingLaws.check(ObjectLaw.self, walks: 2) {
      Start(seed: $0, hasObjects: true)
    }
  }
}
