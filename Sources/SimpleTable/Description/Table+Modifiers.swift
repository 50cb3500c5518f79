extension Table {
  /// Returns the table with what happens after any of its rows was selected.
  ///
  /// - Parameter action: Called with the row and its path, after the row's own closure.
  /// - Returns: The changed table.
  public func onSelect(_ action: ((_ row: Row, _ path: RowPath) -> Void)?) -> Table {
    var copy = self
    copy.selectHandler = action
    return copy
  }

  /// Returns the table with what happens after any accessory of its rows was tapped.
  ///
  /// - Parameter action: Called with the row and its path, after the row's own closure.
  /// - Returns: The changed table.
  public func onAccessory(_ action: ((_ row: Row, _ path: RowPath) -> Void)?) -> Table {
    var copy = self
    copy.accessoryHandler = action
    return copy
  }

  /// Returns the table as one in which unfolding a section folds the others.
  public func expandsOneSectionAtATime(_ isOn: Bool = true) -> Table {
    var copy = self
    copy.expandsOneSectionAtATime = isOn
    return copy
  }
}
