import TestTraits
import Testing

@testable import SimpleTable
@testable import SimpleTableMenu

/// A menu whose reports are added up beside it.
struct ReportLaw: SettingLaw {
  let subject: SettingLaws.Living

  /// What is known of each setting from the reports, and from when it was first seen.
  private var known: [String: Held] = [:]

  /// The settings that the program has set itself since they were reported.
  private var own: Set<String> = []

  private struct Held: Equatable {
    var value: String
    var source: SettingSource
  }

  init(_ start: SettingLaws.Start) {
    subject = SettingLaws.Living(start)
    see(subject.menu.settings)
  }

  /// Adds the settings that were never seen, and what the program has changed itself.
  private mutating func see(_ settings: [SettingInfo]) {
    for setting in settings {
      if known[setting.key] == nil {
        known[setting.key] = Held(value: setting.value, source: setting.source)
        if setting.isSetByProgram { own.insert(setting.key) }
      } else if setting.isSetByProgram {
        known[setting.key]?.value = setting.value
        own.insert(setting.key)
      }
    }
  }

  mutating func fault(after step: SettingLaws.Step, _ compared: inout Coverage) -> String? {
    subject.take(step)
    let settings = subject.menu.settings
    for change in subject.takeReports() {
      compared.count()
      let (old, new) = (known[change.key], Held(value: change.newValue, source: change.source))
      if change.oldValue == change.newValue, old?.source == change.source {
        return "reported although nothing changed: \(change)"
      }
      known[change.key] = new
      own.remove(change.key)
    }
    for setting in settings where !setting.isSetByProgram {
      let held = Held(value: setting.value, source: setting.source)
      if let known = known[setting.key], known != held, !own.contains(setting.key),
        !step.mayBeOfProgram
      {
        return "by the reports \(setting.key) is \(known), but it is \(held)"
      }
      known[setting.key] = held
      own.remove(setting.key)
    }
    see(settings)
    return nil
  }
}

extension SettingLaws.Step {
  /// Whether the program may have set a setting to what it was before itself.
  fileprivate var mayBeOfProgram: Bool {
    switch self {
    case .program, .action: true
    default: false
    }
  }
}

extension `Laws of settings` {
  @Test func `what was reported is what settings hold`() {
    SettingLaws.check(ReportLaw.self, walks: 1, from: Self.plain)
  }

  @Test func `what was reported is what settings hold while the program changes values itself`() {
    SettingLaws.check(ReportLaw.self, walks: 1, from: Self.own)
  }

  @Test func `what was reported is what settings hold over four levels`() {
    SettingLaws.check(ReportLaw.self, walks: 1, from: Self.levels)
  }
}
