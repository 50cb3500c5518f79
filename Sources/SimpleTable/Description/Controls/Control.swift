/// What makes a row a control: how its value is read, shown and changed.
///
/// A part that is `nil` is something that the control cannot do.
struct Control {
  /// Reads the value; called once each time the description is evaluated.
  var read: () -> Reading

  /// The words of the table in which the control is declared.
  var words = TableWords()

  /// Changes the value as selecting the row does.
  var activate: (() -> Void)?

  /// Changes the value by a number of steps, negative ones downwards.
  var step: ((_ count: Int) -> Step)?

  /// How the value is set from text.
  var input: Input?

  /// Sets the value to its declared default.
  var reset: (() -> Void)?

  /// Whether the value can never change, so that all others are refused.
  private(set) var isConstant = false

  /// Returns the table to which the row leads, which says something in the words of this one.
  var destination: ((_ words: TableWords) -> Table)?

  /// What the keys of the page behind the row begin with.
  var keyPrefix = KeyPrefix.scope("")

  /// Whether the row changes the setting of the row that contains it or leads to its page.
  var isPart = false

  /// Deletes or moves the entry of a list that the row is.
  var editEntry: ((_ edit: EntryEdit) -> Step)?

  /// Returns what the rules of the control demand of every value.
  var conditions: (_ words: TableWords) -> [ValueCondition] = { _ in [] }

  /// Whether the page behind the row may have settings and links, unlike that of a picker.
  var leadsToSettings: Bool { destination != nil && (input == nil || keyPrefix == .ofRecords) }

  /// What the keys of the page behind a row begin with.
  enum KeyPrefix: Equatable {
    /// The scope of a link, a full stop at the end included.
    case scope(String)
    /// The id of the row and a full stop; the page has no settings.
    case ofEntries
    /// The same; the page has a link to each record.
    case ofRecords
  }

  /// What is done with an entry of a list.
  enum EntryEdit {
    /// It is removed.
    case delete
    /// It is moved by a number of places, negative ones upwards.
    case move(Int)
  }

  /// What a control shows, read when the table was evaluated.
  struct Reading {
    /// The value and the look.
    var state: ControlState

    /// Why the value is not valid, to be shown.
    var message: Message?

    /// What is wrong with the declaration.
    var problems: [String] = []

    /// Why the declared default would be refused.
    var defaultProblem: Message?

    /// What is wrong with the value, even where setting it again would be accepted.
    var valueProblems: [Message] = []

    /// Sets the value that was read again.
    var restore: (() -> Void)?

    /// What is wrong with the value's stored form; only a problem if the control is a setting.
    var storageProblem: String?

    /// The rows below, while the row is expanded.
    var rowsBelow: Row?
  }

  /// The result of stepping a value.
  enum Step {
    /// The value has changed.
    case done
    /// The value stays at the end of its range.
    case atEnd
    /// The value stays, because a rule refuses the next one or there is none.
    case refused(Message)
  }

  /// How the value is set from text.
  struct Input {
    /// Returns why a text would be refused, or `nil` if it would be taken.
    ///
    /// The present value may be entered again even if it is not valid, unless the text is judged
    /// as a new value.
    let refusal: (_ text: String, _ isNew: Bool) -> Message?

    /// Sets the value to what a text stands for, whether that is valid or not.
    ///
    /// It returns whether the text stands for a value; if it does not, the value stays.
    let take: (String) -> Bool

    /// Whether a text is also checked at each change while it is being edited.
    var checksEachChange = false

    /// Returns why a text is refused that a user enters, and that would be taken from a store or
    /// the environment.
    var refusalWhenEntered: (_ text: String) -> Message? = { _ in nil }
  }
}

extension Control {
  /// Returns the control, as one that refuses every other value if its value is constant.
  func refusingChanges(_ isConstant: Bool) -> Control {
    guard isConstant, let input else { return self }
    var control = self
    control.isConstant = true
    control.input = Input(
      refusal: { [read] in
        input.refusal($0, $1) ?? ($0 == read().state.value?.text ? nil : Message(.cannotChange))
      },
      take: { [read] in $0 == read().state.value?.text },
      checksEachChange: input.checksEachChange, refusalWhenEntered: input.refusalWhenEntered)
    control.step = step.map { step in
      {
        let result = step($0)
        guard case .done = result else { return result }
        return .refused(Message(.cannotChange))
      }
    }
    return control
  }

  /// Returns why a text would be refused, or `nil` if it would be taken or the control takes none.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isNew: Whether it is judged as if the control had another value now.
  ///   - entered: The part of it that a user enters, to which all rules apply; `nil` for none.
  /// - Returns: The reason.
  func refusal(of text: String, isNew: Bool, entered: String?) -> String? {
    guard let input else { return nil }
    let refusal = input.refusal(text, isNew) ?? entered.flatMap(input.refusalWhenEntered)
    return refusal?.text(in: words)
  }

  /// Evaluates and returns the table to which the row leads, or `nil` if it is no link.
  ///
  /// The table gets the words of this one unless it has its own.
  func evaluateDestination() -> Table? {
    guard let destination else { return nil }
    let (table, reads) = ObservedReads.track { destination(words) }
    var page = table.inheriting(words)
    page.reads = reads
    return page
  }
}
