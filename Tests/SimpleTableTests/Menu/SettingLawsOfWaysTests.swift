import Testing

@testable import SimpleTable

/// Two equal menus, of which one is used by its rows and the other by the keys of its settings.
struct AnyWayLaw: SettingLaw {
  let subject: SettingLaws.Living
  private let other: SettingLaws.Living

  init(_ start: SettingLaws.Start) {
    (subject, other) = (SettingLaws.Living(start), SettingLaws.Living(start))
  }

  mutating func fault(after step: SettingLaws.Step) -> String? {
    let answers = subject.take(step)
    if case .use(let number, let use) = step {
      if let fault = faultOfAnswer(answers, number, use) { return fault }
    } else {
      let others = other.take(step)
      if others != answers { return "it answers \(answers), and another time \(others)" }
    }
    // Other steps are the same for both, and what differs would have been seen before.
    guard step.touchesHistory else { return difference(subject.takeReports(), other.takeReports()) }
    let (byRow, byKey) = (SettingLaws.Picture(subject), SettingLaws.Picture(other))
    return byRow.difference(from: byKey, ("by key", "by row"))
      ?? difference(subject.takeReports(), other.takeReports())
  }

  /// Makes the same change by the key, and compares the answers.
  private func faultOfAnswer(
    _ answers: [String: ValueOutcome], _ number: Int, _ use: SettingLaws.Use
  ) -> String? {
    guard other.isSetting(number) else { return nil }
    other.showPage(of: number)
    guard other.isSetting(number), let (key, byRow) = answers.first else { return nil }
    // At the end of its range a number is not changed, and neither is a picker without the option.
    guard byRow != .ignored(.atEnd), let text = other.text(after: use, of: number) else {
      return nil
    }
    let byKey = other.menu.setValue(text, for: key)
    return byKey == byRow ? nil : "the row answers \(byRow), and the key \(byKey) to \"\(text)\""
  }

  /// Compares reports, whose order does not matter among different settings.
  private func difference(_ byRow: [SettingChange], _ byKey: [SettingChange]) -> String? {
    let keys = Set((byRow + byKey).map(\.key))
    let isSame = keys.allSatisfy { key in
      byRow.filter { $0.key == key } == byKey.filter { $0.key == key }
    }
    return isSame ? nil : "reported by row: \(byRow)\nreported by key: \(byKey)"
  }
}

extension `Laws of settings` {
  @Test func `any way a value takes leads to the same menu`() {
    SettingLaws.check(AnyWayLaw.self, walks: 4, from: Self.plain)
  }

  @Test func `any way leads to the same menu while the program changes values itself`() {
    SettingLaws.check(AnyWayLaw.self, walks: 4, from: Self.own)
  }

  @Test func `any way leads to the same menu over four levels`() {
    SettingLaws.check(AnyWayLaw.self, walks: 3, from: Self.levels)
  }
}
