public import SimpleTableMenu

/// A value with a text form that a snapshot can record.
public protocol SnapshotSubject {
  /// Returns the text of the snapshot.
  ///
  /// - Parameters:
  ///   - width: The number of terminal cells of a line; subjects with a fixed layout ignore it.
  ///   - style: How sections are set apart; subjects with a fixed layout ignore it.
  /// - Returns: The text; a newline at its end is not compared.
  func snapshotText(width: Int, style: TextRenderer.Style) -> String

  /// Returns the roles of the texts in the snapshot, one line for each line that has any.
  func snapshotStyles(width: Int, style: TextRenderer.Style) -> String
}

extension SnapshotSubject {
  /// Returns an empty text, for a subject without roles.
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

  /// Returns the roles of the texts in the table.
  public func snapshotStyles(width: Int, style: TextRenderer.Style) -> String {
    TableAdapter(self).snapshotStyles(width: width, style: style)
  }
}

extension TableAdapter: SnapshotSubject {
  /// Returns the text of the table as it is now.
  public func snapshotText(width: Int, style: TextRenderer.Style) -> String {
    TextRenderer(width: width, style: style).render(self)
  }

  /// Returns the roles of the texts in the table as it is now.
  public func snapshotStyles(width: Int, style: TextRenderer.Style) -> String {
    let renderer = TextRenderer(width: width, style: style, theme: .roles)
    return TextRenderer.Theme.roleList(of: renderer.styledLines(of: self))
  }
}

extension Menu: SnapshotSubject {
  /// Returns the text of the page in view as it is now.
  public func snapshotText(width: Int, style: TextRenderer.Style) -> String {
    page.snapshotText(width: width, style: style)
  }

  /// Returns the roles of the texts on the page in view as it is now.
  public func snapshotStyles(width: Int, style: TextRenderer.Style) -> String {
    page.snapshotStyles(width: width, style: style)
  }
}

extension TableChanges: SnapshotSubject {
  /// Returns the changes, one a line.
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
