extension TableAdapter {
  /// Selects a row: its closure runs first, then the table's.
  ///
  /// A disclosure row opens or closes before either. The closures may call anything on the
  /// adapter.
  ///
  /// - Returns: Whether anything has run, and if not, why.
  @discardableResult
  public func select(_ path: RowPath) -> SelectionOutcome {
    guard let position = map.position(of: path) else { return .ignored(.unknownRow) }
    let row = declared[position]
    guard !row.isDisabled else { return .ignored(.disabled) }
    let ofRow = row.storage.onSelect
    let ofTable = table.selectHandler
    let id = declared.id(of: position)
    let isExpanded = isExpanded(row: id)
    guard ofRow != nil || ofTable != nil || isExpanded != nil else {
      return .ignored(.notSelectable)
    }
    selection = id
    if let isExpanded { setExpanded(!isExpanded, row: id) }
    ofRow?()
    ofTable?(row, path)
    return .handled
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
  fileprivate var isButton: Bool { self == .detailButton || self == .detailDisclosureButton }
}
