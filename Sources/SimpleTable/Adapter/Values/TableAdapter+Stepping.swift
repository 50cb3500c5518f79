extension TableAdapter {
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
    guard let position = map.position(of: path) else { return .ignored(.unknownRow) }
    let row = declared[position]
    guard !row.isDisabled else { return .ignored(.disabled) }
    guard let step = row.storage.extras?.control?.step else {
      return .refused("has no value that goes in steps")
    }
    switch step(steps) {
    case .done, .atEnd: return settle(row, id(of: position), nil)
    case .refused(let reason): return settle(row, id(of: position), reason)
    }
  }

  /// Steps the value of the control at a path down, and reloads.
  ///
  /// - Parameters:
  ///   - path: The path of the row.
  ///   - steps: How many steps.
  /// - Returns: Whether the control was stepped, and if not, why.
  @discardableResult
  public func decrement(_ path: RowPath, by steps: Int = 1) -> ValueOutcome {
    increment(path, by: steps == .min ? .max : -steps)
  }
}
