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

  /// Returns the row with a title that opens an address; `nil` removes it.
  ///
  /// Terminals that can open the title where there is a theme, images have it, and a view shows
  /// ``Row/hyperlink``. Plain text is unchanged, and selecting the row does what it did before.
  ///
  /// - Parameter address: The address, which begins with `http://`, `https://` or `mailto:`; any other one
  ///   is dropped and adds a diagnostic.
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

  /// The address without characters that could end it in a sequence or in a file, which are written in
  /// percent.
  var asAddress: String {
    var address = ""
    for byte in utf8 {
      if (0x21...0x7E).contains(byte), !"\"<>\\^`{|}".utf8.contains(byte) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        address += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return address
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
