extension Row {
  /// Returns whether two rows look the same to a reader.
  ///
  /// Closures are not compared. A row that draws its own lines is compared by the lines that it
  /// draws at one fixed width.
  func reads(like other: Row) -> Bool {
    let left = storage
    let right = other.storage
    if left === right { return true }
    return left.title == right.title && left.detail == right.detail
      && left.subtitle == right.subtitle && left.icon == right.icon
      && left.accessory == right.accessory && left.isDisabled == right.isDisabled
      && Self.reads(left.extras, like: right.extras)
  }

  private static func reads(_ left: Extras?, like right: Extras?) -> Bool {
    if left == nil, right == nil { return true }
    return left?.badge == right?.badge && (left?.disclosure == nil) == (right?.disclosure == nil)
      && left?.reading?.state == right?.reading?.state
      && left?.reading?.message == right?.reading?.message
      && left?.drawing?(40) == right?.drawing?(40)
  }
}
