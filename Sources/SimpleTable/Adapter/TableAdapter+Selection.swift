extension TableAdapter {
  /// Selects the row at a path, as a tap on it does.
  ///
  /// The order is: a control changes its value, or a disclosure row expands or collapses; the
  /// closure of the row runs; the closure of the table runs; a menu follows a link. If a value has
  /// changed or a closure has run, the table is reloaded. The closures may call anything on the
  /// adapter. An action that takes time only begins with ``finishActions()``.
  ///
  /// - Returns: Whether the row was selected, and if not, why.
  @discardableResult
  public func select(at path: RowPath) -> ValueOutcome { select(path, isConfirmed: false) }

  /// Selects the row with an id after the user has confirmed its question.
  ///
  /// A row without a question is selected as usual.
  ///
  /// - Returns: Whether the row was selected, and if not, why; a row that is not visible is
  ///   unknown.
  @discardableResult
  public func confirm(row id: RowID) -> ValueOutcome {
    withPath(of: id) { select($0, isConfirmed: true) }
  }

  /// Calls a function with the path of a row, unless it is not visible or the menu has left the
  /// page.
  private func withPath(
    of id: RowID, _ body: (RowPath) -> ValueOutcome
  ) -> ValueOutcome {
    if isLeft || useGuard.refusesUse() { return .ignored(.unavailable) }
    return path(of: id).map(body) ?? .ignored(.unknownRow)
  }

  private func select(_ path: RowPath, isConfirmed: Bool) -> ValueOutcome {
    guard !isLeft, !useGuard.refusesUse() else { return .ignored(.unavailable) }
    guard let position = model.map.position(of: path) else { return .ignored(.unknownRow) }
    let row = model.declared[position]
    if row.isDisabled, let obstacle = row.obstacle { return obstacle }
    let id = model.declared.id(of: position)
    guard !actions.isBusy(actionRow(id)) else { return .ignored(.busy) }
    if !isConfirmed, let question = row.confirmation { return .needsConfirmation(question) }
    let selection = selection(of: row, id, path, position)
    guard selection.runsAnything else { return .ignored(.notSelectable) }
    self.selection = id
    return perform(.select(selection)).value.ofSelection
  }

  /// Runs the closures of a row that was selected, and begins its action that takes time.
  package func runClosures(of selection: RowSelection) {
    selection.row.storage.onSelect?()
    selection.ofTable?(selection.row, selection.path)
    actions.add(selection.row, as: actionRow(selection.id))
  }

  /// Selects the row with an id, as a tap on it does.
  ///
  /// What happens then is the same as after ``select(at:)``.
  ///
  /// - Returns: Whether the row was selected, and if not, why; a row that is not visible is
  ///   unknown.
  @discardableResult
  public func select(row id: RowID) -> ValueOutcome {
    withPath(of: id) { select(at: $0) }
  }

  private func selection(
    of row: Row, _ id: RowID, _ path: RowPath, _ position: RowPosition
  ) -> RowSelection {
    let control = row.storage.control?.value
    let isControl = control?.isActivated == true
    return RowSelection(
      row: row, id: id, path: path, position: position, isControl: isControl,
      isExpanded: isControl ? nil : isExpanded(row: id), ofTable: table.selectHandler,
      leadsElsewhere: coordinator != nil && control?.role.isLink == true)
  }

  /// Returns whether selecting a row does anything, while the row is not disabled.
  package func canSelect(_ path: RowPath) -> Bool {
    guard let position = model.map.position(of: path) else { return false }
    let (row, id) = (model.declared[position], model.declared.id(of: position))
    return selection(of: row, id, path, position).runsAnything
  }

  /// Returns whether selecting a row ends with closures of the program, after which the table may
  /// be out of date.
  package func runsClosures(at path: RowPath) -> Bool {
    table.selectHandler != nil || row(at: path)?.storage.onSelect != nil
  }

  /// Taps the accessory of the row at a path, without selecting the row.
  ///
  /// The closure of the row runs; then that of the table, if the accessory is a button. The table
  /// is reloaded afterwards.
  ///
  /// - Returns: Whether a closure has run, and if not, why.
  @discardableResult
  public func tapAccessory(at path: RowPath) -> ValueOutcome {
    guard !isLeft, !useGuard.refusesUse() else { return .ignored(.unavailable) }
    guard let row = row(at: path) else { return .ignored(.unknownRow) }
    if row.isDisabled, let obstacle = row.obstacle { return obstacle }
    let ofRow = row.storage.extras?.value.onAccessory
    let ofTable = row.accessory.isButton ? table.accessoryHandler : nil
    guard ofRow != nil || ofTable != nil else { return .ignored(.notSelectable) }
    perform(
      .tapAccessory(row) {
        ofRow?()
        ofTable?(row, path)
      })
    return .handled
  }

  /// Taps the accessory of the row with an id, without selecting the row.
  ///
  /// What happens then is the same as after ``tapAccessory(at:)``.
  ///
  /// - Returns: Whether a closure has run, and if not, why; a row that is not visible is unknown.
  @discardableResult
  public func tapAccessory(row id: RowID) -> ValueOutcome {
    withPath(of: id) { tapAccessory(at: $0) }
  }

  /// The path of the row that was selected last, or `nil` while it is not visible.
  public var selectedRow: RowPath? { selection.flatMap(path(of:)) }

  /// Forgets which row was selected last.
  public func deselect() { selection = nil }
}

extension RowSelection {
  /// Whether selecting the row has any effect.
  fileprivate var runsAnything: Bool {
    hasClosures || isControl || isExpanded != nil || leadsElsewhere
  }

  /// Whether closures of the program run.
  package var hasClosures: Bool { row.hasAction || ofTable != nil }
}

extension Row {
  /// Whether a closure of its own runs when the row is selected.
  package var hasAction: Bool { storage.onSelect != nil || storage.extras?.value.work != nil }
}

extension ValueOutcome {
  /// The outcome of changing a value, as that of selecting its row.
  fileprivate var ofSelection: ValueOutcome {
    switch self {
    case .accepted: .handled
    case .ignored(.hasNoValue), .ignored(.atEnd): .ignored(.notSelectable)
    case .ignored(.unknownKey), .ignored(.missingRecord), .ignored(.otherRefused):
      .ignored(.unavailable)
    default: self
    }
  }
}
