import Testing

@testable import SimpleTable

/// A menu whose reports are added up beside it.
struct ReportLaw: SettingLaw {
  let subject: SettingLaws.Living

  /// What is known of each setting from the reports, and from when it was first seen.
  private var known: [String: Held] = [:]

  /// What was reported of each setting last.
  private var reported: [String: Held] = [:]

  private struct Held: Equatable {
    let value: String
    let source: SettingSource
  }

  init(_ start: SettingLaws.Start) {
    subject = SettingLaws.Living(start)
    see(subject.menu.settings)
  }

  /// Adds the settings that were never seen, and those that the program has changed itself, before or
  /// now.
  private mutating func see(_ settings: [SettingInfo]) {
    for setting in settings
    where setting.source == .program || known[setting.key]?.source ?? .program == .program {
      known[setting.key] = Held(value: setting.value, source: setting.source)
    }
  }

  mutating func fault(after step: SettingLaws.Step) -> String? {
    subject.take(step)
    let settings = subject.menu.settings
    for change in subject.takeReports() {
      if change.oldValue == change.newValue, known[change.key]?.source == change.source {
        return "reported although nothing changed: \(change)"
      }
      // What the program has set in between is known only once it is reported itself.
      // That it has ended may be, too, where the setting was away.
      if let held = known[change.key], held.source != .program, change.source != .program,
        change.oldValue != held.value,
        reported[change.key] != Held(value: change.oldValue, source: .program)
      {
        return "reported \(change), but before it was \(held)"
      }
      known[change.key] = Held(value: change.newValue, source: change.source)
      reported[change.key] = known[change.key]
    }
    for setting in settings where setting.source != .program {
      let held = Held(value: setting.value, source: setting.source)
      if let known = known[setting.key], known.source != .program, known != held {
        return "by the reports \(setting.key) is \(known), but it is \(held)"
      }
    }
    see(settings)
    return nil
  }
}

extension `Laws of settings` {
  @Test func `what was reported is what settings hold`() {
    SettingLaws.check(ReportLaw.self, walks: 3, from: Self.plain)
  }

  @Test func `what was reported is what settings hold while the program changes values itself`() {
    SettingLaws.check(ReportLaw.self, walks: 4, from: Self.own)
  }

  @Test func `what was reported is what settings hold over four levels`() {
    SettingLaws.check(ReportLaw.self, walks: 3, from: Self.levels)
  }
}
