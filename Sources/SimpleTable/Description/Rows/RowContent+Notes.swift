extension RowContent {
  /// Returns the row with a text that explains the setting, which may have line breaks.
  public consuming func help(_ help: String?) -> Row {
    annotated { $0.help = help }
  }

  /// Returns the row with a question that the user must confirm first, such as "Erase everything?".
  ///
  /// Selecting the row then only returns ``ValueOutcome/needsConfirmation(_:)``, with the question.
  /// After a yes, call ``TableAdapter/confirm(row:)``. A menu in a terminal asks the user itself.
  public consuming func confirm(_ question: String?) -> Row {
    annotated { $0.confirmation = question }
  }

  /// Returns the row as busy, because its work is in progress.
  public consuming func busy(_ isBusy: Bool = true) -> Row {
    annotated { $0.isBusy = isBusy }
  }

  /// Returns the row with a bar that shows the progress of its work.
  ///
  /// The row counts as busy, but has no spinner.
  ///
  /// - Parameter fraction: The part that is done, clamped to 0 to 1. With `nil` or NaN there is no
  ///   bar.
  /// - Returns: The changed row.
  public consuming func progress(_ fraction: Double?) -> Row {
    annotated { $0.progress = fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) } }
  }

  /// Returns the row with an action that takes time and continues after its page was left, or does
  /// not.
  public consuming func continuesInBackground(_ isOn: Bool = true) -> Row {
    annotated { $0.continuesInBackground = isOn }
  }

  /// Returns the row with a line below it that reports a notice or an error; `nil` removes the
  /// line.
  public consuming func status(_ text: String?, kind: Row.Status.Kind = .notice) -> Row {
    annotated { $0.status = text.map { Row.Status(text: $0, kind: kind) } }
  }

  /// Returns the row in the colour of a role; `nil` removes the colour.
  public consuming func tint(_ tint: Row.Tint?) -> Row {
    annotated { $0.tint = tint }
  }

  /// Returns the row with a title that opens an address; `nil` removes it.
  ///
  /// Text with a theme contains the hyperlink for terminals that support it, and so do images. A
  /// view of your own reads it from ``Row/hyperlink``. Plain text is unchanged, and selecting the
  /// row does the same as before.
  ///
  /// - Parameter address: The address, which begins with `http://`, `https://` or `mailto:`. Any
  ///   other address is ignored and adds a diagnostic.
  /// - Returns: The changed row.
  public consuming func hyperlink(_ address: String?) -> Row {
    annotated { notes in
      notes.hyperlink = address.flatMap { $0.isOpenable ? $0 : nil }
      guard let address, !address.isOpenable else { return }
      notes.problems.append(
        "a hyperlink begins with http://, https:// or mailto:, unlike \"\(address)\"")
    }
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

extension String {
  /// Whether the text is an address that terminals and views open.
  fileprivate var isOpenable: Bool {
    let address = lowercased()
    return ["http://", "https://", "mailto:"].contains {
      address.utf8.starts(with: $0.utf8) && address.utf8.count > $0.utf8.count
    }
  }

  /// The address without characters that could end it in a sequence or in a file, which are written
  /// in percent.
  var asAddress: String {
    percentEncoded { (0x21...0x7E).contains($0) && !"\"<>\\^`{|}".utf8.contains($0) }
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
