extension TableAdapter {
  /// Sets the value of a control from text, and reloads.
  ///
  /// The row need not be visible. Why a text is refused is also shown with the row, until its value
  /// changes or another text is put in.
  ///
  /// - Parameters:
  ///   - text: The value as text.
  ///   - id: The id of the row.
  /// - Returns: Whether the value was taken, and if not, why.
  @discardableResult
  public func setValue(_ text: String, row id: RowID) -> ValueOutcome {
    changeValue(at: model.declared.position(of: id)) { control in
      guard let control, let input = control.input else { return .ignored(.hasNoValue) }
      if let refusal = control.refusal(of: text) { return .refused(refusal) }
      input.take(text)
      return .accepted
    }
  }

  /// Steps the value of the control at a path up, and reloads.
  ///
  /// A value stops at the ends of its range; one that its rules refuse is not stepped to.
  ///
  /// - Parameters:
  ///   - path: The path of the row.
  ///   - steps: How many steps.
  /// - Returns: Whether the control was stepped, and if not, why.
  @discardableResult
  public func increment(_ path: RowPath, by steps: Int = 1) -> ValueOutcome {
    step(model.map.position(of: path), by: steps)
  }

  /// Steps the value of the control at a path down, see ``increment(_:by:)``.
  @discardableResult
  public func decrement(_ path: RowPath, by steps: Int = 1) -> ValueOutcome {
    step(model.map.position(of: path), by: steps == .min ? .max : -steps)
  }

  /// Steps the value of the control with an id up, see ``increment(_:by:)``.
  @discardableResult
  public func increment(row id: RowID, by steps: Int = 1) -> ValueOutcome {
    step(model.declared.position(of: id), by: steps)
  }

  /// Steps the value of the control with an id down, see ``increment(_:by:)``.
  @discardableResult
  public func decrement(row id: RowID, by steps: Int = 1) -> ValueOutcome {
    step(model.declared.position(of: id), by: steps == .min ? .max : -steps)
  }

  private func step(_ position: RowPosition?, by steps: Int) -> ValueOutcome {
    changeValue(at: position) { [words] control in
      switch control?.step?(steps) {
      case .done: .accepted
      case .atEnd: .ignored(.atEnd)
      case .refused(let reason): .refused(reason.text(in: words))
      case nil: .ignored(.hasNoValue)
      }
    }
  }

  /// Changes the value of a row, notes why it was refused if it was, and reloads.
  private func changeValue(
    at position: RowPosition?, _ change: (Control?) -> ValueOutcome
  ) -> ValueOutcome {
    guard let position else { return .ignored(.unknownRow) }
    let row = model.declared[position]
    let id = model.declared.id(of: position)
    guard !row.isDisabled else {
      let isLocked = row.storage.extras?.notes.isLocked == true
      return .ignored(isLocked ? .locked(row.disabledReason ?? "") : .disabled)
    }
    let readerDidChange = host?.readerWillChange(position, of: self)
    let outcome = change(row.storage.extras?.control)
    if case .ignored = outcome { return outcome }
    if outcome == .accepted { readerDidChange?() }
    refusals[id] = nil
    if case .refused(let reason) = outcome {
      refusals[id] = Refusal(reason: Message(text: reason), value: row.control?.value)
    }
    reload()
    return outcome
  }
}

// MARK: - Refused values

extension TableAdapter {
  /// Forgets why a row's value was refused, once it is not being edited any more, and reloads.
  package func forgetRefusal(row id: RowID) {
    if refusals.removeValue(forKey: id) != nil { reload() }
  }

  /// Forgets what was refused for rows that are gone or whose values have changed since.
  func forgetSettledRefusals() {
    for (id, refusal) in refusals {
      let reading = model.declared.position(of: id).flatMap {
        model.declared[$0].storage.extras?.reading
      }
      if reading == nil || reading?.state.value != refusal.value { refusals[id] = nil }
    }
  }
}
