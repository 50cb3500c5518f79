/// What is at the trailing edge of a row.
public enum Accessory: Hashable, Sendable {
  /// No accessory.
  case none
  /// A chevron that promises another table.
  case disclosureIndicator
  /// A button of its own, tapped apart from the row.
  case detailButton
  /// A button of its own, beside a chevron.
  case detailDisclosureButton
  /// A checkmark.
  case checkmark
  /// The room of a checkmark, left blank so that details stay in one column.
  case checkmarkPlaceholder
  /// A short text of your own.
  case custom(String)
}

extension Accessory {
  /// Whether the accessory is a button of its own.
  package var isButton: Bool {
    switch self {
    case .detailButton, .detailDisclosureButton: true
    default: false
    }
  }
}
