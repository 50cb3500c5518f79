/// What makes a row a control: how its value is read, shown and changed.
///
/// A part that is missing is something the control cannot do.
struct Control {
  /// Reads the value; called once each time the description is evaluated.
  var read: () -> Reading

  /// The words of the table in which the control is declared.
  var words = TableWords()

  /// Changes the value as selecting the row does.
  var activate: (() -> Void)?

  /// Changes the value by a number of steps, negative ones downwards.
  var step: ((_ count: Int) -> Step)?

  /// How the value is put in as text.
  var input: Input?

  /// Sets the value to what was declared as its default, where that is known.
  var reset: (() -> Void)?

  /// Returns the table to which the row leads.
  var destination: (() -> Table)?

  /// What the keys of all settings on the page behind the row begin with.
  var scope: String?

  /// What the keys of the page behind the row begin with, a full stop at the end included.
  var keyPrefix: String { scope.map { $0.isEmpty ? "" : $0 + "." } ?? "" }

  /// What was read of a control.
  struct Reading {
    /// What there is to see.
    var state: ControlState

    /// Why the value is not valid, to be shown.
    var message: Message?

    /// What the declaration and the value contradict each other in.
    var problems: [String] = []

    /// What is wrong with the value, which might all the same be put in again.
    var valueProblems: [Message] = []

    /// Sets the value that was read again.
    var restore: (() -> Void)?

    /// What is wrong with the value's stored form; it matters where the control is a setting.
    var storageProblem: String?

    /// The rows below, while the row is expanded.
    var rowsBelow: Row?
  }

  /// What became of stepping a value.
  enum Step {
    /// The value has changed.
    case done
    /// The value stays at the end of its range.
    case atEnd
    /// The value stays, for a reason.
    case refused(Message)
  }

  /// How text is put in.
  struct Input {
    /// Returns why a text would be refused, or `nil` if it would be taken.
    let refusal: (String) -> Message?

    /// Takes a text that would not be refused; any other has no effect.
    let take: (String) -> Void

    /// Whether a text is to be checked at each change, and not only when it is put in.
    var checksEachChange = false
  }
}

extension Control {
  /// Returns why a text would be refused, or `nil` if it would be taken or the control takes none.
  func refusal(of text: String) -> String? { input?.refusal(text)?.text(in: words) }

  /// Evaluates and returns the table to which the row leads, in the words of this one unless it has
  /// others.
  func evaluateDestination() -> Table? { destination?().inheriting(words) }
}
