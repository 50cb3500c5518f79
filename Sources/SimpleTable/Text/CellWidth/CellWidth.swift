/// The number of terminal cells that text takes.
///
/// Widths follow Unicode 18.0 and agree with version 0.9.4 of the `wcwidth` package of Python,
/// as a terminal shows them that puts a whole cluster into its cells (DEC mode 2027):
///
/// - Wide and fullwidth scalars take two cells, ambiguous ones one. Marks, format characters and
///   other invisible scalars take none; nor do control characters, which have no width and are
///   replaced before text is laid out.
/// - An emoji variation selector makes a narrow emoji two cells wide, a text variation selector
///   makes a wide one narrow.
/// - A flag takes two cells; a skin tone, and an emoji that is joined to the one before, take
///   none of their own.
/// - A spacing mark or a conjunct of letters makes its cluster two cells wide.
///
/// It differs from `wcwidth` where that loses what a terminal shows. There, U+200D hides whatever
/// comes next, and a virama takes in anything that follows, a blank and a border included. Here
/// U+200D joins pictographs, and a virama letters. So text that begins with neither a mark nor
/// a letter has the same width wherever it is put: `of(a + " ")` is `of(a) + 1`.
///
/// The width of text is the sum of the widths of its characters, with two exceptions that follow
/// `wcwidth`: letters joined by a virama that Swift takes for two characters, as in Tamil, and
/// spacing marks that Swift takes for characters of their own, as in Burmese.
public enum CellWidth {
  /// Returns the number of cells that the text takes on one line.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text in UTF-8. Printable ASCII is
  ///   measured eight bytes at a time.
  public static func of(_ text: some StringProtocol) -> Int {
    if let count = text.utf8.withContiguousStorageIfAvailable(countOfPrintableASCII), let count {
      return count
    }
    return ofScalars(text.unicodeScalars)
  }

  /// Returns the number of cells that the character takes on its own.
  public static func of(_ character: Character) -> Int {
    ofScalars(character.unicodeScalars)
  }

  /// Returns the number of cells, none to two, that the scalar takes on its own.
  ///
  /// - Complexity: O(log *n*) in the number of runs within one page of 256 scalars.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    Kind(of: scalar).width
  }

  /// Returns the width of scalars without looking for a quicker way.
  static func ofScalars(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
    var counter = Counter()
    for scalar in scalars {
      counter.add(scalar)
    }
    return counter.cells
  }
}
