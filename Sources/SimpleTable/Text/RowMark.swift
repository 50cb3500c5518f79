/// How the state of a row is shown: a sign in the second cell of the gutter, and a colour.
struct RowMark {
  /// The sign, or `nil` for a normal row.
  var sign: Sign?

  /// The attributes of the sign and of the row's title.
  var attributes = TextAttributes.plain
}

extension TextRenderer {
  /// Returns how the state of a row is shown.
  func mark(of row: Row.Storage) -> RowMark {
    if row.isDisabled { return RowMark(sign: signs.disabled, attributes: roles.disabled) }
    guard let extras = row.extras else { return RowMark() }
    let hasError = extras.reading?.message != nil || extras.notes.status?.kind == .error
    return switch (hasError, extras.reading?.state.style, extras.notes.tint) {
    case (true, _, _): RowMark(sign: signs.invalid, attributes: roles.error)
    case (_, .button(.destructive), _):
      RowMark(sign: signs.destructive, attributes: roles.destructive)
    case (_, .button(.cancel), _): RowMark(sign: signs.cancel)
    case (_, _, .accent): RowMark(sign: signs.accent, attributes: roles.accent)
    case (_, _, .success): RowMark(sign: signs.success, attributes: roles.success)
    case (_, _, .warning): RowMark(sign: signs.warning, attributes: roles.warning)
    case (_, _, .error): RowMark(sign: signs.invalid, attributes: roles.error)
    default: RowMark()
    }
  }
}
