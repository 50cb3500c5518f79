/// A symbol, a button or a short text at the trailing edge of a row.
public enum Accessory: Hashable, Sendable {
  /// No accessory.
  case none
  /// A chevron, which shows that the row leads to another table.
  case disclosureIndicator
  /// An info button. A tap on it does not select the row.
  case detailButton
  /// An info button beside a chevron.
  case detailDisclosureButton
  /// A checkmark.
  case checkmark
  /// A short text of your own.
  case custom(String)
}

extension Accessory {
  /// Whether the accessory is a button.
  package var isButton: Bool {
    switch self {
    case .detailButton, .detailDisclosureButton: true
    default: false
    }
  }
}
