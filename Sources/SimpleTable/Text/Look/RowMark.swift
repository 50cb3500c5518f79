/// How the state of a row is shown: a glyph in the second cell of the gutter, and a colour.
struct RowMark {
  /// The glyph, or `nil` for a normal row.
  var glyph: Glyph?

  /// The attributes of the glyph and of the row's title.
  var attributes = TextAttributes.plain
}

extension TextRenderer {
  /// Returns how the state of a row is shown.
  func mark(of row: Row) -> RowMark {
    if row.isDisabled {
      return RowMark(glyph: glyphs[.disabled], attributes: roles[.disabled])
    }
    let (reading, extras) = (row.storage.reading, row.storage.extras)
    guard reading != nil || extras != nil else { return RowMark() }
    let isMissing = row.isMissing
    let hasError =
      reading?.value.findings.message != nil && !isMissing
      || extras?.value.notes.status?.kind == .error
    if isMissing, !hasError { return RowMark(glyph: glyphs[.invalid]) }
    return switch (hasError, reading?.value.state.style, extras?.value.notes.tint) {
    case (true, _, _): RowMark(glyph: glyphs[.invalid], attributes: roles[.error])
    case (_, .button(.destructive), _):
      RowMark(glyph: glyphs[.destructive], attributes: roles[.destructive])
    case (_, .button(.cancel), _): RowMark(glyph: glyphs[.cancel])
    case (_, .button(.normal), nil): RowMark(attributes: roles[.accent])
    case (_, _, .accent): RowMark(glyph: glyphs[.accent], attributes: roles[.accent])
    case (_, _, .success): RowMark(glyph: glyphs[.success], attributes: roles[.success])
    case (_, _, .warning): RowMark(glyph: glyphs[.warning], attributes: roles[.warning])
    case (_, _, .error): RowMark(glyph: glyphs[.invalid], attributes: roles[.error])
    default: RowMark(attributes: row.isNewEntry ? roles[.accent] : .plain)
    }
  }
}
