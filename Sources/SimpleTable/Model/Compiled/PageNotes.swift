/// What the rows of a page show that does not come from its declaration.
package struct PageNotes {
  /// The notes of its settings.
  var settings: [(row: RowPosition, note: SettingNote)] = []

  /// The details of rows that have none of their own.
  var details: [(row: RowPosition, text: String)] = []

  /// Why entered values were refused, by the row.
  var refusals: [RowID: Refusal] = [:]

  /// The states of actions, and why rows without a setting contradict others.
  var actions: [RowID: RowNote] = [:]

  package init() {}

  /// Adds the detail of a row that has none of its own.
  package mutating func add(detail text: String, to row: RowPosition) {
    details.append((row, text))
  }

  /// Adds why a row without a setting contradicts others.
  package mutating func add(_ note: RowNote, to row: RowID) { actions[row] = note }
}

/// The notes of a control that do not come from its declaration.
package struct SettingNote {
  /// What decides the value, so that it cannot be changed; `nil` if it can.
  var lockReason: String?

  /// Why an entered value, or one of a source, is not valid.
  var invalidReason: Message?

  /// Whether it is not valid only because nobody has put in a value.
  var isMissing: Bool

  /// A notice about the value, unless the row has a status of its own.
  var status: String?

  package init(
    lockReason: String? = nil, invalidReason: Message? = nil, isMissing: Bool = false,
    status: String? = nil
  ) {
    (self.lockReason, self.invalidReason, self.status) = (lockReason, invalidReason, status)
    self.isMissing = isMissing
  }
}

/// The state of an action that takes time, as its row shows it.
package enum RowNote {
  /// The action waits or runs.
  case busy
  /// The action has failed, for a reason.
  case failed(String)
}

/// Why an entered value was refused, shown until the row's value changes.
struct Refusal {
  let reason: Message
  let value: SettingValue?
}
