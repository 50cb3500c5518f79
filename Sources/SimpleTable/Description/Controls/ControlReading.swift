/// What a control shows, read when the table was evaluated.
package struct ControlReading {
  /// The value and the look.
  var state: ControlState

  /// The words of the table in which the control is declared.
  let words: TableWords

  /// The value as the state has it, also where it has no text form; `nil` where nothing is set.
  ///
  /// It is the value alone, so that to keep it does not keep the state that it was read from.
  package let original: Any?

  /// The rows of the options of a picker that shows them on its page.
  var options: Row.Disclosure?

  /// What is wrong, behind a reference as it is with few controls; `nil` where nothing is.
  private var shared: Shared<Findings>?

  init(
    _ state: ControlState, in words: TableWords, findings: Findings = Findings(),
    original: Any? = nil
  ) {
    self.state = state
    self.words = words
    self.original = original
    if !findings.isEmpty { shared = Shared(findings) }
  }

  /// What the control shows.
  package var shown: ControlState { state }

  /// The value as a store keeps it.
  package var value: SettingValue { state.value ?? .text("") }

  /// Returns whether it is one of the same value, in a control of the same kind and look.
  func isOf(_ state: ControlState, in words: TableWords) -> Bool {
    self.state.value == state.value && self.state.kind == state.kind
      && self.state.style == state.style && self.words == words
  }

  /// Returns whether the default that another state of the control has was accepted here.
  func hasAccepted(default other: ControlState) -> Bool {
    state.defaultValue != nil && state.defaultValue == other.defaultValue
      && state.kind == other.kind && findings.defaultProblem == nil
  }

  /// Whether anything is wrong.
  var hasFindings: Bool { shared != nil }

  /// Whether the value is not valid only because it is missing.
  var isMissing: Bool { shared?.value.isMissing == true }

  /// What is wrong with the control.
  var findings: Findings {
    get { shared?.value ?? Findings() }
    set { shared = newValue.isEmpty ? nil : Shared(newValue) }
  }

  /// What is wrong with a control.
  struct Findings {
    /// Why the value is not valid, to be shown.
    var message: Message?

    /// Whether the value is not valid only because it is empty, and nobody has chosen that.
    var isMissing = false

    /// What is wrong with the declaration.
    var problems: [String] = []

    /// Why the declared default would be refused.
    var defaultProblem: Message?

    /// What is wrong with the value, even where setting it again would be accepted.
    var valueProblems: [Message] = []

    /// What is wrong with the value's stored form; only a problem if the control is a setting.
    var storageProblem: String?

    /// Whether nothing is wrong.
    fileprivate var isEmpty: Bool {
      message == nil && problems.isEmpty && defaultProblem == nil && valueProblems.isEmpty
        && storageProblem == nil
    }
  }
}
