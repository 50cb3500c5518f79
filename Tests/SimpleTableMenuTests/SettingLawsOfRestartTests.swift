import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable
@testable import SimpleTableMenu

/// A menu beside which a new process starts with the same sources.
struct RestartLaw: SettingLaw {
  let subject: SettingLaws.Living
  private let start: SettingLaws.Start

  /// By which the order comes in which a new process reads its sources.
  private var random: SeededGenerator

  /// Whether the program has changed the value of a row that no menu could see.
  private var hasHiddenChanges = false

  init(_ start: SettingLaws.Start) {
    self.start = start
    subject = SettingLaws.Living(start)
    random = SeededGenerator(seed: start.seed)
    // What the program changes before anything was read is how it has begun.
    _ = subject.menu.settings
  }

  mutating func fault(after step: SettingLaws.Step, _ compared: inout Coverage) -> String? {
    switch step {
    case .program(let values, _), .action(let values, _, _):
      if !values.keys.allSatisfy(subject.isSetting) { hasHiddenChanges = true }
    default: break
    }
    subject.take(step)
    if hasHiddenChanges { return nil }
    let (menu, settings) = (subject.menu, subject.menu.settings)
    guard !settings.contains(where: \.isSetByProgram), menu.diagnostics.isEmpty else {
      return nil
    }
    let fresh = SettingLaws.Living(start)
    var held: [SettingLevel: [String: SettingValue]] = [:]
    for level in start.levels.shuffled(using: &random) {
      let stored = menu.sources[level]
      held[level] = stored.keys.reduce(into: [:]) { $0[$1] = stored[$1] }
      _ = try? fresh.menu.load(from: MemoryStore(held[level] ?? [:]), as: level)
    }
    fresh.menu.apply(environment: subject.environment, prefix: "E_")
    fresh.menu.apply(arguments: subject.arguments)
    guard fresh.menu.diagnostics.isEmpty else { return nil }
    compared.count(settings.count)
    return SettingLaws.Picture(fresh).difference(
      from: SettingLaws.Picture(subject), but: [.values, .titles, .unsaved],
      ("before the restart", "after it"))
  }
}

extension `Laws of settings` {
  /// Checks starts at which no two settings share a variable, as the law says nothing where there are diagnostics.
  private func checkRestart(
    walks: Int = 1, with features: Set<LivingSystem.Feature> = [],
    sourceLocation: SourceLocation = #_sourceLocation, from start: (_ seed: UInt64) -> Start
  ) {
    SettingLaws.check(RestartLaw.self, walks: walks, sourceLocation: sourceLocation) {
      var start = start($0)
      start.features = start.features.subtracting([.duplicates]).union([.distinctVariables])
        .union(features)
      return start
    }
  }

  @Test func `a new process has the same settings`() { checkRestart(from: Self.plain) }

  @Test func `a new process has the same settings where nothing is the program's own`() {
    checkRestart(from: Self.seen)
  }

  @Test func `a new process has the same settings where two rows have one key by turns`() {
    checkRestart(walks: 1, with: [.turns], from: Self.plain)
  }

  @Test func `a new process has the same settings over four levels`() {
    checkRestart(from: Self.levels)
  }
}
