import Testing

@testable import SimpleTable

/// A menu that is decided about again after each step.
struct DecidingTwiceLaw: SettingLaw {
  let subject: SettingLaws.Living

  init(_ start: SettingLaws.Start) {
    subject = SettingLaws.Living(start)
    _ = subject.menu.settings
  }

  mutating func fault(after step: SettingLaws.Step) -> String? {
    subject.take(step)
    subject.settle(after: step)
    if case .program = step { _ = subject.menu.settings }
    _ = subject.takeReports()
    let values = subject.values
    let decided = SettingLaws.Picture(subject)
    if subject.values != values { return "values \(values) became \(subject.values) when asked" }
    subject.menu.reload()
    let again = SettingLaws.Picture(subject)
    if let difference = again.difference(from: decided) { return difference }
    let reports = subject.takeReports()
    return reports.isEmpty ? nil : "reported when nothing had changed: \(reports)"
  }
}

extension `Laws of settings` {
  @Test func `deciding twice changes nothing`() {
    SettingLaws.check(DecidingTwiceLaw.self, walks: 3, from: Self.plain)
  }

  @Test func `deciding twice changes nothing while the program changes values itself`() {
    SettingLaws.check(DecidingTwiceLaw.self, walks: 3, from: Self.own)
  }

  @Test func `deciding twice changes nothing over four levels`() {
    SettingLaws.check(DecidingTwiceLaw.self, walks: 3, from: Self.levels)
  }
}
