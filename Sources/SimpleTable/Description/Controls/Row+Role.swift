// What a row is as a control.

extension Row {
  /// What the row is as a control; `nil` for any other row.
  package var role: ControlRole? { storage.control?.value.role }

  /// Whether the row has a value of its own, unlike an option or an entry.
  package var hasValue: Bool { role?.hasValue == true && storage.reading != nil }

  /// Whether the row changes the setting of the row that contains it or leads to its page.
  package var isPart: Bool { role?.isPart == true }

  /// Whether the row is an entry of a list or a map.
  ///
  /// An entry can be removed; an entry of a list can be moved, too.
  public var isEntry: Bool { storage.control?.value.isEntry == true }

  /// Whether the row is an entry of a list, which can be moved.
  package var isOrderedEntry: Bool { storage.control?.value.isOrderedEntry == true }

  /// Whether the row leads to the page of a record.
  package var isRecord: Bool { if case .record? = role { true } else { false } }

  /// Whether the row is a text of a list that can change, or adds one.
  package var isTextOfListOrNew: Bool { storage.control?.value.isTextOfListOrNew == true }

  /// Whether the row adds an entry to a list or a map.
  package var isNewEntry: Bool { storage.control?.value.isNewEntry == true }

  /// Whether the row adds an entry to a map.
  package var isNewMember: Bool { role == .newMember && isNewEntry }

  /// Returns why a name cannot be that of an entry which the row adds to a map, or `nil` if it can.
  package func problem(ofName name: String) -> Message? {
    storage.control?.value.problem(ofName: name)
  }

  /// Whether the row leads to another table.
  package var isLink: Bool { role?.isLink == true }

  /// Whether the row shows the value of a setting, as the chosen option does of a picker without a
  /// row.
  package var showsSetting: Bool {
    hasValue || role?.isInlineOption == true && control?.isOn == true
  }
}
