import SimpleTableMenu
import TestFixtures
import TestTraits
import Testing

/// A program whose setters record what they are given.
///
/// That is what the row accepted when it was evaluated last, its default, or what it held before, where
/// something is put back.
struct AssignmentLaw: SettingLaw {
  let subject: SettingLaws.Living

  init(_ start: SettingLaws.Start) { subject = SettingLaws.Living(start) }

  mutating func fault(after step: SettingLaws.Step, _ compared: inout Coverage) -> String? {
    let system = subject.system
    var held = system.values.map { Set([$0]) }
    subject.take(step)
    subject.settle(after: step)
    // What an action assigns is not known here, and may be put back.
    if case .action(let values, _, _) = step {
      for (number, text) in values { held[number].insert(text) }
    }
    for assignment in system.assignments {
      compared.count()
      let (number, value) = (assignment.number, assignment.value)
      guard
        assignment.isAccepted || value == system.defaults[number]
          || held[number].contains(value)
      else { return "\(assignment), which it does not accept" }
      held[number].insert(value)
    }
    return nil
  }
}

/// A program whose ranges are written without care, such as `0...limit`: it ends where the limit is negative.
struct RangeLaw: SettingLaw {
  let subject: SettingLaws.Living

  init(_ start: SettingLaws.Start) { subject = SettingLaws.Living(start) }

  mutating func fault(after step: SettingLaws.Step, _ compared: inout Coverage) -> String? {
    subject.take(step)
    subject.settle(after: step)
    // A number that bounds another one may be refused in a store or a variable.
    let bounds = Set(subject.system.items.compactMap(\.bound).map { subject.system.items[$0].key })
    for setting in subject.menu.settings where bounds.contains(setting.key) {
      compared.count(setting.sources.count { $0.refusal != nil })
    }
    return subject.system.impossibleRanges.first.map { "the program has ended: \($0)" }
  }
}

extension `Laws of settings` {
  /// Returns a start at which ranges are written without care.
  static func naive(_ seed: UInt64) -> Start { Start(seed: seed, features: [.naiveRanges]) }

  @Test func `a setter is given only what its row accepts`() {
    SettingLaws.check(
      AssignmentLaw.self, walks: 2, from: Self.plain)
  }

  @Test
  func `a setter is given only what its row accepts, while the program changes values itself`() {
    SettingLaws.check(
      AssignmentLaw.self, walks: 2, from: Self.own)
  }

  @Test func `a setter is given only what its row accepts over four levels`() {
    SettingLaws.check(
      AssignmentLaw.self, walks: 2, from: Self.levels)
  }

  @Test func `no value of a source ends a program whose ranges are written without care`() {
    SettingLaws.check(RangeLaw.self, walks: 2, from: Self.naive)
  }

  @Test func `no value of a source ends such a program over four levels`() {
    SettingLaws.check(RangeLaw.self, walks: 2) { seed in
      var start = Self.levels(seed)
      start.features.insert(.naiveRanges)
      return start
    }
  }
}
