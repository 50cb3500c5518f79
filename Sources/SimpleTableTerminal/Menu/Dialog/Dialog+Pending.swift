import SimpleTable
import SimpleTableMenu

// Changes that last only if the user confirms them in time.

extension Dialog {
  /// Whether the user is asked to keep a change.
  var hasPendingChange: Bool { menu.pendingQuestion != nil }

  /// The time until the change is reverted, in milliseconds; `nil` if no change waits for an
  /// answer.
  var timeLeft: Int? { menu.pendingQuestion.map { _ in max(0, deadline - time) } }

  /// The seconds that are left.
  var secondsLeft: String {
    words(.takenBackIn, String(((timeLeft ?? 0) + 999) / 1_000))
  }

  /// Sets the time in milliseconds, and takes a change back that was not confirmed in time.
  ///
  /// - Returns: What is to be said about that, if anything.
  func follow(at time: Int) -> Reply? {
    self.time = time
    _ = startCountdown()
    return timeLeft == 0 ? endPending(keeps: false) : nil
  }

  /// Acts, and starts the countdown of a change that is to be confirmed.
  func startingCountdown(_ act: () -> Reply) -> Reply {
    let reply = menu.askingToConfirm(act)
    guard startCountdown() else { return reply }
    // The question already tells the user what happened.
    switch reply {
    case .applies: return .done
    case .restored(let restored) where restored.leftOut.isEmpty: return .done
    default: return reply
    }
  }

  /// Sets when a change is taken back, and returns whether one was made just now.
  private func startCountdown() -> Bool {
    guard let question = menu.pendingQuestion else {
      shownPending = 0
      return false
    }
    guard question.count != shownPending else { return false }
    shownPending = question.count
    deadline = time + question.seconds * 1_000
    return true
  }

  /// Keeps a change, or takes it back; `nil` for a text that says neither, and where there is none.
  func answerPending(_ text: String) -> Reply? {
    if words.isYes(text) { return endPending(keeps: true) }
    return text.trimmed.isEmpty || words.isNo(text) ? endPending(keeps: false) : nil
  }

  private func endPending(keeps: Bool) -> Reply? {
    guard let question = menu.pendingQuestion else { return nil }
    if keeps { menu.confirmPending() } else { menu.takeBackPending() }
    // The question is asked again about a value that others have stored meanwhile.
    _ = startCountdown()
    return keeps ? .done : .note(.takenBack, question.title)
  }
}
