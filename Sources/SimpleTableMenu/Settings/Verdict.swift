import SimpleTable

/// The judgement of a setting as it was evaluated last: which value applies, and why others do not.
///
/// It is made once for each setting and evaluation. Decisions, refusals, locks and explanations
/// read it.
struct Verdict {
  /// The values that sources have for the setting, the highest first.
  let candidates: [Candidate]

  /// The highest candidate that the row accepts; `nil` for the default.
  let best: Candidate?

  /// Why candidates do not decide, at their positions; of those below the best one, only what bars
  /// or excludes them.
  private let problems: [String?]

  /// The position of the best candidate, or the number of all.
  private let place: Int

  /// Whether what is below the best one is reported, as what bars it is a mistake in any case.
  private let isSecret: Bool

  /// Creates the verdict on a setting for which no source has a value.
  init() { (candidates, best, problems, place, isSecret) = ([], nil, [], 0, false) }

  /// Judges the candidates of a setting.
  ///
  /// - Parameters:
  ///   - setting: The setting as it was evaluated.
  ///   - candidates: Its candidates, the highest first.
  ///   - excluded: The sources whose values stay refused, with the reasons.
  ///   - refusal: Returns why the row refuses a candidate; `nil` if it accepts it.
  init(
    on setting: DeclaredSetting, _ candidates: [Candidate], _ excluded: [SettingSource: String],
    refusal: (Candidate) -> String?
  ) {
    var (best, place) = (Candidate?.none, candidates.count)
    var problems: [String?] = []
    // If a policy has a value, no other source may decide.
    let isByPolicy = candidates.first?.source == .policy
    for (number, candidate) in candidates.enumerated() {
      var problem = candidate.barrier
      if isByPolicy, number > 0 {
        if best == nil { problem = problem ?? setting.words[.policyRefused] }
      } else if best == nil {
        problem =
          problem ?? refusal(candidate) ?? excluded[candidate.source]
        if problem == nil { (best, place) = (candidate, number) }
      } else {
        problem = problem ?? excluded[candidate.source]
      }
      problems.append(problem)
    }
    (self.candidates, self.best, self.problems, self.place) = (candidates, best, problems, place)
    isSecret = setting.isSecret
  }
}

extension Verdict {
  /// The candidates, each with why it does not decide.
  var judged: [(candidate: Candidate, problem: String?)] { Array(zip(candidates, problems)) }

  /// Whether a policy has a value that the row refuses, so that the default applies.
  var isPolicyRefused: Bool { candidates.first?.source == .policy && best == nil }

  /// Returns why the row of a setting refuses the value of a source; `nil` if it accepts that, or
  /// has none.
  func problem(from source: SettingSource, of setting: DeclaredSetting) -> String? {
    guard let number = candidates.firstIndex(where: { $0.source == source }), number != place
    else { return nil }
    // What is below the one that applies, or a policy's, was not asked about yet.
    return (isJudged(number) ? problems[number] : candidates[number].barrier)
      ?? setting.refusal(of: candidates[number])
  }

  /// Whether the value of any source is refused.
  var hasRefusals: Bool { !candidates.isEmpty && refused.contains { _ in true } }

  /// The candidates that are refused and above the one that applies.
  ///
  /// A secret in a store of values is one wherever it is.
  private var refused: some Sequence<Int> {
    candidates.indices.lazy.filter { [self] in
      problems[$0] != nil
        && ($0 < place && isJudged($0) || isSecret && candidates[$0].barrier != nil)
    }
  }

  /// Whether a candidate was judged, which nothing is below that of a policy.
  private func isJudged(_ number: Int) -> Bool {
    number == 0 || candidates[0].source != .policy
  }

  /// Returns the refused value of a source; `nil` where none is.
  func refusal(from source: SettingSource) -> RefusedValue? {
    guard !candidates.isEmpty else { return nil }
    return refused.first { candidates[$0].source == source }.map {
      RefusedValue(key: candidates[$0].name, reason: problems[$0] ?? "")
    }
  }

  /// Returns what locks a row while a level is edited, or `nil` if its value can be changed.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - level: The level that is edited.
  ///   - words: The words of the reason.
  ///   - isUnset: Whether it is to be unset: what a project must not decide can be removed from its
  ///     store.
  /// - Returns: The reason.
  func lock(
    of row: Row, editing level: SettingLevel, in words: TableWords, isUnset: Bool = false
  ) -> String? {
    if candidates.isEmpty, level != .project { return nil }
    if isPolicyRefused, level != .policy { return words[.policyRefused] }
    if let best, best.source > level.source { return best.decides(in: words) }
    let isForeign = level == .project && !row.setting.isAllowedInProject
    return isForeign && !isUnset ? words[.notInProject] : nil
  }
}
