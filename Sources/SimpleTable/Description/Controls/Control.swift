/// What makes a row a control: how its value is read, shown and changed.
///
/// What a control cannot do stays as it is declared here. A value that can never change is refused
/// by the control, unless it is the present one.
protocol Control {
  /// Reads the value; called once each time the description is evaluated.
  func read() -> ControlReading

  /// Whether the value is set from text.
  var takesText: Bool { get }

  /// Returns why a text would be refused, or `nil` if it would be taken.
  ///
  /// The present value may be entered again even if it is not valid, unless the text is judged as a
  /// new value.
  func refusal(of text: String, isNew: Bool) -> Message?

  /// Returns why a text is refused that a user enters, and that would be taken from a store or the
  /// environment.
  func refusal(ofEntered text: String) -> Message?

  /// Sets the value to what a text stands for, whether that is valid or not.
  ///
  /// - Returns: Whether the text stands for a value; if it does not, the value stays.
  func take(_ text: String) -> Bool

  /// Whether a text is also checked at each change while it is being edited.
  var checksEachChange: Bool { get }

  /// Whether the value can never change.
  var isConstant: Bool { get }

  /// Whether selecting the row changes the value.
  var isActivated: Bool { get }

  /// Changes the value as selecting the row does.
  func activate()

  /// Whether the value goes in steps.
  var isStepped: Bool { get }

  /// Changes the value by a number of steps, negative ones downwards.
  func step(by count: Int) -> ControlStep

  /// Whether a default is declared.
  var hasDefault: Bool { get }

  /// Sets the value to its declared default.
  func assignDefault()

  /// Whether the row leads to another table.
  var isLink: Bool { get }

  /// Returns the table to which the row leads, which says something in the words of this one.
  func destination(in words: TableWords) -> Table?

  /// What the keys of the page behind the row begin with.
  var keyPrefix: KeyPrefix { get }

  /// Whether the row changes the setting of the row that contains it or leads to its page.
  var isPart: Bool { get }

  /// Whether the row is an entry of a list, which can be removed and moved.
  var isEntry: Bool { get }

  /// The option that the row of a picker's option chooses, as it is stored.
  var optionText: String? { get }

  /// Removes or moves the entry of a list that the row is.
  func edit(_ edit: EntryEdit) -> ControlStep

  /// Returns what the rules of the control demand of every value.
  func conditions(in words: TableWords) -> [ValueCondition]
}

extension Control {
  var takesText: Bool { false }
  func refusal(of text: String, isNew: Bool) -> Message? { nil }
  func refusal(ofEntered text: String) -> Message? { nil }
  func take(_ text: String) -> Bool { false }
  var checksEachChange: Bool { false }
  var isConstant: Bool { false }
  var isActivated: Bool { false }
  func activate() {}
  var isStepped: Bool { false }
  func step(by count: Int) -> ControlStep { .atEnd }
  var hasDefault: Bool { false }
  func assignDefault() {}
  var isLink: Bool { false }
  func destination(in words: TableWords) -> Table? { nil }
  var keyPrefix: KeyPrefix { .scope("") }
  var isPart: Bool { false }
  var isEntry: Bool { false }
  var optionText: String? { nil }
  func edit(_ edit: EntryEdit) -> ControlStep { .atEnd }
  func conditions(in words: TableWords) -> [ValueCondition] { [] }
}

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
  case remove
  /// It is moved by a number of places, negative ones upwards.
  case move(Int)
}

/// The result of stepping a value.
enum ControlStep {
  /// The value has changed.
  case done
  /// The value stays at the end of its range.
  case atEnd
  /// The value stays, because a rule refuses the next one or there is none.
  case refused(Message)
}

extension Control {
  /// Whether the page behind the row may have settings and links, unlike that of a picker.
  var leadsToSettings: Bool { isLink && (!takesText || keyPrefix == .ofRecords) }

  /// Returns why a text that a user enters is refused, or `nil` if it would be taken.
  func refusal(ofText text: String) -> Message? {
    refusal(of: text, isNew: false) ?? refusal(ofEntered: text)
  }
}

/// The control of a row that has none.
struct NoControl: Control {
  func read() -> ControlReading { ControlReading(state: ControlState(.link)) }
}
