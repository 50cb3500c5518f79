/// What stands behind a row that is a control: how its value is read, shown and changed.
///
/// A part that is missing is something the control cannot do.
struct Control {
  /// Reads the value; called once each time the description is evaluated.
  var read: () -> Reading

  /// Changes the value as selecting the row does.
  var activate: (() -> Void)?

  /// Changes the value by a number of steps, negative ones downwards, or returns why it cannot.
  var step: ((_ count: Int) -> String?)?

  /// How the value is put in as text.
  var input: Input?

  /// Sets the value to what was declared as its default, where that is known.
  var reset: (() -> Void)?

  /// Returns the table to which the row leads.
  var destination: (() -> Table)?

  /// What was read of a control.
  struct Reading {
    /// What there is to see.
    var state: ControlState

    /// The value as text, for a control that has one.
    var value: ControlValue?

    /// Why the value is not valid, to be shown.
    var message: String?

    /// What the declaration and the value contradict each other in.
    var problem: String?

    /// The rows that stand below while the row is open.
    var rowsBelow: Row?
  }

  /// How text is put in.
  struct Input {
    /// Returns why a text would be refused, or nothing if it would be taken.
    let refusal: (String) -> String?

    /// Takes a text that would not be refused.
    let take: (String) -> Void

    /// Whether a text is to be checked at each change, and not only when it is put in.
    var checksEachChange = false
  }
}
