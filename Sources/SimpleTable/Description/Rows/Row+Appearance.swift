extension Row {
  /// The most cells that a line can have, for which custom lines are compared.
  static let widestLine = 1_000

  /// Returns whether two rows look the same to the user.
  ///
  /// Closures are not compared. A row that draws its own lines is compared by what it drew on the
  /// widest line when it was evaluated.
  @inline(__always)
  func reads(like other: Row) -> Bool {
    if box === other.box { return true }
    guard storage.title == other.storage.title, storage.detail == other.storage.detail,
      storage.subtitle == other.storage.subtitle, storage.icon == other.storage.icon,
      storage.accessory == other.storage.accessory, storage.isDisabled == other.storage.isDisabled
    else { return false }
    guard
      storage.reading != nil || other.storage.reading != nil || storage.extras != nil
        || other.storage.extras != nil
    else { return true }
    return storage.reading?.value.state == other.storage.reading?.value.state
      && invalidReason == other.invalidReason && isMissing == other.isMissing
      && Self.reads(storage.extras?.value, like: other.storage.extras?.value)
  }

  /// Returns whether two rows have the same id, or `nil` if neither has one.
  @inline(__always)
  func hasID(like other: Row) -> Bool? {
    if box === other.box { return storage.id == nil ? nil : true }
    guard storage.id != nil || other.storage.id != nil else { return nil }
    return storage.idHash == other.storage.idHash && storage.id == other.storage.id
  }

  /// Returns whether two rows have the same lines at any width.
  func isDrawn(like other: Row) -> Bool {
    let drawsItself = [self, other].contains { $0.storage.extras?.value.drawing != nil }
    return drawsItself ? box === other.box : reads(like: other)
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
