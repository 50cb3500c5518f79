extension Row {
  /// Returns the row as one that is a control.
  consuming func controlled(by control: Control) -> Row {
    changedExtras { $0.control = control }
  }

  /// Returns the row with what was read of its value.
  consuming func evaluated(as control: Control, _ reading: Control.Reading) -> Row {
    changedExtras { extras in
      extras.control = control
      extras.reading = reading
      if let rows = reading.rowsBelow {
        extras.disclosure = Disclosure(rows: rows.block, initially: .collapsed)
      }
    }
  }

  /// What the row holds and shows as a control; `nil` until an adapter has evaluated the row.
  public var control: ControlState? { storage.extras?.reading?.state }

  /// Why the row's value is not valid, or was refused; `nil` if it is valid.
  public var invalidReason: String? { storage.extras?.invalidReason }
}

extension Row {
  /// The value as text that can be edited, for a control that takes text.
  package var editableText: String? {
    guard let extras = storage.extras, extras.control?.input != nil else { return nil }
    switch extras.reading?.state.style {
    case .field, .textArea, .stepper, .slider: return extras.reading?.state.value?.text
    default: return nil
    }
  }

  /// Whether the row is an entry of a list, which can be deleted and moved.
  public var isEntry: Bool { storage.extras?.control?.editEntry != nil }

  /// Whether the row changes the setting of the row that contains it or leads to its page.
  package var isPart: Bool { storage.extras?.control?.isPart == true }

  /// Whether the value goes in steps.
  package var isStepped: Bool { storage.extras?.control?.step != nil }

  /// Returns the row as it looks while its value is being edited.
  ///
  /// - Parameters:
  ///   - text: The visible part of the text.
  ///   - draft: The whole text, which is checked if the control does so at each change.
  /// - Returns: The row, with the text as its detail.
  package func editing(_ text: String, draft: String) -> Row {
    let input = storage.extras?.control?.input
    return changed { $0.detail = text }.changedExtras { extras in
      if let input, input.checksEachChange { extras.reading?.message = input.refusal(draft, false) }
    }
  }
}

extension Row.Extras {
  /// Why the row's value is not valid, in words.
  var invalidReason: String? {
    control.flatMap { control in reading?.message?.text(in: control.words) }
  }
}
