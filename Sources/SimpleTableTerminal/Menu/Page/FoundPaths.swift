import SimpleTableMenu

/// The titles that lead to rows that were found, in a column at the right edge.
///
/// The title of the first page leads to all of them, so it is left out.
struct FoundPaths {
  /// The number of cells of the column with the space before it, 0 without titles or room.
  let cells: Int

  /// The titles that lead to a row, each joined and shortened.
  private let texts: [[String]: String]

  /// The fewest cells of a line that has the column.
  private static let fewestCells = 36

  /// Creates the column for rows on a screen.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  init(of hits: [SearchHit], on screen: MenuScreen) {
    let room = screen.width < Self.fewestCells ? 0 : (screen.width - 2) / 3
    let titles = Set(hits.lazy.map(Self.titles))
    texts = Dictionary(
      uniqueKeysWithValues: titles.map { ($0, room > 0 ? screen.path(of: $0, cells: room) : "") })
    let widest = texts.values.lazy.map(\.cellWidth).max() ?? 0
    cells = widest == 0 ? 0 : widest + 3
  }

  /// Returns the text for a row, empty where nothing leads to it.
  func text(of hit: SearchHit) -> String { texts[Self.titles(of: hit)] ?? "" }

  /// Returns the titles that lead to a row as a line of the screen.
  static func path(to hit: SearchHit, on screen: MenuScreen) -> String {
    screen.path(of: titles(of: hit), cells: screen.width - 2)
  }

  private static func titles(of hit: SearchHit) -> [String] {
    Array(hit.path.dropFirst())
  }
}
