@testable import SimpleTable
@testable import SimpleTableMenu

extension SettingLaws {
  /// All that can be seen of a menu, its levels and its program at one moment.
  struct Picture {
    let settings: [SettingInfo]
    let values: [String]
    let availableValues: [String]
    let titles: [String]

    /// What each level holds, and what of it is still to be saved.
    let held: [String]
    let unsaved: [String]

    init(_ session: Session) {
      let menu = session.menu
      settings = menu.settings
      values = session.values
      availableValues = session.availableValues
      titles = menu.titles
      held = SettingLevel.allCases.map { level in
        let held = menu.sources[level]
        let parts = held.keys.sorted().map { "\($0)=\(held[$0]?.text ?? "")" }
        return "\(level) holds \(parts)"
      }
      unsaved = SettingLevel.allCases.map { level in
        let parts = menu.sources[level].changes.sorted { $0.key < $1.key }
          .map { "\($0.key)=\($0.value?.text ?? "nothing")" }
        return "\(level) has unsaved \(parts)"
      }
    }
  }
}

extension SettingLaws.Picture {
  /// What pictures are compared by.
  enum Part: CaseIterable {
    case settings, values, availableValues, titles, held, unsaved
  }

  /// Returns what differs from another picture, as lines; `nil` if nothing does.
  func difference(
    from other: Self, but left: Set<Part> = [], _ names: (String, String) = ("before", "now")
  ) -> String? {
    let differences = Part.allCases.filter { !left.contains($0) }.flatMap { part -> [String] in
      let (now, before) = (lines(of: part), other.lines(of: part))
      return before.filter { !now.contains($0) }.map { "\(names.0): \($0)" }
        + now.filter { !before.contains($0) }.map { "\(names.1): \($0)" }
    }
    return differences.isEmpty ? nil : differences.joined(separator: "\n")
  }

  private func lines(of part: Part) -> [String] {
    switch part {
    case .settings: settings.map(Self.line)
    case .values: ["values \(values)"]
    case .availableValues: ["available values \(availableValues)"]
    case .titles: ["titles \(titles)"]
    case .held: held
    case .unsaved: unsaved
    }
  }

  private static func line(_ setting: SettingInfo) -> String {
    let sources = setting.sources.map { source in
      "\(source.source)=\(source.value)\(source.refusal.map { " (\($0))" } ?? "")"
    }
    return "\(setting.key)=\(setting.value) by \(setting.source)"
      + (setting.isSetByProgram ? ", set by the program" : "")
      + (setting.isStored ? ", stored" : "") + (setting.isDisabled ? ", disabled" : "")
      + (setting.lockReason.map { ", \($0)" } ?? "")
      + (setting.invalidReason.map { ", invalid: \($0)" } ?? "") + ", sources \(sources)"
  }
}
