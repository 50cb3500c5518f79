public import SimpleTable

/// A value of which a snapshot can be taken: whatever can be shown as text.
public protocol SnapshotSubject {
  /// Returns the text of which the snapshot consists.
  ///
  /// - Parameters:
  ///   - width: The number of terminal cells of a line; text that is laid out already ignores it.
  ///   - style: How sections are set apart; text that is laid out already ignores it.
  /// - Returns: The text; a newline at its end is not compared.
  func snapshotText(width: Int, style: TextRenderer.Style) -> String
}

extension Table: SnapshotSubject {
  /// Returns the table as text.
  public func snapshotText(width: Int, style: TextRenderer.Style) -> String {
    rendered(width: width, style: style)
  }
}

extension TableAdapter: SnapshotSubject {
  /// Returns what the table shows at the moment.
  public func snapshotText(width: Int, style: TextRenderer.Style) -> String {
    TextRenderer(width: width, style: style).render(self)
  }
}

extension TableChanges: SnapshotSubject {
  /// Returns the changes, a line for each.
  public func snapshotText(width: Int, style: TextRenderer.Style) -> String {
    description
  }
}

extension String: SnapshotSubject {
  /// Returns the text itself.
  public func snapshotText(width: Int, style: TextRenderer.Style) -> String {
    self
  }
}
