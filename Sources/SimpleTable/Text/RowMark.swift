/// The state of a row that the second cell of the gutter shows.
enum RowMark {
  case normal
  case disabled
  case invalid
  case destructive
  case cancel
  case tinted(Row.Tint)

  /// Returns the sign of the mark, or `nil` for a normal row.
  func sign(in signs: Signs) -> Sign? {
    switch self {
    case .normal: nil
    case .disabled: signs.disabled
    case .invalid, .tinted(.error): signs.invalid
    case .destructive: signs.destructive
    case .cancel: signs.cancel
    case .tinted(.accent): signs.accent
    case .tinted(.success): signs.success
    case .tinted(.warning): signs.warning
    }
  }

  /// Returns the attributes of the mark and of the row's title.
  func ink(in inks: TextRenderer.Theme) -> TextAttributes {
    switch self {
    case .normal, .cancel: .plain
    case .disabled: inks.disabled
    case .invalid, .tinted(.error): inks.error
    case .destructive: inks.destructive
    case .tinted(.accent): inks.accent
    case .tinted(.success): inks.success
    case .tinted(.warning): inks.warning
    }
  }
}

extension Row.Storage {
  /// The mark of the row in the gutter.
  var mark: RowMark {
    if isDisabled { return .disabled }
    guard let extras else { return .normal }
    if extras.reading?.message != nil || extras.notes.status?.kind == .error { return .invalid }
    return switch extras.reading?.state.style {
    case .button(.destructive): .destructive
    case .button(.cancel): .cancel
    default: extras.notes.tint.map { .tinted($0) } ?? .normal
    }
  }
}
