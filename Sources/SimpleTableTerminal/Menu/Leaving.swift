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

/// An answer to the question what becomes of changes that are not saved.
enum LeavingAnswer {
  case save, dontSave, stay
}

extension MenuWords {
  /// Returns the question what becomes of changes that are not saved, with the letters of the answers
  /// and the key that stays.
  func leavingQuestion(stayingBy key: Key) -> String {
    let answers = [self[.saveAnswer], self[.dontSaveAnswer]].map { "\($0.prefix(1)) \($0)" }
    let list = (answers + ["\(key) \(self[.stayAnswer])"]).joined(separator: ", ")
    return "\(self[.leavingQuestion]) \(list)"
  }

  /// Returns what an answer means, by its first letter or as a word; what is no answer means to stay.
  func leavingAnswer(_ text: String) -> LeavingAnswer {
    let text = text.trimmed.lowercased()
    let isMeant = { (phrase: Phrase) in
      let word = self[phrase].lowercased()
      return !text.isEmpty && (text == word || text == word.prefix(1))
    }
    return isMeant(.saveAnswer) ? .save : isMeant(.dontSaveAnswer) ? .dontSave : .stay
  }
}
