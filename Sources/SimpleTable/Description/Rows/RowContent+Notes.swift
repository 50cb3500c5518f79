extension RowContent {
  /// Returns the row with a text that explains the setting, line breaks included.
  public consuming func help(_ help: String?) -> Row {
    annotated { $0.help = help }
  }

  /// Returns the row with a question that is asked before it acts, such as "Erase everything?".
  ///
  /// Selecting the row reports that a confirmation is needed; each presentation asks once.
  public consuming func confirm(_ question: String?) -> Row {
    annotated { $0.confirmation = question }
  }

  /// Returns the row busy: its work is in progress.
  public consuming func busy(_ isBusy: Bool = true) -> Row {
    annotated { $0.isBusy = isBusy }
  }

  /// Returns the row with a bar that shows the progress of its work.
  ///
  /// The row counts as busy, with the bar in place of a spinner.
  ///
  /// - Parameter fraction: The part that is done, clamped to 0 to 1. With `nil` or NaN there is no
  ///   bar.
  /// - Returns: The changed row.
  public consuming func progress(_ fraction: Double?) -> Row {
    annotated { $0.progress = fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) } }
  }

  /// Returns the row with an action that continues after its page was left.
  public consuming func continuesInBackground(_ isOn: Bool = true) -> Row {
    annotated { $0.continuesInBackground = isOn }
  }

  /// Returns the row with a line below it that reports a state or an error; `nil` removes the line.
  public consuming func status(_ text: String?, kind: Row.Status.Kind = .notice) -> Row {
    annotated { $0.status = text.map { Row.Status(text: $0, kind: kind) } }
  }

  /// Returns the row in the colour of a role.
  public consuming func tint(_ tint: Row.Tint?) -> Row {
    annotated { $0.tint = tint }
  }

  /// Returns the row with a change of the data that a module above attached to it.
  package consuming func attaching<Value>(
    _ initial: @autoclosure () -> Value, _ change: (inout Value) -> Void
  ) -> Row {
    releasedRow().changedExtras { $0.attachment.change(initial(), change) }
  }

  consuming func annotated(_ change: (inout Row.Notes) -> Void) -> Row {
    releasedRow().changedExtras { change(&$0.notes) }
  }
}

extension Any? {
  /// Changes an attachment, or a first one.
  mutating func change<Value>(_ initial: Value, _ change: (inout Value) -> Void) {
    var value = self as? Value ?? initial
    change(&value)
    self = value
  }
}
