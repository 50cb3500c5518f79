import SimpleTableMenu
import TestFixtures
import TestTraits
import Testing

/// What must be true of a menu after each step, whatever the steps were.
protocol SettingLaw {
  associatedtype Subject: SettingLaws.Session

  init(_ start: SettingLaws.Start)

  /// The menu on which the next steps depend.
  var subject: Subject { get }

  /// Takes a step, counts what it compares, and returns what contradicts the law then; `nil` if nothing does.
  mutating func fault(after step: SettingLaws.Step, _ compared: inout Coverage) -> String?
}

extension SettingLaws {
  /// Takes random walks until one contradicts a law, and reports the fewest steps that do.
  ///
  /// - Parameters:
  ///   - law: The law.
  ///   - walks: The number of walks, see ``RandomWalks``.
  ///   - steps: The number of steps of each.
  ///   - sourceLocation: Where issues are recorded.
  ///   - start: Returns the start of a walk with a seed.
  static func check<Law: SettingLaw>(
    _ law: Law.Type, walks: Int, steps: Int = 40,
    sourceLocation: SourceLocation = #_sourceLocation, from start: (_ seed: UInt64) -> Start
  ) where Law.Subject == Living {
    var found: String?
    RandomWalks.forEach(walks, sourceLocation: sourceLocation) { seed, compared in
      guard found == nil else { return compared.count() }
      let start = start(seed)
      var (walk, trial, taken) = (Walk(start), Law(start), [] as [Step])
      for _ in 0..<steps {
        taken.append(walk.next(trial.subject))
        guard trial.fault(after: taken[taken.count - 1], &compared) != nil else { continue }
        compared.count()
        let (fewest, problem) = fewest(taken, law, start)
        found = """
          seed \(seed), after \(taken.count) steps, of which these are enough:
          \(fewest.map { "- \($0)" }.joined(separator: "\n"))
          \(problem)
          the last steps were
          \(taken.suffix(5).map { "- \($0)" }.joined(separator: "\n"))
          \(trial.subject)
          """
        return
      }
    }
    if let found { Issue.record(Comment(rawValue: found), sourceLocation: sourceLocation) }
  }

  /// Leaves out steps and parts of them as long as the others contradict the law, too.
  private static func fewest<Law: SettingLaw>(
    _ steps: [Step], _ law: Law.Type, _ start: Start
  ) -> (steps: [Step], fault: String) {
    var (steps, fault) = (steps, Self.fault(steps, law, start) ?? "only once")
    func take(_ fewer: [Step]) -> Bool {
      guard let found = Self.fault(fewer, law, start) else { return false }
      (steps, fault) = (fewer, found)
      return true
    }
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for position in steps.indices.reversed() where position < steps.count {
        var fewer = steps
        fewer.remove(at: position)
        if take(fewer) {
          isSmaller = true
          continue
        }
        for simpler in steps[position].simpler {
          var simple = steps
          simple[position] = simpler
          if take(simple) {
            isSmaller = true
            break
          }
        }
      }
    }
    return (steps, fault)
  }

  private static func fault<Law: SettingLaw>(
    _ steps: [Step], _ law: Law.Type, _ start: Start
  ) -> String? {
    var (trial, compared) = (Law(start), Coverage())
    for step in steps {
      if let fault = trial.fault(after: step, &compared) { return fault }
    }
    return nil
  }
}

/// Laws that hold for settings that bound, reveal and disable each other, under random steps.
@Suite struct `Laws of settings` {
  typealias Start = SettingLaws.Start

  /// Returns a start at which the program changes nothing itself.
  static func plain(_ seed: UInt64) -> Start { Start(seed: seed) }

  /// Returns a start at which the program changes values itself, also in actions.
  static func own(_ seed: UInt64) -> Start {
    Start(
      seed: seed, features: seed.isMultiple(of: 3) ? [.duplicates] : [], hasOwnChanges: true,
      hasActions: true)
  }

  /// Returns the same start, at which no value of the program's own may leave two others refused, each because
  /// of the other, and which changes no value that no menu can see.
  static func seen(_ seed: UInt64) -> Start {
    var start = own(seed)
    start.features.insert(.noCircles)
    start.showsOwnChanges = true
    return start
  }

  /// Returns a start with stores at all levels, of which any is edited.
  static func levels(_ seed: UInt64) -> Start {
    Start(
      seed: seed, levels: SettingLevel.allCases, edited: SettingLevel.allCases[Int(seed % 4)],
      hasActions: seed.isMultiple(of: 2))
  }
}
