extension TableAdapter {
  /// Selects a row: its closure runs first, then the table's.
  ///
  /// Before either, a control changes its value and the table is reloaded once, a disclosure row
  /// opens or closes, and a link is followed where there is a menu. The closures may call
  /// anything on the adapter.
  ///
  /// - Returns: Whether anything has run, and if not, why.
  @discardableResult
  public func select(_ path: RowPath) -> SelectionOutcome {
    guard let position = map.position(of: path) else { return .ignored(.unknownRow) }
    let row = declared[position]
    guard !row.isDisabled else { return .ignored(.disabled) }
    let ofRow = row.storage.onSelect
    let ofTable = table.selectHandler
    let ownAction = ownAction(of: row, id: id(of: position))
    guard ofRow != nil || ofTable != nil || ownAction != nil else {
      return .ignored(.notSelectable)
    }
    selection = id(of: position)
    ownAction?()
    ofRow?()
    ofTable?(row, path)
    return .handled
  }

  /// Returns what selecting a row does by itself.
  private func ownAction(of row: Row, id: RowID) -> (() -> Void)? {
    if let activate = row.storage.extras?.control?.activate {
      return {
        self.refusals[id] = nil
        activate()
        self.reload()
      }
    }
    if let openLink, let destination = row.storage.extras?.control?.destination {
      return { openLink(id, destination()) }
    }
    return isExpanded(row: id).map { isExpanded in { self.setExpanded(!isExpanded, row: id) } }
  }

  /// Whether closures of the table's user run last when a row is selected, so that nothing is known
  /// of what the table would be now.
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

  /// The path of the row that was selected last, or nothing while it is not shown.
  public var selectedRow: RowPath? { selection.flatMap(path(of:)) }

  /// Lets go of the selected row.
  public func deselect() { selection = nil }
}

extension Accessory {
  /// Whether the accessory is a button of its own.
  package var isButton: Bool { self == .detailButton || self == .detailDisclosureButton }
}
