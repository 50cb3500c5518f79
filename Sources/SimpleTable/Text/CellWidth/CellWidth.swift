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
/// It differs from `wcwidth` in two cases where terminals show more. There, U+200D hides whatever
/// comes next, and a virama takes in anything that follows, even a blank or a border. Here U+200D
/// only joins pictographs, and a virama only letters. So text that begins with neither a mark nor a
/// letter has the same width anywhere: `(a + " ").cellWidth` is `a.cellWidth + 1`.
///
/// The width of text is the sum of the widths of its characters, with two exceptions that follow
/// `wcwidth`: letters joined by a virama that Swift takes for two characters, as in Tamil, and
/// spacing marks that Swift takes for characters of their own, as in Burmese.
package enum CellWidth {
  /// Returns the width of scalars without looking for a quicker way.
  static func ofScalars(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
    var counter = Counter()
    for scalar in scalars {
      counter.add(scalar)
    }
    return counter.cells
  }
}

extension CellWidth {
  /// Returns the number of bytes, or `nil` if one of them is not printable ASCII.
  static func countOfPrintableASCII(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset + 8 <= raw.count {
      guard isPrintableASCII(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) else {
        return nil
      }
      offset += 8
    }
    while offset < raw.count {
      guard 0x20..<0x7F ~= raw[offset] else { return nil }
      offset += 1
    }
    return raw.count
  }

  /// Returns whether each of eight bytes lies between a space and a tilde.
  private static func isPrintableASCII(_ bytes: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    // A byte below 0x80 reaches the top bit by one more if it is 0x7F, and by 0x60 more if it is
    // no control character. No byte carries into the next, as the tops are masked away first.
    let low = bytes & ~tops
    let isDelete = low &+ ones
    let isNoControl = low &+ ones &* 0x60
    return (bytes | isDelete | ~isNoControl) & tops == 0
  }
}

extension CellWidth {
  /// Returns the longest start of the text, in whole characters, that fits, and its width.
  ///
  /// - Complexity: O(*n*), where *n* is the length of what is returned.
  package static func fitting(
    _ text: Substring, within cells: Int
  ) -> (start: Substring, cells: Int) {
    var counter = Counter()
    var end = text.startIndex
    var width = 0
    while end < text.endIndex {
      for scalar in text[end].unicodeScalars {
        counter.add(scalar)
      }
      guard counter.cells <= cells else { break }
      width = counter.cells
      text.formIndex(after: &end)
    }
    return (text[..<end], width)
  }
}

extension StringProtocol {
  /// The number of terminal cells that the text takes on one line, by Unicode 18.0.
  ///
  /// A wide character takes two cells, a mark none, a flag or an emoji two. Control characters have
  /// no width; they are replaced before text is laid out.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text in UTF-8. Printable ASCII is
  ///   measured eight bytes at a time.
  package var cellWidth: Int {
    let ofASCII = utf8.withContiguousStorageIfAvailable(CellWidth.countOfPrintableASCII)
    return (ofASCII ?? nil) ?? CellWidth.ofScalars(unicodeScalars)
  }
}

extension Character {
  /// The number of terminal cells that the character takes on its own.
  package var cellWidth: Int { CellWidth.ofScalars(unicodeScalars) }
}

extension Unicode.Scalar {
  /// The number of terminal cells, none to two, that the scalar takes on its own.
  ///
  /// - Complexity: O(log *n*) in the number of runs within one page of 256 scalars.
  package var cellWidth: Int { CellWidth.ScalarKind(of: self).width }
}
