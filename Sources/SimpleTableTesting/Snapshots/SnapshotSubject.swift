public import SimpleTableMenu

/// A value of which a snapshot can be taken, because it has a text.
public protocol SnapshotSubject {
  /// Returns the text of which the snapshot consists.
  ///
  /// - Parameters:
  ///   - width: The number of terminal cells of a line; text that is laid out already ignores it.
  ///   - style: How sections are set apart; text that is laid out already ignores it.
  /// - Returns: The text; a newline at its end is not compared.
  func snapshotText(width: Int, style: TextRenderer.Style) -> String

  /// Returns the roles of the text that has one, a line for each line of the text that has any; by
  /// default there are none.
  func snapshotStyles(width: Int, style: TextRenderer.Style) -> String
}

extension SnapshotSubject {
  /// Returns an empty text.
  public func snapshotStyles(width: Int, style: TextRenderer.Style) -> String { "" }

  /// Returns the text without the newline at its end, and the roles below it if they are asked for.
  func snapshotText(width: Int, style: TextRenderer.Style, styles: Bool) -> String {
    let text = snapshotText(width: width, style: style).withoutFinalNewline
    guard styles else { return text }
    return "\(text)\n\nStyles:\n\(snapshotStyles(width: width, style: style))".withoutFinalNewline
  }
}

extension Table: SnapshotSubject {
  /// Returns the table as text.
  public func snapshotText(width: Int, style: TextRenderer.Style) -> String {
    rendered(width: width, style: style)
  }

  /// Returns the roles of the table's texts.
  public func snapshotStyles(width: Int, style: TextRenderer.Style) -> String {
    TableAdapter(self).snapshotStyles(width: width, style: style)
  }
}

extension TableAdapter: SnapshotSubject {
  /// Returns the present text of the table.
  public func snapshotText(width: Int, style: TextRenderer.Style) -> String {
    TextRenderer(width: width, style: style).render(self)
  }

  /// Returns the roles of the table's present texts.
  public func snapshotStyles(width: Int, style: TextRenderer.Style) -> String {
    let renderer = TextRenderer(width: width, style: style, theme: .roles)
    return TextRenderer.Theme.roleList(of: renderer.styledLines(of: self))
  }
}

extension Menu: SnapshotSubject {
  /// Returns the present text of the page in view.
  public func snapshotText(width: Int, style: TextRenderer.Style) -> String {
    page.snapshotText(width: width, style: style)
  }

  /// Returns the roles of the present texts of the page in view.
  public func snapshotStyles(width: Int, style: TextRenderer.Style) -> String {
    page.snapshotStyles(width: width, style: style)
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
