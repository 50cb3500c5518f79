extension Row {
  /// Returns the row as one that is a control.
  consuming func controlled(by control: Control) -> Row {
    changedExtras { $0.control = control }
  }

  /// Returns the row as it stands once its value was read.
  consuming func evaluated(as control: Control, _ reading: Control.Reading) -> Row {
    changedExtras { extras in
      extras.control = control
      extras.reading = reading
      if let rows = reading.rowsBelow {
        extras.disclosure = Disclosure(content: rows, initially: .collapsed, isExpanded: nil)
      }
    }
  }

  /// What the row shows as a control, once it was evaluated by an adapter.
  public var control: ControlState? { storage.extras?.reading?.state }

  /// Why the row's value is not valid.
  public var message: String? { storage.extras?.reading?.message }
}
