extension Row {
  consuming func controlled(by control: consuming some Control) -> Row {
    let control = Shared<any Control>(control)
    return changed { $0.control = control }
  }

  /// Returns the row with what was read of its value.
  consuming func evaluated(
    as control: Shared<any Control>, _ reading: consuming ControlReading
  ) -> Row {
    let options = reading.options
    let reading = Shared(reading)
    return changed { storage in
      storage.control = control
      storage.reading = reading
      if let options { storage.uniqueExtras.disclosure = options }
    }
  }

  /// Returns the row with a reason why its value, or what was entered last, is not valid, in place of what
  /// it shows already; or why a value is missing.
  consuming func marked(invalid reason: Message, isMissing: Bool = false) -> Row {
    guard var reading = storage.reading?.value else { return self }
    reading.findings.message = reason
    reading.findings.isMissing = isMissing
    return changed { $0.reading = Shared(reading) }
  }

  /// The state of the row's control; `nil` until an adapter has evaluated the row, and without a
  /// control.
  public var control: ControlState? { storage.reading?.value.state }

  /// The text that a view shows beside the title.
  ///
  /// It is the detail of the row or, without one, the label of its control, as in `60 %` or `On`.
  /// It is empty if there is nothing to show, as on a button, on an option of a picker, and on an
  /// entry of a list, whose title is its value. A secure text is dots, always the same number of
  /// them.
  public var valueText: String {
    if let detail { return detail }
    guard let control, !isPart || role == .member else { return "" }
    return switch control.style {
    case .option, .button, .link: ""
    case .secureField: control.isEmpty ? "" : String(repeating: "•", count: 8)
    default: control.label
    }
  }

  /// Why the value is not valid, or the text entered last was refused; `nil` if neither is the
  /// case.
  public var invalidReason: String? {
    storage.reading.flatMap { reading in
      reading.value.findings.message?.text(in: reading.value.words)
    }
  }

  /// Whether the row's value is not valid only because it is empty, and nobody has chosen that: it is no
  /// mistake yet, so a view shows the reason as a hint.
  public var isMissing: Bool { storage.reading?.value.isMissing == true }

  /// The reason why a value is missing, in words; `nil` if none is.
  package var missingNote: String? {
    guard isMissing, let reason = invalidReason else { return nil }
    return storage.reading?.value.words(.missing, reason)
  }
}

extension Row {
  /// The value as text that can be edited, for a control that takes text.
  package var editableText: String? {
    guard let state = storage.reading?.value.state, storage.control?.value.takesText == true
    else { return nil }
    switch state.style {
    case .field, .secureField, .textArea, .stepper, .slider: return state.value?.text
    default: return nil
    }
  }

  /// What is asked where the text of the row is put in.
  package var question: String {
    storage.control?.value.question(in: storage.reading?.value.words ?? TableWords()) ?? title
  }

  /// The title beside the text being entered; none for an entry, whose title is the text.
  var titleBesideField: String { role == .entry ? "" : question }

  /// Whether the value goes in steps.
  package var isStepped: Bool { storage.reading?.value.state.steps != nil }

  /// Returns the row as it looks while its value is being edited.
  ///
  /// The signs of a stepper and the track of a slider stay beside the text.
  ///
  /// - Parameters:
  ///   - text: The visible part of the text.
  ///   - draft: The whole text, which is checked if the control does so at each change.
  ///   - title: What is asked, if not what the row asks at first.
  /// - Returns: The row, with the text in place of its value.
  package func editing(_ text: String, draft: String, title: String? = nil) -> Row {
    guard let control = storage.control?.value, var reading = storage.reading?.value else {
      return self
    }
    if control.checksEachChange {
      reading.findings.message = control.refusal(of: .text(draft), isNew: false)
      reading.findings.isMissing = false
    }
    let hasSigns =
      switch reading.state.style {
      case .stepper, .slider: detail == nil
      default: false
      }
    reading.state.label = text
    let title = title ?? titleBesideField
    return changed { row in
      row.reading = Shared(reading)
      row.title = title
      if !hasSigns { row.detail = text }
    }
  }

  /// The unit after the value that can be edited, as in `60 %`, with the space before it.
  package var unit: String {
    guard let control, let text = control.value?.text.shortDecimal,
      let rest = control.label.dropping(prefix: text)
    else { return "" }
    return rest.first?.isWhitespace == true ? rest : ""
  }
}

extension Row {
  /// Evaluates and returns the table to which the row leads, or `nil` if it is no link.
  ///
  /// The table gets the words of this one unless it has its own.
  ///
  /// - Parameter isObserved: Whether reads from observable objects are tracked.
  /// - Returns: The table.
  func evaluateDestination(isObserved: Bool = true) -> Table? {
    guard isLink, let control = storage.control?.value else { return nil }
    let words = storage.reading?.value.words ?? TableWords()
    if !isObserved { return control.destination(in: words)?.inheriting(words) }
    let (table, reads) = ObservedReads.track { control.destination(in: words) }
    var page = table?.inheriting(words)
    page?.reads = reads
    return page
  }
}
