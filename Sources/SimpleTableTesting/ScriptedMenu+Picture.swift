public import SimpleTable
import SimpleTableTerminal

extension ScriptedMenu {
  /// The screen as an SVG image, in the colours of the theme.
  ///
  /// The same screen always gives the same image. It embeds no fonts, follows the viewer's light or
  /// dark mode, and keeps each text in the columns of its cells.
  public var svg: String {
    let screen = self.screen
    return ScreenPicture(
      lines: screen.lines.map { $0.drawn(in: look.theme ?? .plain) }, columns: screen.size.columns,
      rows: screen.size.rows, cursor: screen.showsCursor ? screen.cursor : nil
    ).svg
  }
}

extension ScriptedMenu: SnapshotSubject {
  /// Returns the text of the screen, which has a width and a style of its own.
  public func snapshotText(width: Int, style: TextRenderer.Style) -> String {
    frame
  }

  /// Returns the roles of the texts on the screen; none if the terminal has no colours.
  public func snapshotStyles(width: Int, style: TextRenderer.Style) -> String {
    !hasColors ? "" : TextRenderer.Theme.roleList(of: screen.lines)
  }
}
