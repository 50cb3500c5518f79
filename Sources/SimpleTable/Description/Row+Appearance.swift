extension Row {
  /// The most cells that a line can have, for which custom lines are compared.
  static let widestLine = 1_000

  /// Returns whether two rows look the same to the user.
  ///
  /// Closures are not compared. A row that draws its own lines is compared by what it drew on the
  /// widest line when it was evaluated.
  @inline(__always)
  func reads(like other: Row) -> Bool {
    let left = storage
    let right = other.storage
    if left === right { return true }
    guard left.title == right.title, left.detail == right.detail,
      left.subtitle == right.subtitle, left.icon == right.icon,
      left.accessory == right.accessory, left.isDisabled == right.isDisabled
    else { return false }
    guard left.reading != nil || right.reading != nil || left.extras != nil || right.extras != nil
    else { return true }
    return left.reading?.value.state == right.reading?.value.state
      && left.invalidReason == right.invalidReason
      && Self.reads(left.extras?.value, like: right.extras?.value)
  }

  /// Returns whether two rows have the same lines at any width.
  func isDrawn(like other: Row) -> Bool {
    let drawsItself = [self, other].contains { $0.storage.extras?.value.drawing != nil }
    return drawsItself ? storage === other.storage : reads(like: other)
  }

  private static func reads(_ left: Extras?, like right: Extras?) -> Bool {
    left?.badge == right?.badge && (left?.notes ?? Notes()) == (right?.notes ?? Notes())
      && (left?.disclosure == nil) == (right?.disclosure == nil)
      && left?.widestDrawing == right?.widestDrawing
  }
}

extension Row {
  /// Returns the lines that the row draws itself in a number of cells, or `nil` if it draws none.
  package func drawnLines(width: Int) -> [String]? { storage.extras?.value.drawing?(width) }
}
