import SimpleTable

extension Dialog {
  /// A question as a screen shows it: with the answers that keys give.
  struct Prompt {
    /// The question.
    let text: String

    /// The answers; none where the keys have another meaning at the moment.
    var answers: [Answer] = []

    /// Whether they are yes and no, of which a line shows only the letters.
    var isYesOrNo = true

    /// What is said behind the answers, and the cells that are kept for it.
    var note: (text: String, cells: Int)?

    /// An answer with its key.
    struct Answer {
      let key: String
      let name: String

      /// Whether other keys give the answer, too.
      var isDefault = false
    }
  }

  /// What is asked, as a line before the answer, also whether to keep a change; `nil` while
  /// nothing is asked, or a text.
  var linePrompt: String? {
    let prompt =
      question == nil ? pendingPrompt(isAnswered: true) : prompt(stayingBy: "\(Key.return)")
    return prompt.map { "\($0.line): " }
  }

  /// The question whether a row is to act, or what to do with unsaved changes; `nil` while neither is asked.
  ///
  /// - Parameter key: The name of the key that stays in the menu.
  /// - Returns: The question.
  func prompt(stayingBy key: String) -> Prompt? {
    switch question {
    case .confirm(let asked): Prompt(text: asked.question.isolated, answers: yesAndNo)
    case .leave:
      Prompt(
        text: words[.leavingQuestion],
        answers: [answer(.saveAnswer), answer(.dontSaveAnswer)]
          + [Prompt.Answer(key: key, name: words[.stayAnswer], isDefault: true)],
        isYesOrNo: false)
    case .text, .value, nil: nil
    }
  }

  /// The question whether to keep a change, with the seconds that are left; `nil` where none is to be
  /// confirmed.
  ///
  /// - Parameter isAnswered: Whether keys answer it now.
  /// - Returns: The question.
  func pendingPrompt(isAnswered: Bool) -> Prompt? {
    menu.pendingQuestion.map {
      let most = words(.takenBackIn, String($0.seconds)).cellWidth
      return Prompt(
        text: words(.keepQuestion, $0.subject), answers: isAnswered ? yesAndNo : [],
        note: (secondsLeft, most))
    }
  }

  private var yesAndNo: [Prompt.Answer] { [answer(.yes), answer(.no, isDefault: true)] }

  private func answer(_ phrase: MenuWords.Phrase, isDefault: Bool = false) -> Prompt.Answer {
    Prompt.Answer(
      key: String(words[phrase].prefix(1)), name: words[phrase], isDefault: isDefault)
  }
}

extension Dialog.Prompt {
  /// The question as a line, in which the letter of the answer by default is a capital.
  fileprivate var line: String {
    let keys = answers.map { $0.isDefault ? $0.key.uppercased() : $0.key }
    let answers =
      isYesOrNo
      ? "(\(keys.joined(separator: "/")))"
      : answers.map { "\($0.key) \($0.name)" }.joined(separator: ", ")
    return [text, answers, note?.text].compactMap(\.self).joined(separator: " ")
  }
}
