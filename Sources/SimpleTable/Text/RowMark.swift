/// What the second cell of the gutter says of a row.
enum RowMark {
  case normal
  case disabled
  case invalid
  case destructive
  case cancel

  /// Returns the mark of the state, or nothing where there is nothing to say.
  func mark(in signs: Signs) -> Sign? {
    switch self {
    case .normal: nil
    case .disabled: signs.disabled
    case .invalid: signs.invalid
    case .destructive: signs.destructive
    case .cancel: signs.cancel
    }
  }

  /// Returns the ink of the mark and of the row's title.
  func ink(in inks: TextRenderer.Theme) -> TextAttributes {
    switch self {
    case .normal, .cancel: .plain
    case .disabled: inks.disabled
    case .invalid: inks.error
    case .destructive: inks.destructive
    }
  }
}

extension Row.Storage {
  /// What the gutter says of the row.
  var mark: RowMark {
    let reading = extras?.reading
    if isDisabled { return .disabled }
    if reading?.message != nil { return .invalid }
    return switch reading?.state.style {
    case .button(.destructive): .destructive
    case .button(.cancel): .cancel
    default: .normal
    }
  }
}
