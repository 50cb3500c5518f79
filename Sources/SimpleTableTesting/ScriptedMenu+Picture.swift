public import SimpleTable
import SimpleTableTerminal

extension ScriptedMenu {
  /// The screen as an SVG image, in the colours of the theme.
  ///
  /// The same screen always gives the same image. It embeds no fonts, follows the viewer's light or
  /// dark mode, and keeps each text in the columns of its cells.
  public var svg: String { picture(in: nil) { terminal.reduced($0) } }

  /// Returns the screen as an image, as a terminal with some colours draws it once it has said them.
  func svg(in colors: PictureColors) -> String {
    var terminal = terminal
    terminal.ground = colors.answer
    return picture(in: colors) { terminal.drawn($0) }
  }

  private func picture(
    in colors: PictureColors?, _ drawn: (TextAttributes) -> TextAttributes
  ) -> String {
    let screen = self.screen
    return ScreenPicture(
      lines: screen.lines.map { $0.drawn(in: look.theme ?? .plain).mapped(drawn) },
      columns: screen.size.columns,
      rows: screen.size.rows, cursor: screen.showsCursor ? screen.cursor : nil, colors: colors
    ).svg
  }
}

extension ScriptedMenu: SnapshotSubject {
  /// Returns the text of the screen, which has a width and a style of its own.
  public func snapshotText(width: Int, style: TextRenderer.Style) -> String {
    frame
  }

  /// Returns the roles of the screen's texts.
  public func snapshotStyles(width: Int, style: TextRenderer.Style) -> String {
    TextRenderer.Theme.roleList(of: screen.lines)
  }
}
