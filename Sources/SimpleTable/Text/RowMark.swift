/// What the second cell of the gutter says of a row.
enum RowMark {
  case normal
  case disabled
  case invalid
  case destructive
  case cancel

  init(_ row: Row.Storage) {
    let reading = row.extras?.reading
    if row.isDisabled {
      self = .disabled
    } else if reading?.message != nil {
      self = .invalid
    } else {
      self =
        switch reading?.state.style {
        case .button(.destructive): .destructive
        case .button(.cancel): .cancel
        default: .normal
        }
    }
  }

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
