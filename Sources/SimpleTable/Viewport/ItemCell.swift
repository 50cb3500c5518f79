/// The lines of one item in a viewport, kept while the item stays and reused when it leaves.
final class ItemCell {
  /// The lines, without line breaks.
  private(set) var lines: [String] = []

  private var content: Content?

  /// Draws the item anew, unless what it shows is what is drawn already.
  ///
  /// - Returns: Whether anything had to be drawn.
  func show(
    _ content: Content, in buffer: inout LineBuffer, draw: (inout LineBuffer) -> Void
  ) -> Bool {
    if let shown = self.content, shown.looks(like: content) { return false }
    self.content = content
    buffer.removeAll()
    draw(&buffer)
    lines.removeAll(keepingCapacity: true)
    buffer.forEachLine { lines.append(String(decoding: $0, as: UTF8.self)) }
    return true
  }

  /// Forgets the item, which may be gone from the table, and keeps the storage of its lines.
  func forget() {
    content = nil
  }
}

extension ItemCell {
  /// All that decides how an item looks, beside the renderer.
  struct Content {
    let kind: Kind
    let isSelected: Bool
    let hasAir: Bool

    enum Kind {
      case edge(SectionInfo, isHeader: Bool)
      case row(Row, RowLook)
    }

    /// Returns whether an item would be drawn in the same way.
    func looks(like other: Content) -> Bool {
      guard isSelected == other.isSelected, hasAir == other.hasAir else { return false }
      switch (kind, other.kind) {
      case (.edge(let left, let isHeader), .edge(let right, let otherIsHeader)):
        return isHeader == otherIsHeader && left == right
      case (.row(let left, let look), .row(let right, let otherLook)):
        return look == otherLook && left.isDrawn(like: right)
      default:
        return false
      }
    }
  }
}
