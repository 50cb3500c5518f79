/// How a style sets sections apart: where the parts of a line begin and end, and what is drawn
/// between.
///
/// The first two cells of every line are a gutter for the marks of a row's state.
struct Columns: Sendable {
  /// The first cell of the title, of the indicators of headers, of rules and of boxes.
  let margin: Int

  /// The first cell of the text of headers.
  let header: Int

  /// The first cell of footers.
  let footer: Int

  /// The first cell of rows.
  let row: Int

  /// The end of rows, headers and footers.
  let end: Int

  /// Whether headers end in a rule, and a rule separates sections.
  var hasRules = false

  /// Whether the rows of a section are in a box.
  var hasBoxes = false
}

extension TextRenderer.Style {
  /// How many cells at the end of each line are blank, where a scroll bar has room.
  package var blankCells: Int {
    switch self {
    case .grouped: 2
    case .plain, .insetGrouped: 0
    }
  }
}

extension Columns {
  init(style: TextRenderer.Style, width: Int) {
    self =
      switch style {
      case .plain: Columns(margin: 3, header: 3, footer: 5, row: 3, end: width, hasRules: true)
      case .grouped: Columns(margin: 2, header: 2, footer: 2, row: 4, end: width - 2)
      case .insetGrouped:
        Columns(margin: 2, header: 4, footer: 4, row: 4, end: width - 2, hasBoxes: true)
      }
  }
}
