import SimpleTable
import SimpleTableMenu

// The details of the focused row beside the page, if the screen is wide.

extension MenuSession {
  /// The number of columns from which on the free room describes the focused row.
  private static let leastColumns = 120

  /// Returns the lines of the page in view with the details of the focused row beside them.
  func withDetails(_ lines: [StyledLine]) -> [StyledLine] {
    guard size.columns >= Self.leastColumns, let item = page.focused else { return lines }
    let start = screen.width + 2
    let details = details(of: item, room: size.columns - start - 1)
    return (0..<max(lines.count, details.count)).prefix(screen.bodyHeight).map { number in
      let line = number < lines.count ? lines[number] : StyledLine("")
      guard number < details.count, !details[number].text.isEmpty else { return line }
      return line.padded(to: start) + details[number]
    }
  }

  /// Returns the explanation of an item, in lines of some cells.
  private func details(of item: TableItem, room: Int) -> [StyledLine] {
    let explanations = menu.explanations(of: item, words)
    guard room >= MenuScreen.smallest.columns - 4, !explanations.isEmpty,
      case .row(let path) = item, let row = page.adapter.row(at: path)
    else { return [] }
    let theme = screen.theme
    var lines = ["", StyledLine("")]
    lines[1] = screen.styled(row.title.isolated, as: theme[.key])
    for explanation in explanations {
      lines += screen.wrapped(explanation.line, cells: room)
        .map { screen.styled($0, as: theme[.footer]) }
    }
    return lines
  }
}
