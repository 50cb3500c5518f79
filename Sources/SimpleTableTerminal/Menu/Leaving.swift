import SimpleTable

extension TerminalMenu {
  /// What becomes of changes that are not saved when the user leaves a menu.
  public enum Leaving: Hashable, Sendable {
    /// The menu is left; what it stores as it is changed is stored already.
    case immediately
    /// The user is asked whether to save them, to leave without, or to stay.
    case asking
  }
}

extension MenuWords {
  /// Returns the question what becomes of changes that are not saved, with the letters of the answers
  /// and the key that stays.
  func leavingQuestion(stayingBy key: Key) -> String {
    let answers = [self[.saveAnswer], self[.dontSaveAnswer]].map { "\($0.prefix(1)) \($0)" }
    let list = (answers + ["\(key) \(self[.stayAnswer])"]).joined(separator: ", ")
    return "\(self[.leavingQuestion]) \(list)"
  }
}
