/// The result of selecting a row or tapping its accessory.
public enum SelectionOutcome: Hashable, Sendable {
  /// The declared action has run, or waits to be started where it takes time.
  case handled
  /// No action has run yet: the question must be answered first.
  case needsConfirmation(String)
  /// No action has run, for a reason.
  case ignored(Reason)

  /// Why no action has run.
  public enum Reason: Hashable, Sendable {
    /// The row is disabled.
    case disabled
    /// No action is declared.
    case notSelectable
    /// No row is visible there.
    case unknownRow
    /// The row's action, which takes time, has not ended.
    case busy
  }
}

extension TableAdapter {
  /// Selects a row: its closure runs first, then the table's.
  ///
  /// Before either, a control changes its value, and a disclosure row expands or collapses. After
  /// both, a control reloads the table once, and a menu follows a link. The closures may call
  /// anything on the adapter.
  ///
  /// - Returns: Whether anything has run, and if not, why.
  @discardableResult
  public func select(_ path: RowPath) -> SelectionOutcome { select(path, isConfirmed: false) }

  /// Selects the row with an id, whose question the user has answered with yes.
  ///
  /// A row without a question is selected as usual.
  ///
  /// - Returns: Whether anything has run, and if not, why; a row that is not visible is unknown.
  @discardableResult
  public func confirm(row id: RowID) -> SelectionOutcome {
    path(of: id).map { select($0, isConfirmed: true) } ?? .ignored(.unknownRow)
  }

  private func select(_ path: RowPath, isConfirmed: Bool) -> SelectionOutcome {
    guard let position = model.map.position(of: path) else { return .ignored(.unknownRow) }
    let row = model.declared[position]
    guard !row.isDisabled else { return .ignored(.disabled) }
    let id = model.declared.id(of: position)
    guard !actions.isBusy(place(of: id)) else { return .ignored(.busy) }
    if !isConfirmed, let question = row.confirmation { return .needsConfirmation(question) }
    let selection = selection(of: row, id, path, position)
    guard selection.runsAnything else { return .ignored(.notSelectable) }
    perform(.select(selection))
    return .handled
  }

  /// Runs what selecting a row runs on its own page.
  ///
  /// - Parameters:
  ///   - selection: The row.
  ///   - change: Calls the function that changes the value of the row.
  func run(_ selection: RowSelection, changing change: (_ activate: () -> Void) -> Void) {
    self.selection = selection.id
    if let activate = selection.activate {
      refusals[selection.id] = nil
      change(activate)
    } else if let isExpanded = selection.isExpanded {
      setExpanded(!isExpanded, row: selection.id)
    }
    selection.row.storage.onSelect?()
    selection.ofTable?(selection.row, selection.path)
    if let work = selection.row.storage.extras?.work {
      actions.add(
        work, at: place(of: selection.id),
        continuesInBackground: selection.row.continuesInBackground)
    }
  }

  /// Selects the row with an id, see ``select(_:)``.
  ///
  /// - Returns: Whether anything has run, and if not, why; a row that is not visible is unknown.
  @discardableResult
  public func select(row id: RowID) -> SelectionOutcome {
    path(of: id).map { select($0) } ?? .ignored(.unknownRow)
  }

  private func selection(
    of row: Row, _ id: RowID, _ path: RowPath, _ position: RowPosition
  ) -> RowSelection {
    let control = row.storage.extras?.control
    return RowSelection(
      row: row, id: id, path: path, position: position, activate: control?.activate,
      isExpanded: isExpanded(row: id), ofTable: table.selectHandler,
      leadsElsewhere: coordinator != nil && control?.destination != nil)
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

  /// Taps the accessory of a row, which does not select it: the row's closure runs, then the
  /// table's.
  ///
  /// - Returns: Whether anything has run, and if not, why.
  @discardableResult
  public func tapAccessory(_ path: RowPath) -> SelectionOutcome {
    guard let row = row(at: path) else { return .ignored(.unknownRow) }
    guard !row.isDisabled else { return .ignored(.disabled) }
    let ofRow = row.storage.extras?.onAccessory
    let ofTable = row.accessory.isButton ? table.accessoryHandler : nil
    guard ofRow != nil || ofTable != nil else { return .ignored(.notSelectable) }
    ofRow?()
    ofTable?(row, path)
    return .handled
  }

  /// Taps the accessory of the row with an id, see ``tapAccessory(_:)``.
  ///
  /// - Returns: Whether anything has run, and if not, why; a row that is not visible is unknown.
  @discardableResult
  public func tapAccessory(row id: RowID) -> SelectionOutcome {
    path(of: id).map { tapAccessory($0) } ?? .ignored(.unknownRow)
  }

  /// The path of the row that was selected last, or `nil` while it is not visible.
  public var selectedRow: RowPath? { selection.flatMap(path(of:)) }

  /// Deselects the selected row.
  public func deselect() { selection = nil }
}

extension RowSelection {
  /// Whether selecting the row has any effect.
  fileprivate var runsAnything: Bool {
    row.storage.onSelect != nil || ofTable != nil || changesPage || isExpanded != nil
      || leadsElsewhere
  }

  /// Whether the page is to be reloaded after the row was selected.
  var changesPage: Bool { activate != nil || row.storage.extras?.work != nil }
}

extension Accessory {
  /// Whether the accessory is a button of its own.
  package var isButton: Bool { self == .detailButton || self == .detailDisclosureButton }
}
