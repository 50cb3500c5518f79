import SimpleTable

/// A line as it is shown in a difference, with every character visible.
///
/// Spaces at the end are shown as `·`, and control characters as visible symbols.
struct LineImage {
  /// The line on its own, cut where it is very long.
  let text: String

  /// Creates the image of a line.
  init(_ line: ArraySlice<UInt8>) {
    self.init(String(decoding: line, as: UTF8.self), from: 0)
  }

  private init(_ line: String, from start: Int) {
    var shown = line.sanitized
    let spaces = shown.reversed().prefix { $0 == " " }.count
    shown = shown.dropLast(spaces) + String(repeating: "·", count: spaces)
    text = Self.excerpt(of: shown, from: start)
  }
}

extension LineImage {
  /// Returns the images of a line and the line that replaced it.
  ///
  /// Where their widths differ, each has its number of cells. Where they look the same, everything
  /// but visible ASCII is spelled out.
  static func pair(
    _ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>
  ) -> (old: String, new: String) {
    let old = String(decoding: old, as: UTF8.self)
    let new = String(decoding: new, as: UTF8.self)
    let start = zip(old, new).prefix { $0 == $1 }.count - 40
    let images = (old: Self(old, from: start).text, new: Self(new, from: start).text)
    guard images.old != images.new else {
      return (excerpt(of: old.spelledOut, from: start), excerpt(of: new.spelledOut, from: start))
    }
    let widths = (old: old.sanitized.cellWidth, new: new.sanitized.cellWidth)
    guard widths.old != widths.new else { return images }
    return (images.old + cells(widths.old), images.new + cells(widths.new))
  }

  private static func cells(_ count: Int) -> String {
    count == 1 ? "  (1 cell)" : "  (\(count) cells)"
  }

  /// Returns the text, or the part from some character on where it is too long to be shown whole.
  private static func excerpt(of text: String, from start: Int) -> String {
    guard text.utf8.count > longest, text.count > longest else { return text }
    let rest = text.dropFirst(max(start, 0))
    return (start > 0 ? "…" : "") + rest.prefix(longest) + (rest.count > longest ? "…" : "")
  }

  private static var longest: Int { 400 }
}

extension String {
  /// The text with all scalars but visible ASCII as they are written in a Swift literal.
  fileprivate var spelledOut: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case " "..."~": result.unicodeScalars.append(scalar)
      default: result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
    return result
  }
}
