import SimpleTable

// Changes that last only if the user confirms them in time.

extension Conversation {
  /// Whether the user is asked to confirm a change.
  var hasTrial: Bool { menu.question != nil }

  /// The time until the change is taken back, in milliseconds; `nil` where none is to be confirmed.
  var timeLeft: Int? { menu.question.map { _ in max(0, deadline - time) } }

  /// The question whether to keep a change, with the answers and the seconds that are left.
  var trialQuestion: String? {
    menu.question.map { "\(words(.keepQuestion, $0.title)) \(words.answers) \(secondsLeft)" }
  }

  /// The question without the answers, where keys have another meaning.
  var countdown: String? {
    menu.question.map { "\(words(.keepQuestion, $0.title)) \(secondsLeft)" }
  }

  private var secondsLeft: String {
    words(.takenBackIn, String(((timeLeft ?? 0) + 999) / 1_000))
  }

  /// Acts, and starts the countdown of a change that is to be confirmed.
  func startingCountdown(_ act: @autoclosure () -> ActionOutcome) -> ActionOutcome {
    let outcome = menu.askingToConfirm(act)
    // The question says enough.
    if startCountdown(), case .applies = outcome { return .done }
    return outcome
  }

  /// Sets when a change is taken back, and returns whether one was made just now.
  private func startCountdown() -> Bool {
    guard let trial = menu.question else {
      shownTrial = 0
      return false
    }
    guard trial.count != shownTrial else { return false }
    shownTrial = trial.count
    deadline = time + trial.seconds * 1_000
    return true
  }

  /// Keeps a change, or takes it back.
  ///
  /// - Returns: A sentence about it, or `nil` for nothing.
  func answerTrial(_ isYes: Bool) -> String? {
    guard let trial = menu.question else { return nil }
    shownTrial = 0
    if isYes {
      menu.confirmPending()
      return nil
    }
    menu.takeBackPending()
    return words.sentence(.takenBack, trial.title)
  }

  /// Takes a change back that was not confirmed in time.
  ///
  /// - Returns: A sentence about it, or `nil` for nothing.
  func takeBackUnconfirmed() -> String? {
    timeLeft == 0 ? answerTrial(false) : nil
  }
}
