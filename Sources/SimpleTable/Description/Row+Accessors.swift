// What a menu reads of rows: computed properties, so that the storage stays private to the table.

extension Row {
  /// The id that was given; `nil` without one.
  var declaredID: String? { storage.id }

  /// What makes the row a control; `nil` for any other row.
  var ownControl: (any Control)? { storage.control?.value }

  /// What was read of the control when the row was evaluated.
  var lastReading: ControlReading? { storage.reading?.value }

  // A reading is large, so what is needed of it often is read in place.

  /// What the control showed then.
  var lastState: ControlState? { storage.reading?.value.state }

  /// The value that was read then, as a store keeps it.
  var lastValue: SettingValue? { storage.reading?.value.state.value }

  /// The words of the table in which the control is declared.
  var lastWords: TableWords? { storage.reading?.value.words }

  /// Whether the value must not be shown.
  var isSecure: Bool { storage.reading?.value.state.isSecure == true }

  /// Whether the value may not be valid: something was found then, or a rule is still to be asked.
  var mayBeInvalid: Bool {
    storage.reading?.value.hasFindings == true || storage.control?.value.hasRules == true
  }

  /// The keys under which older versions stored the setting.
  var formerKeys: [FormerKey] { storage.extras?.value.notes.ageing.formerKeys ?? [] }

  /// What is declared of the row besides its texts and its control; `nil` for nothing.
  var declaredNotes: Notes? { storage.extras?.value.notes }

  /// Whether the row has an action that takes time.
  var hasWork: Bool { storage.extras?.value.work != nil }

  /// Whether the row was declared as disabled.
  var isDisabledItself: Bool { storage.isDisabled }

  /// Whether the row has a value of its own, unlike a choice of a group or an entry of a list.
  var hasValue: Bool {
    storage.takesText && storage.reading?.value.state.kind != nil && !isChoiceOfGroup && !isPart
  }

  /// Whether the row is a choice of a group.
  ///
  /// An option of a picker has the same style, but takes no text.
  var isChoiceOfGroup: Bool {
    storage.reading?.value.state.style == .choice && storage.takesText
  }
}
