extension Row {
  /// Returns the row as one that is a control.
  consuming func controlled(by control: Control) -> Row {
    changedExtras { $0.control = control }
  }

  /// What the row shows as a control, once it was evaluated by an adapter.
  public var control: ControlState? { storage.extras?.reading?.state }

  /// Why the row's value is not valid.
  public var message: String? { storage.extras?.reading?.message }
}
