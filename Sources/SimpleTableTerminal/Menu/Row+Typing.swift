import SimpleTable

extension Row {
  /// Whether the value of the row is a text, in which blanks count.
  var holdsText: Bool { control?.style.isField == true || control?.style == .textArea }

  /// Whether the row is a list whose entries can be removed.
  var canLoseEntries: Bool { !isDisabled && control?.style == .list && control?.isEmpty == false }

  /// Whether selecting the row only shows another page.
  var opensPage: Bool {
    !isDisabled && (control?.style == .link || control?.style == .list)
  }

  /// Whether a new value is begun by typing a digit.
  var beginsWithDigit: Bool { control?.kind?.numbers != nil || control?.kind?.dates != nil }

  /// Whether the row has a text that may be empty.
  var canBeEmptied: Bool {
    guard holdsText, control?.isEmpty == false else { return false }
    return control?.kind?.numbers?.mayBeEmpty ?? (control?.kind?.dates == nil)
  }
}
