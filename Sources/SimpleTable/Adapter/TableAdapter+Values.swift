extension TableAdapter {
  /// Sets the value of a control from its text form, and reloads.
  ///
  /// The row need not be visible. If the text is refused, the row shows the reason until its value
  /// changes or another text is entered.
  ///
  /// - Parameters:
  ///   - text: The value in the text form of the control, such as `true` or `60`.
  ///   - id: The id of the row.
  /// - Returns: Whether the value was accepted, and if not, why.
  @discardableResult
  public func setValue(_ text: String, row id: RowID) -> ValueOutcome {
    changeValue(at: model.declared.position(of: id), .text(text))
  }

  /// Steps the value of a control up or down, and reloads.
  ///
  /// A value stops at the ends of its range, and a step from there is ignored. A step to a value
  /// that a rule refuses is refused. 0 steps are accepted, and change nothing. The row need not be
  /// visible.
  ///
  /// - Parameters:
  ///   - id: The id of the row; ``id(at:)`` returns that of a path.
  ///   - steps: The number of steps; a negative one steps down.
  /// - Returns: Whether the control was stepped, and if not, why.
  @discardableResult
  public func increment(row id: RowID, by steps: Int = 1) -> ValueOutcome {
    changeValue(at: model.declared.position(of: id), .steps(steps))
  }

  /// Removes an entry of a list or a map, and reloads.
  ///
  /// - Returns: Whether the entry was removed, and if not, why.
  @discardableResult
  public func removeEntry(row id: RowID) -> ValueOutcome {
    changeValue(at: model.declared.position(of: id), .edit(.remove))
  }

  /// Moves an entry of a list, and reloads.
  ///
  /// - Parameters:
  ///   - id: The id of the entry's row.
  ///   - places: The number of places down; a negative one moves up. An entry stops at the ends of
  ///     the list.
  /// - Returns: Whether the entry was moved, and if not, why.
  @discardableResult
  public func moveEntry(row id: RowID, by places: Int) -> ValueOutcome {
    changeValue(at: model.declared.position(of: id), .edit(.move(places)))
  }

  /// Chooses all options of the picker that a row is an option of, or none, and reloads.
  package func chooseAll(_ isAll: Bool, row id: RowID) -> ValueOutcome {
    changeValue(at: model.declared.position(of: id), .all(isAll))
  }

  private func changeValue(at position: RowPosition?, _ change: ControlChange) -> ValueOutcome {
    guard !isLeft, !useGuard.refusesUse() else { return .ignored(.unavailable) }
    guard let position else { return .ignored(.unknownRow) }
    let row = model.declared[position]
    if let obstacle = row.obstacle { return obstacle }
    // No step changes nothing, so nothing is stored either.
    if case .steps(0) = change, row.isStepped { return .accepted }
    return perform(.change(position, change)).value
  }

  /// Changes the value of a row that is not a setting, and keeps the reason of a refusal.
  ///
  /// - Parameters:
  ///   - position: The row.
  ///   - change: The new value.
  /// - Returns: Whether the value was changed.
  package func change(_ position: RowPosition, _ change: ControlChange) -> ValueOutcome {
    let control = model.declared[position].storage.control?.value
    let id = model.declared.id(of: position)
    let outcome = apply(change, to: control)
    keepRefusal(outcome, row: id)
    return outcome
  }

  /// Keeps why the new value of a row was refused, to be shown with it, or that it was not.
  package func keepRefusal(_ outcome: ValueOutcome, row id: RowID) {
    guard outcome.isAttempt else { return }
    refusals[id] = nil
    if case .refused(let reason) = outcome, let position = model.declared.position(of: id) {
      let section = model.declared.sections[position.section]
      refusals[id] = Refusal(
        reason: Message(text: reason), value: section.value(shownBy: position.row))
    }
  }

  /// Changes the value of a control, unless the control refuses.
  private func apply(_ change: ControlChange, to control: (any Control)?) -> ValueOutcome {
    guard let control else { return .ignored(.hasNoValue) }
    return ValueOutcome(useGuard.assigning { control.perform(change) }, in: words)
  }
}

extension ValueOutcome {
  /// Creates the outcome of a change that was made, unless a control refuses it.
  package init(_ answer: ControlAnswer, in words: TableWords) {
    self =
      switch answer {
      case .value: .accepted
      case .atEnd: .ignored(.atEnd)
      case .refused(let reason): .refused(reason.text(in: words))
      case .none: .ignored(.hasNoValue)
      }
  }
}

extension Row {
  /// Why the row cannot be changed now to any value; `nil` if it can.
  var obstacle: ValueOutcome? {
    lockReason.map { .ignored(.locked($0)) } ?? disablement
  }

  /// Why the row cannot be changed even if it is not locked; `nil` if it can.
  package var disablement: ValueOutcome? {
    guard storage.isDisabled else { return nil }
    return storage.extras?.value.notes.disabledReason.map(ValueOutcome.refused)
      ?? .ignored(.disabled)
  }
}

// MARK: - Refused values

extension TableAdapter {
  /// Forgets why a row's value was refused, once it is not being edited any more, and reloads.
  package func forgetRefusal(row id: RowID) {
    if refusals.removeValue(forKey: id) != nil { reload() }
  }

  /// Forgets the refused values of rows that are gone or whose values have changed since.
  func forgetSettledRefusals(_ declared: DeclaredTable) {
    for (id, refusal) in refusals {
      let value = declared.position(of: id).map {
        declared.sections[$0.section].value(shownBy: $0.row)
      }
      if value != .some(refusal.value) { refusals[id] = nil }
    }
  }
}
