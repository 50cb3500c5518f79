import TestTraits
import Testing

@testable import SimpleTable

/// Two equal menus, of which one is asked for changes that are refused, and the other is not.
struct RefusalLaw: SettingLaw {
  let subject: SettingLaws.Living
  private let other: SettingLaws.Living

  init(_ start: SettingLaws.Start) {
    (subject, other) = (SettingLaws.Living(start), SettingLaws.Living(start))
  }

  mutating func fault(after step: SettingLaws.Step, _ compared: inout Coverage) -> String? {
    let answers = subject.take(step)
    let isRefused = answers.values.contains { $0 != .accepted }
    if !isRefused {
      other.take(step)
    } else if case .use(let number, _) = step {
      other.showPage(of: number)
    }
    subject.settle(after: step)
    other.settle(after: step)
    if isRefused { compared.count() }
    guard isRefused || step.touchesHistory else {
      _ = (subject.takeReports(), other.takeReports())
      return nil
    }
    let (asked, unasked) = (SettingLaws.Picture(subject), SettingLaws.Picture(other))
    let difference = asked.difference(
      from: unasked, isRefused ? ("before", "after the refusal") : ("never refused", "refused"))
    if let difference { return "\(answers)\n\(difference)" }
    let (reports, others) = (subject.takeReports(), other.takeReports())
    guard isRefused, reports != others else { return nil }
    return "\(answers) reported \(reports), not \(others)"
  }
}

extension `Laws of settings` {
  @Test func `a refused change leaves everything as it was`() {
    SettingLaws.check(RefusalLaw.self, walks: 1, from: Self.plain)
  }

  @Test func `a refused change leaves everything, while the program changes values itself`() {
    SettingLaws.check(RefusalLaw.self, walks: 1, from: Self.own)
  }

  @Test func `a refused change leaves everything as it was over four levels`() {
    SettingLaws.check(RefusalLaw.self, walks: 1, from: Self.levels)
  }
}
