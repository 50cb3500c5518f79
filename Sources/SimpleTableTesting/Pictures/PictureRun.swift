import SimpleTable
import SimpleTableTerminal

/// A part of a line that is drawn at once: letters of one width, or one sign repeated.
///
/// Signs that many fonts lack, and those of two cells, come from other fonts with other widths, so
/// each of them is placed separately.
struct PictureRun: Equatable {
  private(set) var text: String
  let column: Int
  private(set) var cells: Int
  private(set) var attributes: TextAttributes

  /// The address that it leads to.
  let hyperlink: String?

  /// Whether there are only blanks in it so far.
  private var isBlank: Bool

  /// The kind of characters that may follow in the same run.
  private let kind: Kind

  private enum Kind: Equatable {
    case letters
    case sign(String)
  }

  private init(_ piece: CellLine.Piece) {
    text = piece.text
    column = piece.column
    cells = piece.cells
    attributes = piece.attributes
    hyperlink = piece.hyperlink
    isBlank = piece.isBlank
    kind = Self.kind(of: piece)
  }

  /// Returns the parts of a line from left to right, with the blanks between them.
  static func runs(of line: CellLine) -> [PictureRun] {
    var runs: [PictureRun] = []
    for piece in line.pieces {
      if runs.last?.takes(piece) == true {
        runs[runs.count - 1].append(piece)
      } else {
        runs.append(PictureRun(piece))
      }
    }
    return runs
  }

  /// Whether a piece belongs to the run; blanks look the same in any run with what is behind and
  /// below them.
  private func takes(_ piece: CellLine.Piece) -> Bool {
    guard hyperlink == piece.hyperlink, kind == Self.kind(of: piece),
      attributes.ofBlank == piece.attributes.ofBlank
    else {
      return false
    }
    guard kind == .letters, !piece.isBlank else {
      return piece.isBlank || attributes == piece.attributes
    }
    return isBlank || (attributes == piece.attributes && !text.hasSuffix("  "))
  }

  private mutating func append(_ piece: CellLine.Piece) {
    if isBlank { attributes = piece.attributes }
    text += piece.text
    cells += piece.cells
    isBlank = isBlank && piece.isBlank
  }

  private static func kind(of piece: CellLine.Piece) -> Kind {
    let scalars = piece.text.unicodeScalars
    // Latin, Greek and Cyrillic, which fonts for terminals have.
    let isLetter =
      piece.cells == 1 && scalars.count == 1 && scalars.first.map { $0.value < 0x530 } == true
    return isLetter ? .letters : .sign(piece.text)
  }
}
