import SimpleTable

// Changes that last only if the user confirms them in time.

extension Conversation {
  /// Whether the user is asked to confirm a change.
  var asksToKeep: Bool { menu.trial != nil }

  /// The time until the change is taken back, in milliseconds; `nil` where none is to be confirmed.
  var timeToKeep: Int? { menu.trial.map { _ in max(0, deadline - time) } }

  /// The question whether to keep a change, with the answers and the seconds that are left.
  var keepingQuestion: String? {
    guard let trial = menu.trial, let left = timeToKeep else { return nil }
    let seconds = String((left + 999) / 1_000)
    return "\(words(.keepQuestion, trial.title)) \(words.answers) \(words(.takenBackIn, seconds))"
  }

  /// Sets when a change is taken back, and returns whether one was made just now.
  func beginKeeping() -> Bool {
    guard let trial = menu.trial else {
      knownTrial = 0
      return false
    }
    guard trial.count != knownTrial else { return false }
    knownTrial = trial.count
    deadline = time + (trial.seconds ?? 0) * 1_000
    return true
  }

  /// Keeps a change, or takes it back.
  ///
  /// - Returns: What to say of it, or `nil` for nothing.
  func answerKeeping(_ isYes: Bool) -> String? {
    guard let trial = menu.trial else { return nil }
    knownTrial = 0
    if isYes { return menu.keepTrial()?.reason(in: menu.words) }
    menu.endTrial()
    return words(.takenBack, trial.title)
  }

  /// Takes a change back that was not confirmed in time.
  ///
  /// - Returns: What to say of it, or `nil` for nothing.
  func takeBackUnconfirmed() -> String? {
    timeToKeep == 0 ? answerKeeping(false) : nil
  }
}
