import SimpleTable

/// A line as it is shown in a difference, with every character visible.
///
/// Spaces at the end are shown as `·`. What cannot be seen is shown by its code point, as
/// `\u{200B}`.
struct LineImage {
  /// The line on its own, cut where it is very long.
  let text: String

  /// Creates the image of a line.
  init(_ line: ArraySlice<UInt8>) {
    text = Self.excerpt(of: String(decoding: line, as: UTF8.self).visible, from: 0)
  }
}

extension LineImage {
  /// Returns the images of a line and the line that replaced it.
  ///
  /// Where their widths differ, each has its number of cells. Where they look the same, as by a
  /// letter of another script, everything but visible ASCII is shown by its code point.
  static func pair(
    _ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>
  ) -> (old: String, new: String) {
    let old = String(decoding: old, as: UTF8.self)
    let new = String(decoding: new, as: UTF8.self)
    let visible = (old: old.visible, new: new.visible)
    guard visible.old.look != visible.new.look else {
      return excerpts(of: old.spelledOut, new.spelledOut)
    }
    let images = excerpts(of: visible.old, visible.new)
    let widths = (old: old.sanitized.cellWidth, new: new.sanitized.cellWidth)
    guard widths.old != widths.new else { return images }
    return (images.old + cells(widths.old), images.new + cells(widths.new))
  }

  private static func cells(_ count: Int) -> String {
    count == 1 ? "  (1 cell)" : "  (\(count) cells)"
  }

  /// Returns two texts, or the parts of them from shortly before they differ.
  private static func excerpts(of old: String, _ new: String) -> (old: String, new: String) {
    let start = zip(old, new).prefix { $0 == $1 }.count - 40
    return (excerpt(of: old, from: start), excerpt(of: new, from: start))
  }

  /// Returns the text, or the part from some character on where it is too long to be shown whole.
  private static func excerpt(of text: String, from start: Int) -> String {
    guard text.utf8.count > longest, text.count > longest else { return text }
    let rest = text.dropFirst(max(start, 0))
    return (start > 0 ? "…" : "") + rest.prefix(longest) + (rest.count > longest ? "…" : "")
  }

  private static var longest: Int { 400 }
}
