// The properties of rows that a menu reads. They are computed, so that the storage is private to
// this module.

extension Row {
  /// The id that was given; `nil` without one.
  package var declaredID: String? { storage.id }

  /// What makes the row a control; `nil` for any other row.
  package var declaredControl: (any Control)? { storage.control?.value }

  // A reading is large, so these read parts of it in place.

  /// What the control showed when the row was evaluated.
  package var lastState: ControlState? { storage.reading?.value.state }

  /// What values the control took then.
  package var lastKind: SettingKind? { storage.reading?.value.state.kind }

  /// The value that was read then, as a store keeps it.
  package var lastValue: SettingValue? { storage.reading?.value.state.value }

  /// The value that was read then, as the state had it; `nil` where nothing is set.
  package var lastOriginal: Any? { storage.reading?.value.original }

  /// The words of the table in which the control is declared.
  package var lastWords: TableWords? { storage.reading?.value.words }

  /// Whether the value must not be shown.
  package var isSecure: Bool { storage.reading?.value.state.style == .secureField }

  /// Whether the value may be invalid: a problem was found then, or a rule was not asked yet.
  package var mayBeInvalid: Bool { storage.reading?.value.hasFindings == true || hasRules }

  /// Whether the control has rules, which may depend on more than its value.
  package var hasRules: Bool { storage.control?.value.hasRules == true }

  /// Why the value that was read is not valid, even where setting it again would be accepted.
  package var valueProblem: String? {
    guard let reading = storage.reading?.value, reading.hasFindings else { return nil }
    let findings = reading.findings
    return (findings.message ?? findings.valueProblems.first)?.text(in: reading.words)
  }

  /// Why the row was declared as disabled; `nil` where no reason was given.
  package var declaredDisabledReason: String? { storage.extras?.value.notes.disabledReason }

  /// Returns the data that a module above attached to the row; `nil` without any.
  package func attachment<Value>() -> Value? { storage.extras?.value.attachment as? Value }

  /// Whether the row has an action that takes time.
  package var hasWork: Bool { storage.extras?.value.work != nil }

  /// Whether the row was declared as disabled.
  package var isDisabledItself: Bool { storage.isDisabled }

  /// Whether the row is a picker that has no line of its own, as its options are in its place.
  package var isInlinePicker: Bool { storage.extras?.value.disclosure?.isInline == true }
}
