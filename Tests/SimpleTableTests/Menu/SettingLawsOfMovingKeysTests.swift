import Testing

@testable import SimpleTable

/// A menu in which keys move: nothing goes on without end, sources are honest, and it is diagnosed.
struct MovingLaw: SettingLaw {
  let subject: SettingLaws.Moving

  init(_ start: SettingLaws.Start) {
    subject = SettingLaws.Moving(start)
    _ = subject.menu.settings
  }

  mutating func fault(after step: SettingLaws.Step) -> String? {
    let (players, menu) = (subject.players, subject.menu)
    let (start, evaluations) = (State(players), players.evaluations)
    let stored = Set(
      menu.settings.filter { setting in
        setting.sources.contains { ![.default, .program].contains($0.source) }
      }
      .map(\.key))
    subject.take(step)
    let settings = menu.settings
    let count = players.evaluations - evaluations
    if count >= 60 { return "\(count) evaluations" }
    if let fault = settings.lazy.compactMap(dishonesty).first { return fault }
    let diagnostics = menu.diagnostics.map(\.message)
    // That of a depth which the level moves names the level, too.
    if players.form == .oneState, !players.movesDepth,
      let wrong = diagnostics.first(where: { $0.contains("level") })
    {
      return "rows by turns over one state are diagnosed: \(wrong)"
    }
    // What the program has moved itself is found when something is decided.
    if case .program = step { return nil }
    // Back at the place that has what was assigned, it is as it should be.
    let level = settings.first { $0.key == "level" }
    guard start.place != players.place, start.differs, State(players).differs,
      stored.contains("level"), level?.source == .program,
      !diagnostics.contains(where: { $0.contains("\"level\"") })
    else { return nil }
    return "\"level\" has moved from \(start) to \(State(players)), but of that says nothing: "
      + "\(diagnostics)"
  }

  private struct State {
    let place: Int
    let levels: [Int]
    var differs: Bool { levels[0] != levels[1] }

    init(_ players: SettingLaws.Players) {
      (place, levels) = (players.place, players.levels)
    }
  }

  /// Returns how a setting differs from what its source holds.
  private func dishonesty(_ setting: SettingInfo) -> String? {
    let held: String? =
      switch setting.source {
      case .argument: subject.arguments[setting.key]
      case .environment: subject.environment["E_" + setting.key.uppercased()]
      default: setting.source.level.map { subject.menu.sources[$0][setting.key]?.text ?? "nothing" }
      }
    guard let held, held != setting.value else { return nil }
    return "\(setting.key) is \(setting.value) by \(setting.source), which holds \(held)"
  }
}

/// Settings whose keys move, by themselves, as a menu can only say so.
extension `Laws of settings` {
  @Test func `keys that move end, are diagnosed, and have honest sources`() {
    SettingLaws.check(MovingLaw.self, walks: 10, from: Self.plain) { start in
      var walk = SettingLaws.MovingWalk(start)
      return { (_: SettingLaws.Moving) in walk.next() }
    }
  }
}
